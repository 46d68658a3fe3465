"""Tests of the terminal client, from the screens that people see to the lines they type."""
