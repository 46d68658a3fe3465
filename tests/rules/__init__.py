"""Tests of every rule in the rulebook, played against the referee."""
