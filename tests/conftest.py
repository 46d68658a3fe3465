"""Hooks for all tests: Ctrl-C in background jobs, and a summary of skipped browser tests."""

import signal

import pytest

LEFT_OUT = "ELFER_NO_BROWSER is set: browser tests were skipped"


def pytest_configure() -> None:
    """Restore the handler of Ctrl-C, which some tests need.

    Background jobs of a shell ignore SIGINT, and so do their child processes.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the number of skipped browser tests."""
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(LEFT_OUT in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.section("no browser", yellow=True, bold=True)
        terminalreporter.line(f"{LEFT_OUT} ({count}).", yellow=True)
