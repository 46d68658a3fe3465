"""How a command ends, for whoever called it: the exit statuses beside 0."""

FAILED = 1
"""Something went wrong after all that was asked had been understood, or does not hold."""
WRONG_COMMAND = 2
"""The command line asks for something that cannot be."""
INTERRUPTED = 130
"""Ctrl-C."""
