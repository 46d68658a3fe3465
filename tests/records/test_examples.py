"""The examples of the notation: requests and the answers that they must get."""

import json
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.records.referee import Referee

EXAMPLES = Path(__file__).parent.parent / "data" / "examples"


HANDS_IN_ORDER = {"schwarzer-peter"}


def significant(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without what the examples leave out or the notation calls not significant."""
    answer = {key: part for key, part in answer.items() if key not in ("events", "why", "rule")}
    if "moves" in answer:
        answer["moves"] = sorted(answer["moves"])
    if "state" in answer:
        state = dict(answer["state"])
        if "hands" in state and state["game"] not in HANDS_IN_ORDER:
            state["hands"] = [sorted(hand) for hand in state["hands"]]
        if "aside" in state:
            state["aside"] = sorted(state["aside"])
        if state["round_over"]:
            state.pop("progress", None)
        answer["state"] = state
    return answer


@pytest.mark.parametrize("game_id", GAMES)
def test_example(game_id: str) -> None:
    referee = Referee()
    for line in (EXAMPLES / f"{game_id}.jsonl").read_text().splitlines():
        pair = json.loads(line)
        answer = json.loads(json.dumps(referee.answer(json.dumps(pair["request"]).encode())))
        assert significant(answer) == significant(pair["answer"])
