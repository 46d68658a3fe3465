"""Simulation: batches of matches, executors, statistics, tuning, and the arena."""
