"""The simple bot for building anywhere: legal, usually attentive, never perfect."""

from random import Random

from elfer.bots.anywhere.bot import choose_simply
from elfer.engine.cards import NAMES, fresh_deck
from elfer.engine.match import Match, new_match
from elfer.games import GAMES

GAME = GAMES["ueberall-anschliessen"]


def match_after(*moves: tuple[int, str]) -> Match:
    """Return a match in which seat 1 can follow the middle's 5; seat 2 has the other cards."""
    deck = [NAMES[card] for card in fresh_deck(1, 20)]
    tops = [["r5", "r9"], ["g6", "g1"]]
    rest = [card for card in deck if card not in tops[0] + tops[1]]
    match = new_match(GAME, 3, {"dealer": 2}, deal={"stacks": [*tops, rest]})
    for seat, text in moves:
        match = match.push(seat, GAME.language[text])
    return match


def answers(match: Match, seat: int) -> list[str | None]:
    """Return the bot's choices over many tries of the same position."""
    moves = match.legal(seat)
    chosen = [choose_simply(match.view(seat), moves, Random(number)) for number in range(1_200)]
    assert all(move is None or move in moves for move in chosen)
    return [None if move is None else move.text for move in chosen]


OPENED = ((0, "flip"), (0, "mid"), (1, "flip"))


def test_lays_where_its_card_fits_with_occasional_slips() -> None:
    told = answers(match_after(*OPENED), 1)
    assert set(told) == {"mid", "own"}
    assert 60 < told.count("own") < 150


def test_usually_calls_if_somebody_overlooks_a_place() -> None:
    match = match_after(*OPENED, (1, "own"))
    in_turn, waiting = answers(match, 2), answers(match, 0)
    assert set(in_turn) == {"stopp", "flip"}
    assert set(waiting) == {"stopp", None}
    for told in (in_turn, waiting):
        assert 800 < told.count("stopp") < 1_000


def test_plays_to_the_end() -> None:
    match = new_match(GAME, 4, {}, "matcher")
    rng = Random(1)
    while not match.over:
        seat = rng.choice(match.actors)
        move = choose_simply(match.view(seat), match.legal(seat), rng)
        match = match if move is None else match.push(seat, move)
    assert len(match.state.layout.middle) == 80
