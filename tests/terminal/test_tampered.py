"""Records that somebody has changed: it is found, in every game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.kernel.errors import BadRecord
from elfer.kernel.gate import language_of
from elfer.records.record import play_recorded, read_record
from elfer.terminal.verify import Shuffle, in_words, verified
from tests.conformance.blindness import exchanged
from tests.terminal.recorded import dealt, recorded

Record = dict[str, Any]
every_game = pytest.mark.parametrize("game", GAMES)
SHUFFLED = [game.id for game in GAMES.values() if game.shuffles]
shuffled_games = pytest.mark.parametrize("game", SHUFFLED)


def verdict(record: Record) -> list[str]:
    """All that is said about a record."""
    try:
        return in_words(verified(record))
    except BadRecord as refused:
        return [refused.why]


def with_move(record: Record, index: int, move: Sequence[Any]) -> Record:
    """The record with another move in a place."""
    moves = record["moves"]
    return record | {"moves": [*moves[:index], list(move), *moves[index + 1 :]]}


@every_game
def test_a_changed_move_is_found(game: str) -> None:
    """Whatever could not be played then is refused there, by its number."""
    record = recorded(game)
    played, moves = read_record(record)
    looked_at = set(Random(game).sample(range(len(moves)), 5))
    for index, (round_, seat, text, *at) in enumerate(moves):
        if index in looked_at:
            legal = {move.text for move in played.match.legal(seat)}
            others = [other for other in language_of(played.match) if other not in legal]
            for other in (*others[:1], *others[-1:], "fly"):
                refused_at(index, with_move(record, index, [round_, seat, other, *at]))
            refused_at(index, with_move(record, index, [round_, 6, text, *at]))
            refused_at(index, with_move(record, index, [round_ + 1, seat, text, *at]))
        play_recorded(played, moves, index)


def refused_at(index: int, record: Record) -> None:
    with pytest.raises(BadRecord, match=f"^Move {index} ") as refused:
        verified(record)
    assert refused.value.move == index


@every_game
def test_a_deal_that_is_written_down_is_compared(game: str) -> None:
    record = recorded(game)
    written = record | {"deal": dealt(record)}
    same = Shuffle.SAME if GAMES[game].shuffles else Shuffle.NONE
    assert verdict(written) == [*verdict(record)[:-1], same.value]


@shuffled_games
def test_a_changed_deal_is_found(game: str) -> None:
    """Two cards in each other's place are enough, wherever they lie."""
    record = recorded(game)
    deal, luck = dealt(record), Random(game)
    cards = sorted({card for part in deal.values() for card in flat(part)})
    for _ in range(10):
        other = exchanged(deal, luck.sample(cards, 2))
        tampered = record | {"deal": other}
        if in_order(other) == in_order(deal):
            continue  # the same cards in the same hand
        assert verdict(tampered | {"moves": []})[-1] == Shuffle.OTHER.value
        assert verdict(tampered)[-1] != Shuffle.SAME.value


def flat(cards: Sequence[Any]) -> list[str]:
    return [card for part in cards for card in ([part] if isinstance(part, str) else part)]


def in_order(deal: Record) -> Record:
    """A deal in which the order of the cards of a hand does not matter."""
    return deal | {"hands": [sorted(hand) for hand in deal.get("hands", [])]}


@shuffled_games
def test_a_changed_seed_is_found(game: str) -> None:
    """Beside a deal it is named; without one the moves do not fit, or something else came of it."""
    record = recorded(game)
    tampered = record | {"seed": "another"}
    assert verdict(tampered) != verdict(record)
    beside = tampered | {"deal": dealt(record), "moves": []}
    assert verdict(beside)[-1] == Shuffle.OTHER.value


def test_where_nothing_is_shuffled_the_seed_does_not_matter() -> None:
    (game,) = set(GAMES) - set(SHUFFLED)
    record = recorded(game)
    assert verdict(record | {"seed": "another"}) == verdict(record)


@shuffled_games
def test_a_deal_without_a_seed_is_nobody_s_word(game: str) -> None:
    record = recorded(game)
    by_hand = {key: value for key, value in record.items() if key != "seed"}
    by_hand |= {"deal": dealt(record), "moves": []}
    start = read_record(record).start.match
    more_chance = start.game.needs_chance or start.game.needs_lot(start.setup)
    refused = f"{game} needs chance with these options; give a seed."
    assert verdict(by_hand)[-1] == (refused if more_chance else Shuffle.HAND.value)


@every_game
def test_a_changed_result_is_not_believed(game: str) -> None:
    """What came of it is played, never read; and the end is where it is."""
    record = recorded(game)
    boast = {"winners": [1], "totals": [0, 999, 0], "outcome": {"winners": [1]}}
    assert verdict(record | boast) == verdict(record)
    cut = record | {"moves": record["moves"][:-1]}
    assert "it is not over" in verdict(cut)[1]
    longer = record | {"moves": [*record["moves"], record["moves"][-1]]}
    refused_at(len(record["moves"]), longer)
