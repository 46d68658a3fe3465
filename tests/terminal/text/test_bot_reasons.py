"""The reasons of bots as sentences in the terminal."""

import pytest

from elfer.bots.choice import Reason, Why
from elfer.terminal.text.bot_reasons import describe_reasons


@pytest.mark.parametrize("why", Why)
def test_every_reason_has_words(why: Why) -> None:
    facts: dict[str, str | int] = {"card": "r7", "best": 61, "second": 55}
    (said,) = describe_reasons([Reason(why, facts)])
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
def test_inserts_the_facts_of_a_reason(reason: Reason, said: str) -> None:
    assert said in describe_reasons([reason])[0]


def test_omits_duplicates() -> None:
    assert len(describe_reasons([Reason(Why.HIGH_CARD), Reason(Why.HIGH_CARD)])) == 1
    assert describe_reasons([]) == []
