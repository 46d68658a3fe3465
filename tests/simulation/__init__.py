"""Tests of simulations, the arena and the ladder, and their commands."""
