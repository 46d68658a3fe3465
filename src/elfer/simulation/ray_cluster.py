"""The executor for many machines: chunks as tasks of a Ray cluster."""

import os
import secrets
import socket
import subprocess
import sys
from typing import Any

from elfer.engine.errors import BadRequest
from elfer.simulation.scheduler import WorkersLost
from elfer.simulation.series import Chunk, Play, Series
from elfer.simulation.tally import Tally

PENDING_PER_JOB = 3
RETRIES = 10
"""The number of times to resubmit a chunk if its worker dies."""
LOCAL = "local"
CONNECT_SECONDS = 5
"""The timeout for a connection to the cluster's machine."""
INIT_SECONDS = 60
"""The timeout for joining the cluster; importing Ray alone can take some seconds."""

_INIT_SCRIPT = """
import sys, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level="CRITICAL")
except Exception as error:
    sys.exit(str(error).partition("\\n")[0])
"""


class RayExecutor:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any, jobs: int, play: Play, series: Series) -> None:
        self.max_pending = jobs * PENDING_PER_JOB
        self._ray = ray
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)
        self._task = remote(play)
        self._series = ray.put(series)

    def submit(self, chunk: Chunk) -> Any:
        return self._task.remote(self._series, chunk)

    def wait(self, handle: Any, seconds: float) -> bool:
        return bool(self._ray.wait([handle], timeout=seconds)[0])

    def result(self, handle: Any) -> Tally:
        try:
            tally: Tally = self._ray.get(handle)
        except self._ray.exceptions.RayError as error:
            raise WorkersLost(f"The cluster failed: {_last_line(error)}") from None
        return tally

    def close(self) -> None:
        self._ray.shutdown()


def connect_cluster(jobs: int | None, play: Play, series: Series) -> RayExecutor:
    """Connect to the cluster at RAY_ADDRESS, or start a local one; raise BadRequest on failure."""
    address = os.environ.get("RAY_ADDRESS") or LOCAL
    _set_environment(address)
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise BadRequest(
            'Ray is not installed. Install it with pip install "elfer[cluster]", or with make lab '
            "in a clone."
        ) from None
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        settings |= {"num_cpus": jobs or os.cpu_count() or 1, "include_dashboard": False}
    else:
        _check_reachable(address)
    try:
        ray.init(address=address, **settings)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise _unreachable_error(address, _last_line(error)) from None
    workers = int(ray.cluster_resources().get("CPU", 1))
    return RayExecutor(ray, jobs or max(1, workers), play, series)


def _set_environment(address: str) -> None:
    """Set the variables that Ray reads on import: no usage reports, and a new token."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL and not {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & os.environ.keys():
        # Without this, Ray would store a token in the home folder. A local cluster needs it only
        # until the end of this run.
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def _check_reachable(address: str) -> None:
    """Raise BadRequest if the cluster cannot be reached; Ray itself might wait indefinitely."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
        except (OSError, OverflowError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            raise _unreachable_error(address, (why or str(error)).lower() + ".") from None
    words = [sys.executable, "-c", _INIT_SCRIPT, address]
    try:
        trial = subprocess.run(words, capture_output=True, timeout=INIT_SECONDS, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        raise _unreachable_error(address, f"no answer within {INIT_SECONDS} seconds.") from None
    if trial.returncode:
        said = trial.stderr.decode(errors="replace").strip()
        if "InvalidAuthToken" in said:
            raise _unreachable_error(address, "it requires a token. Set RAY_AUTH_TOKEN.")
        raise _unreachable_error(
            address, said.splitlines()[-1] if said else "the connection attempt failed."
        )


def _unreachable_error(address: str, why: str) -> BadRequest:
    return BadRequest(f"The Ray cluster at {address} (RAY_ADDRESS) cannot be reached: {why}")


def _last_line(error: BaseException) -> str:
    """Return the last line of a Ray error, without its long traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
