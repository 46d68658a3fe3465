"""Questions about the cards and places that a seat may use now; they never change the table."""

import sys
from collections import Counter
from typing import Any

import pytest

from elfer.engine.errors import BadRequest, IllegalMove, NotYourTurn, Refused
from elfer.engine.move_validation import language_of
from elfer.games import GAMES
from elfer.notation.states import view_of
from elfer.table.errors import NotAllowed, NotNow
from elfer.table.match_commands import check_touches
from tests.table.party import HOST, Party


def _party() -> Party:
    return Party("farben-mix", [HOST, "bob"]).start()


def test_legal_moves_are_not_refused() -> None:
    party = _party()
    seat = party.match.turn
    assert seat is not None
    player = party.table.chairs[seat].player
    for move in party.match.legal(seat):
        check_touches(party.table, player, seat, move.touches)
        check_touches(party.table, player, seat, move.touches[:1])


def test_every_card_of_a_hand_is_legal_or_has_a_reason() -> None:
    party = _party()
    seat = party.match.turn
    assert seat is not None
    player = party.table.chairs[seat].player
    legal = {touch for move in party.match.legal(seat) for touch in move.touches}
    impossible = [
        card for card in view_of(party.match, seat)["hand"] if ("hand", card) not in legal
    ]
    assert impossible
    for card in impossible:
        with pytest.raises(IllegalMove) as illegal:
            check_touches(party.table, player, seat, [("hand", card)])
        assert illegal.value.rule


def test_a_question_may_name_a_row() -> None:
    party = _party()
    seat = party.match.turn
    assert seat is not None
    player = party.table.chairs[seat].player
    (card,) = {move.touches[0] for move in party.match.legal(seat)}
    with pytest.raises(IllegalMove):
        check_touches(
            party.table, player, seat, [card, ("row", "b" if card.key[0] == "r" else "r")]
        )


def test_refuses_questions_that_a_player_may_not_ask_now() -> None:
    party = _party()
    turn = party.match.turn
    assert turn is not None
    waits = 1 - turn
    own = party.table.chairs[waits].player
    card = view_of(party.match, waits)["hand"][0]
    with pytest.raises(NotYourTurn):
        check_touches(party.table, own, waits, [("hand", card)])
    with pytest.raises(NotAllowed):
        check_touches(party.table, own, turn, [("hand", card)])
    with pytest.raises(NotAllowed):
        check_touches(party.table, None, turn, [("hand", card)])
    with pytest.raises(BadRequest):
        check_touches(party.table, own, waits, [("hand", "x99")])
    with pytest.raises(NotNow):
        check_touches(Party("junior", [HOST, "bob"]).table, HOST, 0, [("hand", card)])


@pytest.mark.parametrize("game", GAMES)
def test_refuses_cards_of_other_hands(game: str) -> None:
    party = Party(game, [HOST, "bob", "eve"][: GAMES[game].most_players]).start()
    seat = next(seat for seat in range(party.match.players) if party.match.legal(seat))
    player = party.table.chairs[seat].player
    own = set(view_of(party.match, seat).get("hand", []))
    for card in {f"{colour}{value}" for colour in "rygb" for value in range(1, 21)} - own:
        with pytest.raises(Refused):
            check_touches(party.table, player, seat, [("hand", card)])


def _lines_to_answer(party: Party, player: str | None, seat: int, touch: tuple[str, str]) -> int:
    """Return how many lines of Python it takes to answer a question."""
    lines = 0

    def count(frame: Any, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        check_touches(party.table, player, seat, [touch])
    except Refused:
        pass
    finally:
        sys.settrace(before)
    return lines


def test_an_answer_does_not_search_all_moves_of_the_game() -> None:
    """One person may ask 25 times a second, and Master has almost a thousand moves."""
    party = Party("master", [HOST, "bob"]).start()
    language = language_of(party.match)
    touches = [touch for move in language.values() for touch in move.touches]
    # A refusal may look at every move with this touch, and some rows have hundreds of moves.
    asked = {touch for touch, moves in Counter(touches).items() if moves < len(language) / 50}
    assert len(asked) > 100
    for seat, chair in enumerate(party.table.chairs):
        for touch in sorted({*asked, ("nothing", "")}):
            _lines_to_answer(party, chair.player, seat, touch)  # fills the caches
            lines = _lines_to_answer(party, chair.player, seat, touch)
            assert lines < len(language) / 2, (touch, lines)
