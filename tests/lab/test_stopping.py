"""A simulation at a terminal: its progress, Ctrl-C, and processes that die."""

import json
import os
import signal
import time

import pytest

from tests.lab.simulation import Watched, numbers

VERY_MANY = ("--games", "1000000000", "--seed", "1", "--json")


@pytest.mark.parametrize(
    "words", [("elfer-raus",), ("elfer-raus", "--engine", "reference")], ids=["kernel", "reference"]
)
def test_ctrl_c_ends_it_with_what_is_done(words: tuple[str, ...]) -> None:
    run = Watched(*words, *VERY_MANY, "--jobs", "2")
    run.until("/s")  # it has counted some, and knows how fast it is
    run.interrupt()
    shown = run.end()
    assert shown.status == 130
    assert " of 1,000,000,000, " in shown.err
    assert " left" in shown.err
    found = json.loads(shown.out)
    played = found["played"]
    assert found["stopped"]
    assert f"Stopped after {played:,} of 1,000,000,000 games; --games {played}" in shown.err
    again = numbers(*words, "--games", str(played), "--seed", "1")
    assert again == found | {"games": played, "stopped": False}
    assert not run.children()


def test_a_process_that_dies_does_not_take_the_result_along() -> None:
    run = Watched("elfer-raus", "--engine", "reference", *VERY_MANY, "--jobs", "2")
    run.until("/s")
    os.kill(_player(run), signal.SIGKILL)
    shown = run.end()
    assert shown.status == 1
    assert "A process that played has died" in shown.err
    assert json.loads(shown.out)["played"] > 0


def _player(run: Watched) -> int:
    """A process that has worked: the one that looks after the others has not."""
    time.sleep(0.2)
    children = run.children()

    def worked(pid: int) -> int:
        with open(f"/proc/{pid}/stat") as file:
            return int(file.read().rpartition(")")[2].split()[11])

    return max(children, key=worked)
