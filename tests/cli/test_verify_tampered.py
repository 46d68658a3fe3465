"""`elfer verify` detects tampered records in every game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from elfer.cli.verify import describe_finding
from elfer.engine.errors import BadRecord
from elfer.engine.move_validation import language_of
from elfer.games import GAMES
from elfer.notation.records import play_recorded_move, read_record
from elfer.table.record_verification import Shuffle, verify_record
from tests.conformance.hidden_cards import swap_cards
from tests.terminal.played_records import bot_record, deal_of

Record = dict[str, Any]
every_game = pytest.mark.parametrize("game", GAMES)
SHUFFLED = [game.id for game in GAMES.values() if game.shuffles]
shuffled_games = pytest.mark.parametrize("game", SHUFFLED)


def verdict(record: Record) -> list[str]:
    """Return all sentences of the report on a record."""
    try:
        return describe_finding(verify_record(record))
    except BadRecord as refused:
        return [refused.why]


def with_move(record: Record, index: int, move: Sequence[Any]) -> Record:
    """Return a record with one move replaced."""
    moves = record["moves"]
    return record | {"moves": [*moves[:index], list(move), *moves[index + 1 :]]}


@every_game
def test_a_changed_move_is_detected(game: str) -> None:
    """The error names the number of the illegal move."""
    record = bot_record(game)
    match, moves = read_record(record)
    looked_at = set(Random(game).sample(range(len(moves)), 5))
    for index, (round_, seat, text, *at) in enumerate(moves):
        if index in looked_at:
            legal = {move.text for move in match.legal(seat)}
            others = [other for other in language_of(match) if other not in legal]
            for other in (*others[:1], *others[-1:], "fly"):
                assert_refused_at(index, with_move(record, index, [round_, seat, other, *at]))
            assert_refused_at(index, with_move(record, index, [round_, 6, text, *at]))
            assert_refused_at(index, with_move(record, index, [round_ + 1, seat, text, *at]))
        match = play_recorded_move(match, moves, index).match


def assert_refused_at(index: int, record: Record) -> None:
    with pytest.raises(BadRecord, match=f"^Move {index} ") as refused:
        verify_record(record)
    assert refused.value.move == index


@every_game
def test_the_deal_of_a_record_is_compared_with_the_seed(game: str) -> None:
    record = bot_record(game)
    written = record | {"deal": deal_of(record)}
    same = Shuffle.SAME if GAMES[game].shuffles else Shuffle.NONE
    assert verdict(written) == [*verdict(record)[:-1], same.value]


@shuffled_games
def test_a_changed_deal_is_detected(game: str) -> None:
    """Swapping any two cards is enough."""
    record = bot_record(game)
    deal, rng = deal_of(record), Random(game)
    cards = sorted({card for part in deal.values() for card in flatten(part)})
    for _ in range(10):
        other = swap_cards(deal, rng.sample(cards, 2))
        tampered = record | {"deal": other}
        if sort_hands(other) == sort_hands(deal):
            continue  # both cards are in the same hand
        assert verdict(tampered | {"moves": []})[-1] == Shuffle.OTHER.value
        assert verdict(tampered)[-1] != Shuffle.SAME.value


def flatten(cards: Sequence[Any]) -> list[str]:
    return [card for part in cards for card in ([part] if isinstance(part, str) else part)]


def sort_hands(deal: Record) -> Record:
    """Return a deal with sorted hands, as the order of cards in a hand does not matter."""
    return deal | {"hands": [sorted(hand) for hand in deal.get("hands", [])]}


@shuffled_games
def test_a_changed_seed_is_detected(game: str) -> None:
    """With a deal, the report says so; without one, the moves or the result differ."""
    record = bot_record(game)
    tampered = record | {"seed": "another"}
    assert verdict(tampered) != verdict(record)
    with_deal = tampered | {"deal": deal_of(record), "moves": []}
    assert verdict(with_deal)[-1] == Shuffle.OTHER.value


def test_the_seed_does_not_matter_in_games_without_a_shuffle() -> None:
    (game,) = set(GAMES) - set(SHUFFLED)
    record = bot_record(game)
    assert verdict(record | {"seed": "another"}) == verdict(record)


@shuffled_games
def test_a_deal_without_a_seed_is_unconfirmed(game: str) -> None:
    record = bot_record(game)
    by_hand = {key: value for key, value in record.items() if key != "seed"}
    by_hand |= {"deal": deal_of(record), "moves": []}
    start = read_record(record).start
    more_chance = start.game.needs_chance or start.game.needs_lot(start.setup)
    refused = f"{game} needs random numbers with these options; give a seed."
    assert verdict(by_hand)[-1] == (refused if more_chance else Shuffle.HAND.value)


@every_game
def test_a_changed_result_is_ignored(game: str) -> None:
    """The result comes from replaying the moves, not from the record."""
    record = bot_record(game)
    boast = {"winners": [1], "totals": [0, 999, 0], "outcome": {"winners": [1]}}
    assert verdict(record | boast) == verdict(record)
    cut = record | {"moves": record["moves"][:-1]}
    assert "the match is not over" in verdict(cut)[1]
    longer = record | {"moves": [*record["moves"], record["moves"][-1]]}
    assert_refused_at(len(record["moves"]), longer)
