"""Tests of simulations, the arena and the ladder, with their commands."""
