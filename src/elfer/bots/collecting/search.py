"""The professor's way: every sensible move is tried in the same worlds, played out to the end."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random

from elfer.bots.collecting.playout import ended_turn, played_out
from elfer.bots.collecting.prospect import spare
from elfer.bots.collecting.world import World, dealt_world
from elfer.games.farben_sammeln.layout import CollectingView, Step
from elfer.games.farben_sammeln.moves import CLOSE, STOCK, pile_of
from elfer.kernel.moves import Move
from elfer.kernel.seats import CLOCKWISE, Seat, after

CLEAR = 2.5
"""By how many standard errors a move must be better than the first idea."""
FEWEST_WORLDS = 8
"""From fewer worlds nothing is concluded."""


def better(
    view: CollectingView, moves: Sequence[Move], idea: Move, playouts: int, rng: Random
) -> tuple[Move, float]:
    """The move that is clearly the best of all, or the first idea, and what it gains on that."""
    others = _alternatives(view, moves, idea)
    worlds = playouts // (len(others) + 1)
    if not others or worlds < FEWEST_WORLDS:
        return idea, 0.0
    seat = view.seat
    assert seat is not None
    first, ways = _way(view, idea), [_way(view, move) for move in others]
    gains = [0.0] * len(others)
    squares = [0.0] * len(others)
    for _ in range(worlds):
        world = dealt_world(view, rng)
        usual = margin(first(world), seat)
        for number, way in enumerate(ways):
            gain = margin(way(world), seat) - usual
            gains[number] += gain
            squares[number] += gain * gain
    choice, most = idea, 0.0
    for move, total, square in zip(others, gains, squares, strict=True):
        gain = total / worlds
        error = sqrt(max(0.0, square / worlds - gain * gain) / worlds)
        if gain > max(most, CLEAR * error):
            choice, most = move, gain
    return choice, most


def margin(points: Sequence[int], seat: Seat) -> float:
    """By how much a seat is ahead of the others' mean."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _alternatives(view: CollectingView, moves: Sequence[Move], idea: Move) -> list[Move]:
    """What else is sensible: any card to take, the same card elsewhere, another in its place."""
    others = [move for move in moves if move is not idea]
    if view.layout.step is not Step.LAY:
        return others
    assert view.hand is not None
    spares, pile = spare(view.hand, view.layout.taken), pile_of(idea)
    return [
        move
        for move in others
        if move.card == idea.card or (move.card in spares and pile_of(move) == pile)
    ]


def _way(view: CollectingView, move: Move) -> Callable[[World], list[int]]:
    """How a world goes on after a move: the points at its end."""
    seat, step = view.seat, view.layout.step
    assert seat is not None
    if step is Step.TAKE:
        taken = None if move is STOCK else pile_of(move)
        return lambda world: ended_turn(world.after_take(seat, taken), seat)
    if step is Step.LAY:
        card, pile = move.card, pile_of(move)
        return lambda world: ended_turn(world.after_lay(seat, card, pile), seat)
    if move is CLOSE:
        return World.points
    following = after(seat, view.setup.players, CLOCKWISE)
    return lambda world: played_out(world, following)
