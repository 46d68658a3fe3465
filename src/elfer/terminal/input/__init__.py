"""Keyboard input: lines and single keys."""
