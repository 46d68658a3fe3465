"""The engine remembers only facts about a seat that everyone has seen (G-7)."""

from elfer.engine.cards import BIT, cards_in
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.games.rows import Layout


def layout_of(match: Match) -> Layout:
    layout: Layout = match.state.layout
    return layout


def test_a_player_who_keeps_a_fitting_card_is_seen_holding_back() -> None:
    match = new_match(GAMES["elfer-raus"], 2, {}, "holding back")
    held = 0
    while not match.over:
        seat = match.turn
        assert seat is not None
        moves = match.legal(seat)
        before = layout_of(match)
        move = moves[-1] if before.laid else moves[0]  # lay one card, then stop
        if move.card >= 0 and before.observations.spared[seat] & BIT[move.place]:
            held |= 0 if match.state.must is not None else 1 << seat
        match = match.push(seat, move)
        assert layout_of(match).observations.held_back == held
    assert held == 3


def test_a_player_who_must_draw_has_no_fitting_card() -> None:
    checked = 0
    for seed in range(30):
        match = new_match(GAMES["elfer-raus"], 3, {}, f"lacks {seed}")
        while not match.over:
            seat = match.turn
            assert seat is not None
            match = match.push(seat, match.legal(seat)[0])
            state = match.state
            for other, lacks in enumerate(state.layout.observations.lacks):
                if other != state.layout.turn or state.must is None:
                    assert not lacks & state.hands[other], [*cards_in(lacks & state.hands[other])]
                    checked += lacks != 0
    assert checked > 500
