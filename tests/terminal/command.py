"""The real `elfer` command, run as a process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.terminal.wording import all_prompts

ELFER = Path(sys.executable).with_name("elfer")


class Command:
    """The `elfer` command on a screen of 80 columns, without colours."""

    def __init__(self, cache: Path) -> None:
        # Without a shared cache, every process would compile the libraries again.
        self.env = {key: value for key, value in os.environ.items() if key not in _UNWANTED}
        self.env |= {"PYTHONPYCACHEPREFIX": str(cache), "COLUMNS": "80", "TERM": "xterm"}

    @classmethod
    def sharing(cls, factory: pytest.TempPathFactory) -> "Command":
        """Return the command with one cache for all test processes."""
        own = factory.getbasetemp()
        return cls((own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "pycache")

    def run(self, *words: str, typed: str | bytes = "") -> subprocess.CompletedProcess[str]:
        """Run the command to its end; fail on a traceback."""
        given = typed if isinstance(typed, bytes) else typed.encode()
        ended = subprocess.run(
            [ELFER, *words],
            input=given,
            capture_output=True,
            env=self.env,
            timeout=PATIENCE,
            check=False,
        )
        result = subprocess.CompletedProcess(
            words, ended.returncode, ended.stdout.decode(), ended.stderr.decode()
        )
        assert "Traceback" not in result.stderr
        assert "Traceback" not in result.stdout
        return result

    def start(self, *words: str) -> "Conversation":
        """Start the command for a conversation."""
        return Conversation([str(ELFER), *words], self.env)


class Conversation:
    """A running command that prints screens and reads lines."""

    def __init__(self, words: list[str], env: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env
        )

    def screen(self) -> str:
        """Return the output until the next prompt or the end."""
        assert self.process.stdout is not None
        shown = b""
        while not _ends_with_prompt(shown.decode(errors="ignore")):
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                break
            shown += piece
        return shown.decode()

    def say(self, line: str) -> None:
        """Type one line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def end(self) -> int:
        """Wait for the end and return the exit status; fail on errors in the output."""
        _, errors = self.process.communicate(timeout=PATIENCE)
        assert errors == b""
        return self.process.returncode


def _ends_with_prompt(shown: str) -> bool:
    return any(prompt.search(shown) for prompt in all_prompts())


_LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG")
_UNWANTED = ("PYTHONDONTWRITEBYTECODE", "NO_COLOR", "FORCE_COLOR", "LESS", "PAGER", *_LANGUAGE)
