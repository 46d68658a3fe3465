"""A simulation at a terminal: its progress bar, Ctrl-C, and workers that die."""

import json
import os
import signal
import time

import pytest

from tests.simulation.series import Watched, simulate_for_json

VERY_MANY = ("--games", "1000000000", "--seed", "1", "--json")


@pytest.mark.parametrize(
    "words",
    [("elfer-raus",), ("elfer-raus", "--engine", "reference")],
    ids=["compiled", "reference"],
)
def test_ctrl_c_reports_the_games_so_far(words: tuple[str, ...]) -> None:
    run = Watched(*words, *VERY_MANY, "--jobs", "2")
    run.until("/s")  # the speed is shown once some games are counted
    run.interrupt()
    shown = run.end()
    assert shown.status == 130
    assert " of 1,000,000,000, " in shown.err
    assert " left" in shown.err
    found = json.loads(shown.out)
    played = found["played"]
    assert found["stopped"]
    assert f"Stopped after {played:,} of 1,000,000,000 games; --games {played}" in shown.err
    again = simulate_for_json(*words, "--games", str(played), "--seed", "1")
    assert again == found | {"games": played, "stopped": False}
    assert not run.children()


def test_the_result_survives_a_dead_worker() -> None:
    run = Watched("elfer-raus", "--engine", "reference", *VERY_MANY, "--jobs", "2")
    run.until("/s")
    os.kill(_find_worker(run), signal.SIGKILL)
    shown = run.end()
    assert shown.status == 1
    assert "A worker process died" in shown.err
    assert json.loads(shown.out)["played"] > 0


def _find_worker(run: Watched) -> int:
    """Return the busiest child, which is a worker and not the resource tracker."""
    time.sleep(0.2)
    children = run.children()

    def cpu_time(pid: int) -> int:
        with open(f"/proc/{pid}/stat") as file:
            return int(file.read().rpartition(")")[2].split()[11])

    return max(children, key=cpu_time)
