"""Tests of the terminal client: the screens that people see, and the lines that they type."""
