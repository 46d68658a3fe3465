"""The command `elfer study`, and what it plays on the reference engine."""
