"""Hooks for all tests: workers, Ctrl-C in background jobs, long tests, and a summary."""

import os
import signal

import pytest

from tests.soak import SOAK, has_long_form

LEFT_OUT = "ELFER_NO_BROWSER is set: browser tests were skipped"


MOST_EXTRA_WORKERS = 4


def pytest_xdist_auto_num_workers() -> int:
    """Return the number of workers for `-n auto`.

    Tests in a browser and tests with a server wait about half of the time, so a few more workers
    than processors finish sooner. The long tests keep the processors busy.
    """
    processors = os.cpu_count() or 1
    return processors if SOAK else processors + min(processors, MOST_EXTRA_WORKERS)


def pytest_configure() -> None:
    """Restore the handler of Ctrl-C, which some tests need.

    Background jobs of a shell ignore SIGINT, and so do their child processes.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep only the tests with a long form if ELFER_SOAK is set."""
    if not SOAK:
        return
    modules = {item: item.getparent(pytest.Module) for item in items}
    kept = {item for item, module in modules.items() if module and has_long_form(module.obj)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of skipped browser tests."""
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(LEFT_OUT in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.section("no browser", yellow=True, bold=True)
        terminalreporter.line(f"{LEFT_OUT} ({count}).", yellow=True)
