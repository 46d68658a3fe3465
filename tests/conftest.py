"""What holds for all tests, and what is said after them: one that was left out has not passed."""

import signal

import pytest

LEFT_OUT = "ELFER_NO_BROWSER is set: the tests in a browser were left out"


def pytest_configure() -> None:
    """Let Ctrl-C be tested, even if the tests themselves were started in the background.

    A shell lets its background jobs ignore it, and what they start inherits that.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly how many tests in a browser were left out."""
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(LEFT_OUT in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.section("no browser", yellow=True, bold=True)
        terminalreporter.line(f"{LEFT_OUT}, {count} of them.", yellow=True)
