"""Explanations of bots' moves after a match: each bot is asked again with the view it had then."""

from itertools import islice

from elfer.bots.task import Task
from elfer.engine import options
from elfer.engine.errors import BadRequest
from elfer.engine.match import Match, new_match
from elfer.engine.move_validation import language_of
from elfer.engine.moves import NEXT
from elfer.table.bots_to_ask import BotTurn, bot_seed, bot_task
from elfer.table.player_views import finished_record
from elfer.table.table import Table
from elfer.table.undo import TableHistory


def reasons_task(table: Table, number: int, playouts: int) -> Task:
    """Return the task that asks a bot to explain its move; moves are numbered from 0."""
    finished_record(table)  # refuses until the match is over: reasons reveal hidden cards
    history = table.history
    assert history is not None
    if not 0 <= number < len(history.moves):
        last = len(history.moves) - 1
        raise BadRequest(f"There is no move {number}. Choose one from 0 to {last}.")
    maker, seat = history.makers[number], history.moves[number].seat
    if maker is None or seat is None or history.moves[number].text == NEXT.text:
        raise BadRequest(f"Move {number} was not made by a bot.")
    before, made = _match_before(history, number), history.moves[number].text
    timed = before.game.language[made].timed
    turn = BotTurn(seat, maker.level, may_wait=False, timed=timed)
    task = bot_task(before, turn, bot_seed(table.bot_seed, seat, maker.moment), playouts)
    return task._replace(made=made)


def _match_before(history: TableHistory, number: int) -> Match:
    """Return the match before a move."""
    plan = history.match.plan
    deal = None if plan.deal is None else plan.deal.shown()
    match = new_match(plan.game, plan.players, options.shown(plan.options), plan.seed, deal)
    language = language_of(match)
    for move in islice(history.moves, number):
        match = match.push(move.seat, language[move.text], move.at)
    return match
