"""Exponential backoff: the waits between tries grow, are random, and have an upper limit."""

from elfer.client.backoff import RetryPolicy


def test_waits_double_up_to_a_limit() -> None:
    patience = RetryPolicy(first=1, most=8)
    for tries, longest in enumerate([1, 2, 4, 8, 8, 8]):
        waits = [patience.wait(tries) for _ in range(200)]
        assert longest / 2 <= min(waits) < max(waits) <= longest
    assert patience.wait(10_000) <= 8
