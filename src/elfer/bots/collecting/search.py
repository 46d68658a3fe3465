"""Search for the collecting games: sensible moves played out in the same determinizations."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from elfer.bots.choice import Situation
from elfer.bots.collecting.determinization import deal_world
from elfer.bots.collecting.evaluation import spare_cards
from elfer.bots.collecting.opponents import unseen_cards
from elfer.bots.collecting.playout import World, end_turn, play_out
from elfer.engine.moves import Move
from elfer.engine.seats import Seat, after
from elfer.games.collecting.moves import CLOSE, STOCK, pile_of
from elfer.games.collecting.state import CollectingView, Step

CLEAR = 2.5
"""The number of standard errors by which a move must beat the default."""
FEWEST_WORLDS = 8
"""The smallest number of worlds that allows a conclusion."""


class SearchResult(NamedTuple):
    """The best move, its gain in points over the default, and the number of playouts."""

    move: Move
    gain: float
    playouts: int


def search(situation: Situation, default: Move, rng: Random) -> SearchResult:
    """Return the best move if it is clearly better than the default, otherwise the default."""
    view: CollectingView = situation.view
    others = _alternatives(view, situation.moves, default)
    worlds = situation.playouts // (len(others) + 1)
    if not others or worlds < FEWEST_WORLDS:
        return SearchResult(default, 0.0, 0)
    seat = view.seat
    assert seat is not None
    play_default, *play_others = (playout_after(situation, move) for move in (default, *others))
    unseen = unseen_cards(situation.game, view)
    gains = [0.0] * len(others)
    squares = [0.0] * len(others)
    for _ in range(worlds):
        world = deal_world(view, unseen, rng)
        standard = margin(play_default(world), seat)
        for number, play in enumerate(play_others):
            gain = margin(play(world), seat) - standard
            gains[number] += gain
            squares[number] += gain * gain
    choice, most = default, 0.0
    for move, total, square in zip(others, gains, squares, strict=True):
        gain = total / worlds
        error = sqrt(max(0.0, square / worlds - gain * gain) / worlds)
        if gain > max(most, CLEAR * error):
            choice, most = move, gain
    return SearchResult(choice, most, worlds * (len(others) + 1))


def margin(points: Sequence[int], seat: Seat) -> float:
    """Return a seat's lead over the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _alternatives(view: CollectingView, moves: Sequence[Move], default: Move) -> list[Move]:
    """Return other takes, the same card on other piles, and spare cards on the same pile."""
    others = [move for move in moves if move != default]
    if view.layout.step is not Step.LAY:
        return others
    assert view.hand is not None
    spares, pile = spare_cards(view.hand, view.layout.taken), pile_of(default)
    return [
        move
        for move in others
        if move.card == default.card or (move.card in spares and pile_of(move) == pile)
    ]


def playout_after(situation: Situation, move: Move) -> Callable[[World], list[int]]:
    """Return a function that plays a move in a world and returns the points (FS-3, FS-4)."""
    view: CollectingView = situation.view
    seat, step, direction = view.seat, view.layout.step, situation.game.direction
    assert seat is not None
    if step is Step.TAKE:
        taken = None if move == STOCK else pile_of(move)
        return lambda world: end_turn(world.after_take(seat, taken), seat, direction)
    if step is Step.LAY:
        card, pile = move.card, pile_of(move)
        return lambda world: end_turn(world.after_lay(seat, card, pile), seat, direction)
    if move == CLOSE:
        return World.points
    following = after(seat, view.setup.players, direction)
    return lambda world: play_out(world, following, direction)
