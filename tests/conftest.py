"""What is said after all tests: a test that was left out is not a test that passed."""

import pytest

LEFT_OUT = "ELFER_NO_BROWSER is set: the tests in a browser were left out"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly how many tests in a browser were left out."""
    skipped = terminalreporter.stats.get("skipped", [])
    count = sum(LEFT_OUT in str(report.longrepr) for report in skipped)
    if count:
        terminalreporter.section("no browser", yellow=True, bold=True)
        terminalreporter.line(f"{LEFT_OUT}, {count} of them.", yellow=True)
