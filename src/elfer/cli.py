"""The command line: `elfer` and what follows it."""


def main() -> None:
    """Run the command line."""
