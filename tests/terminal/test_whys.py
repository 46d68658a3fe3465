"""Reasons of bots as the terminal says them."""

import pytest

from elfer.bots.reasons import Why
from elfer.bots.thought import Reason
from elfer.terminal.whys import because


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words(why: Why) -> None:
    facts: dict[str, str | int] = {"card": "r7", "best": 61, "second": 55}
    (said,) = because([Reason(why, facts)])
    assert "{" not in said
    assert "no words" not in said


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(Why.KEEPS_BACK, {"card": "g10"}), "That way the green 10 stays in hand for later."),
        (Reason(Why.OPENS_FOR_OTHERS, {"card": "r9 b9"}), "lay the red 9 and blue 9."),
        (Reason(Why.SEARCHED, {"best": 61, "second": 55}), "it wins 61 rounds of 100"),
        (Reason(Why.OVERLOOKED, {"card": "*"}), "a better place for a joker"),
        (Reason(Why.KEEPS_BACK), "no words here yet"),
        (Reason("of-another-version"), "no words here yet"),
    ],
)
def test_what_it_speaks_of_is_put_in(reason: Reason, said: str) -> None:
    assert said in because([reason])[0]


def test_nothing_is_said_twice() -> None:
    assert len(because([Reason(Why.HIGH_CARD), Reason(Why.HIGH_CARD)])) == 1
    assert because([]) == []
