"""Tables with a hand of any size, dealt by the engine from given cards."""

import random
from collections.abc import Collection
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

from elfer.engine.cards import NAMES
from elfer.engine.errors import BadDeal
from elfer.engine.match import Match, new_match
from elfer.games import GAMES
from elfer.notation.history import MatchHistory
from elfer.runtime.credentials import hash_token
from elfer.table import Table, new_table
from elfer.table.commands import Play, Settle, Start
from elfer.table.players_and_chairs import Chair, Player
from elfer.table.undo import TableHistory
from tests.server.scenes import HOST, TOKENS, apply_command

BOTS = ("easy", "expert", "hard", "medium", "child")
"""Five different characters, among them those with the longest names."""
FAMILY_GAMES = (
    "elfer-raus",
    "master",
    "mogeln",
    "erwischt",
    "ratefix",
    "poker",
    "schnipp-schnapp",
    "ueberall-anschliessen",
    "farben-sammeln",
    "hoechste-karte",
    "zweikampf",
    "schwarzer-peter",
)
"""A game of every family, and two of those with two very different boards."""
PEOPLE = ("Maximiliane", "Jo", "Bartholomäus", "Grossmutter Anneliese", "Chloé", "Christopher")
TRIES = 40
MOST_STEPS = 200
CALLS = ("caught", "doubt", "object", "slip")
"""The verbs of calls, which could end a turn early."""


@cache
def deal_hand(
    game: str, players: int, cards: int | None, *, ours: bool, shared: bool = False
) -> Table:
    """Return a table with the host and slow bots before the first move.

    The host has as many cards as wanted, or as the game deals; `ours` says whether the host begins,
    unless everyone does. At a shared table all players use the host's device.
    """
    for number, seat in product(range(TRIES), range(players)):
        match = _deal_round(game, players, seat, cards, number)
        if match and (match.turn is None or (match.turn == seat) == ours):
            return _seat_players(game, players, seat, match, shared=shared)
    raise AssertionError(f"no such deal of {game}")


def _deal_round(game: str, players: int, seat: int, cards: int | None, number: int) -> Match | None:
    """Return a match in which a seat has as many cards as wanted; None if nobody could begin."""
    rules, seed = GAMES[game], f"dealt {number}"
    match = new_match(rules, players, {}, seed)
    if cards is None:
        return match
    deck = [NAMES[card] for card in rules.deck(match.round_start.setup)]
    random.Random(number).shuffle(deck)
    own, rest = deck[:cards], deck[cards:]
    deal = _split(rules.deal_keys, rest, players - 1)
    deal["hands"].insert(seat, own)
    try:
        return new_match(rules, players, {}, seed, deal)
    except BadDeal:
        return None


def _split(keys: Collection[str], rest: list[str], others: int) -> dict[str, Any]:
    """Deal the rest of the cards: up to ten for each of the others, or all if there is no stock."""
    aside = [rest.pop()] if "aside" in keys else []
    if "stock" not in keys:
        return {"hands": [rest[n::others] for n in range(others)], "aside": aside}
    each = min(10, len(rest) // others)
    hands = [rest[n * each :][:each] for n in range(others)]
    return {"hands": hands, "stock": rest[others * each :]}


def _seat_players(game: str, players: int, seat: int, match: Match, *, shared: bool) -> Table:
    host = Player(HOST, "Maximiliane", hash_token(TOKENS[HOST]))
    table = new_table(game, ["me", *BOTS[: players - 1]], {}, host, secret="s", bot_seed="luck")
    chairs = [Chair(bot=level) for level in BOTS[: players - 1]]
    chairs.insert(seat, Chair(player=HOST))
    if shared:
        chairs = [Chair(player=HOST, name=name) for name in PEOPLE[:players]]
    table = apply_command(replace(table, chairs=tuple(chairs)), HOST, Start())
    return replace(table, history=TableHistory(MatchHistory(match)), pace=60_000)


def play_on(table: Table, steps: int) -> Table:
    """Return the table after some moves by all seats, with one of the host's moves next."""
    host = next(n for n, chair in enumerate(table.chairs) if chair.player == HOST)
    chairs, rng = table.chairs, random.Random(steps)
    table = replace(table, chairs=tuple(Chair(player=HOST) for _ in chairs))
    for step in range(MOST_STEPS):
        match = table.match
        assert match is not None
        if step >= steps and match.legal(host):
            break
        if match.legal(None):
            table = apply_command(table, None, Settle())
            continue
        seat = rng.choice(match.actors)
        moves = match.legal(seat)
        calm = [move for move in moves if move.verb == "lay"] or [
            move for move in moves if move.verb not in CALLS
        ]
        table = apply_command(table, HOST, Play(seat, rng.choice(calm or moves).text))
    assert table.playing
    return replace(table, chairs=chairs, pace=60_000, seats_held={})
