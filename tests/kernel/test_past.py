"""What everyone at the table has seen of a seat is remembered, and nothing else (G-7)."""

from elfer.games import GAMES
from elfer.kernel.cards import BIT, cards_in
from elfer.kernel.match import Match, new_match
from elfer.kernel.rows import Layout, RowState


def layout_of(match: Match) -> Layout:
    return Layout(*RowState(*match.state).layout)


def test_who_stops_and_later_lays_what_fitted_then_is_seen_holding_back() -> None:
    match = new_match(GAMES["elfer-raus"], 2, {}, "holding back")
    held = 0
    while not match.over:
        seat = match.turn
        assert seat is not None
        moves = match.legal(seat)
        before = layout_of(match)
        move = moves[-1] if before.laid else moves[0]  # one card, then done
        if move.card >= 0 and before.past[1][seat] & BIT[move.place]:
            must = RowState(*match.state).must
            held |= 0 if must is not None else 1 << seat
        match = match.push(seat, move)
        assert layout_of(match).past[2] == held
    assert held == 3


def test_who_must_draw_has_none_of_the_cards_that_fit() -> None:
    checked = 0
    for seed in range(30):
        match = new_match(GAMES["elfer-raus"], 3, {}, f"lacks {seed}")
        while not match.over:
            seat = match.turn
            assert seat is not None
            match = match.push(seat, match.legal(seat)[0])
            state = RowState(*match.state)
            for other, lacks in enumerate(layout_of(match).past[0]):
                if other != state.layout[4] or state.must is None:
                    assert not lacks & state.hands[other], [*cards_in(lacks & state.hands[other])]
                    checked += lacks != 0
    assert checked > 500
