"""The timeout for tests, far longer than a busy machine needs."""

PATIENCE = 120
"""The seconds after which a waiting test fails.

Tests wait for events, so a long timeout costs nothing if they pass. No test measures durations;
`browser/test_frames.py` compares processor times.
"""
