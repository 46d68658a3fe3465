"""The exit statuses of the commands, apart from 0 for success."""

FAILED = 1
"""The command was valid but failed, or a check did not pass."""
WRONG_COMMAND = 2
"""The command line is invalid."""
INTERRUPTED = 130
"""The user pressed Ctrl-C."""
