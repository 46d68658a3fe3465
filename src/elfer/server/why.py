"""Why a bot made a move, once the match is over: it is asked again, with what it saw then."""

from itertools import islice

from elfer.bots.task import Task
from elfer.kernel import options
from elfer.kernel.errors import BadRequest
from elfer.kernel.gate import language_of
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import NEXT
from elfer.server.pacer import luck_of
from elfer.table.line import Line, MadeBy
from elfer.table.record import record
from elfer.table.table import Table


def task_of(table: Table, number: int, playouts: int) -> Task:
    """What the bot is asked that made the so-many-th move of the match, from 0 on; or a refusal."""
    record(table)  # until the match is over it would tell what is hidden
    line = table.line
    assert line is not None
    if not 0 <= number < len(line.moves):
        raise BadRequest(f"There is no move {number}; there are {len(line.moves)}, from 0 on.")
    maker, seat = line.makers[number], line.moves[number].seat
    if maker is None or seat is None or line.moves[number].text == NEXT.text:
        raise BadRequest(f"Move {number} was no bot's.")
    return _task(line, number, maker, luck_of(table, seat, maker.moment), playouts)


def _task(line: Line, number: int, maker: MadeBy, luck: str, playouts: int) -> Task:
    before, made = _before(line, number), line.moves[number]
    assert made.seat is not None
    timed = before.game.language[made.text].timed
    view = before.view(made.seat)
    return Task(before.game.id, view, maker.level, luck, timed, playouts, made.text)


def _before(line: Line, number: int) -> Match:
    """The match before a move."""
    plan = line.match.plan
    deal = None if plan.deal is None else plan.deal.shown()
    match = new_match(plan.game, plan.players, options.shown(plan.options), plan.seed, deal)
    language = language_of(match)
    for move in islice(line.moves, number):
        match = match.push(move.seat, language[move.text], move.at)
    return match
