"""A crew of many machines: the same chunks, as tasks of a Ray cluster."""

import os
import secrets
import socket
import subprocess
import sys
from typing import Any

from elfer.kernel.errors import BadRequest
from elfer.lab.series import Chunk, Play, Series
from elfer.lab.tally import Tally
from elfer.lab.work import CrewLost

AHEAD = 3
RETRIES = 10
"""How often a chunk is given out again whose worker has died."""
LOCAL = "local"
KNOCK = 5
"""Within how many seconds a cluster's machine must open its door."""
ANSWER = 60
"""Within how many seconds the cluster must let us in: importing Ray alone can take some."""

_TRIAL = """
import sys, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
except Exception as error:
    sys.exit(str(error).partition("\\n")[0])
"""


class RayCrew:
    """The workers of a cluster."""

    def __init__(self, ray: Any, jobs: int, play: Play, series: Series) -> None:
        self.ahead = jobs * AHEAD
        self._ray = ray
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)
        self._task = remote(play)
        self._series = ray.put(series)

    def begin(self, chunk: Chunk) -> Any:
        return self._task.remote(self._series, chunk)

    def finished(self, given: Any, seconds: float) -> bool:

        return bool(self._ray.wait([given], timeout=seconds)[0])

    def tally(self, given: Any) -> Tally:
        try:
            tally: Tally = self._ray.get(given)
        except self._ray.exceptions.RayError as error:
            raise CrewLost(f"The cluster could not play on: {_in_short(error)}") from None
        return tally

    def close(self) -> None:
        self._ray.shutdown()


def cluster(jobs: int | None, play: Play, series: Series) -> RayCrew:
    """The cluster that RAY_ADDRESS names, or a local one with so many workers; or a refusal."""
    address = os.environ.get("RAY_ADDRESS") or LOCAL
    _settle_environment(address)
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BadRequest(
            'Ray is not installed: pip install "elfer[cluster]", or in a clone: make lab.'
        ) from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings |= {"num_cpus": jobs or os.cpu_count() or 1, "include_dashboard": False}
    else:
        _try(address)
    try:
        ray.init(address=address, **settings)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise _unreachable(address, _in_short(error)) from None
    workers = int(ray.cluster_resources().get("CPU", 1))
    return RayCrew(ray, jobs or max(1, workers), play, series)


def _settle_environment(address: str) -> None:
    """What Ray reads when it is imported: nothing is reported, nobody else gets in."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL and not {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & os.environ.keys():
        # A cluster that lives as long as this run; Ray would keep a token in the home directory.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def _try(address: str) -> None:
    """Refuse a cluster that cannot be reached; Ray itself would wait for minutes, or for ever."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), KNOCK).close()
        except (OSError, OverflowError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise _unreachable(address, (why or str(error)).lower() + ".") from None
    words = [sys.executable, "-c", _TRIAL, address]
    try:
        trial = subprocess.run(words, capture_output=True, timeout=ANSWER, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        raise _unreachable(address, f"no answer within {ANSWER} seconds.") from None
    if trial.returncode:
        said = trial.stderr.decode(errors="replace").strip()
        if "InvalidAuthToken" in said:
            raise _unreachable(address, "it wants its token, in RAY_AUTH_TOKEN.")
        raise _unreachable(address, said.splitlines()[-1] if said else "it broke off.")


def _unreachable(address: str, why: str) -> BadRequest:
    return BadRequest(f"The Ray cluster at {address} (RAY_ADDRESS) cannot be reached: {why}")


def _in_short(error: BaseException) -> str:
    """What Ray says, without its pages of traceback: the last line that says anything."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
