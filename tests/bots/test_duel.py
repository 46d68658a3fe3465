"""The duel bots: every level makes the only legal move, but the reasons differ."""

import random

from elfer.bots import choose
from elfer.bots.choice import Situation
from elfer.engine.match import Match, new_match
from elfer.games import GAMES


def test_a_child_gives_a_hopeful_reason_when_behind() -> None:
    match: Match = new_match(GAMES["zweikampf"], 2, {}, "hopes")
    while match.view(0).layout.won[0] == match.view(0).layout.won[1]:
        match = match.push(match.actors[0], match.legal(match.actors[0])[0])
    layout = match.view(0).layout
    behind = 0 if len(layout.won[0]) < len(layout.won[1]) else 1
    asked = Situation(match.game, match.view(behind), match.legal(behind))
    assert choose("child", asked, random.Random(1)).reasons[0].why == "luck-brave"
    assert choose("expert", asked, random.Random(1)).reasons[0].why == "luck-only-move"
