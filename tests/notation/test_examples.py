"""The examples in the notation: requests and their expected answers."""

import json
from pathlib import Path
from typing import Any

import pytest

from elfer.games import GAMES
from elfer.notation.referee import Referee

EXAMPLES = Path(__file__).parent.parent / "data" / "examples"


HANDS_IN_ORDER = {"schwarzer-peter"}


def strip_insignificant(answer: dict[str, Any]) -> dict[str, Any]:
    """Return an answer without the keys that the examples omit or the notation ignores."""
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
def test_the_referee_answers_as_in_the_example(game_id: str) -> None:
    referee = Referee()
    for line in (EXAMPLES / f"{game_id}.jsonl").read_text().splitlines():
        pair = json.loads(line)
        answer = json.loads(json.dumps(referee.answer(json.dumps(pair["request"]).encode())))
        assert strip_insignificant(answer) == strip_insignificant(pair["answer"])
