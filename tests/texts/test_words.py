"""Moves, refusals, reasons, options and names in every language."""

import re
from typing import Any

import pytest

from elfer.bots.choice import Reason, Why
from elfer.engine.errors import IllegalMove, Refused
from elfer.engine.options import schema
from elfer.games import GAMES, game_named
from elfer.texts.bot_reasons import explain_bot_move
from elfer.texts.endings import describe_ending, name_winners
from elfer.texts.fluent_messages import load_messages
from elfer.texts.languages import LANGUAGES
from elfer.texts.moves import describe_hint, describe_move
from elfer.texts.options import describe_changed_options, describe_value, name_option
from elfer.texts.people import People, name_chairs
from elfer.texts.refusals import explain_refusal

ENGLISH = load_messages("en")
PEOPLE = People(("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"), 0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "a, b, and c"),
        ("de", "a, b und c"),
        ("de-CH", "a, b und c"),
        ("fr", "a, b et c"),
        ("it", "a, b e c"),
    ],
)
def test_joins_words(language: str, words: str) -> None:
    assert load_messages(language).join(["a", "b", "c"]) == words
    assert load_messages(language).join(["a"]) == "a"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_describes_moves_and_hints(game: str, language: str) -> None:
    messages = load_messages(language)
    for move in GAMES[game].language.values():
        if move.verb == "settle":
            continue
        hint = describe_hint(move, "expert", PEOPLE, messages)
        for said in (describe_move(move, PEOPLE, messages), hint):
            assert not re.search(r"[{}$]|\b(move|hint)-", said)
        assert hint.startswith(messages.format("bot-expert"))


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("elfer-raus", "draw", "Draw a card"),
        ("farben-mix", "r12@b", "Into the row with the blue 11"),
        ("master", "swap r9", "Swap the red 9 for the joker"),
        ("master", "*r9", "Joker as the red 9"),
        ("master", "y=r9", "Bridge from the yellow row to the red 9"),
        ("farben-sammeln", "r12>3", "On pile 3"),
        ("farben-sammeln", "take 2", "Take the top card of pile 2"),
        ("mogeln", "slip r5", "Slip in the red 5"),
        ("ueberall-anschliessen", "@1", "Onto Ben’s pile"),
        ("poker", "guess 30", "Say 30"),
        ("schwarzer-peter", "draw 3", "Draw card 3"),
    ],
)
def test_describes_a_move(game: str, text: str, words: str) -> None:
    rules = game_named(game)
    mixed = getattr(rules, "any_colour", False)
    assert describe_move(rules.language[text], PEOPLE, ENGLISH, mixed=mixed) == words


def test_explains_refusals_with_their_facts() -> None:
    hidden = IllegalMove("why", "CL-5", "no-fit", {"card": "r14", "row": "r", "wanted": "r12"})
    assert explain_refusal(hidden, PEOPLE, ENGLISH) == "First the red 12."
    mixed = explain_refusal(hidden, PEOPLE, ENGLISH, mixed=True)
    assert mixed == "First the 12, in any colour."
    turn = IllegalMove("why", "G-5", "others-turn", {"seat": 1})
    assert explain_refusal(turn, PEOPLE, ENGLISH) == "It’s Ben’s turn now."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_without_a_reason_has_the_sentence_of_its_code(language: str) -> None:
    messages = load_messages(language)

    class Sleepy(Refused):
        code = "not-now"

    class Odd(Refused):
        code = "of-another-version"

    for kind, key in ((Sleepy, "error-not-now"), (Odd, "error-unknown")):
        assert explain_refusal(kind("why"), PEOPLE, messages) == messages.format(key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("why", Why)
def test_every_reason_of_a_bot_has_words(why: Why, language: str) -> None:
    facts: dict[str, str | int] = {"card": "r7", "best": 61, "second": 55, "count": 2}
    messages = load_messages(language)
    (said,) = explain_bot_move([Reason(why, facts)], "Lotte", PEOPLE, messages)
    assert "{" not in said
    assert said != messages.format("why-other")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(Why.KEEPS_BACK, {"card": "g10"}), "That way the green 10 stays in hand for later."),
        (Reason(Why.OPENS_FOR_OTHERS, {"card": "r9 b9"}), "lay the red 9 and blue 9."),
        (Reason(Why.SEARCHED, {"best": 61, "second": 55}), "wins 61 out of 100 rounds"),
        (Reason(Why.OVERLOOKED, {"card": "*"}), "a better place for a joker"),
        (Reason(Why.KEEPS_BACK), "no words here yet"),
        (Reason("of-another-version"), "no words here yet"),
    ],
)
def test_inserts_the_facts_of_a_reason(reason: Reason, said: str) -> None:
    assert said in explain_bot_move([reason], "Lotte", PEOPLE, ENGLISH)[0]


def test_omits_duplicate_reasons() -> None:
    twice = [Reason(Why.HIGH_CARD), Reason(Why.HIGH_CARD)]
    assert len(explain_bot_move(twice, "Lotte", PEOPLE, ENGLISH)) == 1
    assert explain_bot_move([], "Lotte", PEOPLE, ENGLISH) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_label_and_values(game: str, language: str) -> None:
    messages = load_messages(language)
    for name, option in schema(GAMES[game].options).items():
        values = [option["default"], *(option.get("values", ()) if "count" not in option else ())]
        said = [describe_value(name, option, value, PEOPLE, messages) for value in values]
        for each in (name_option(name, option, messages), *said):
            assert each
            assert not re.search(r"[{}]|\boption-", each)


def test_lists_the_changed_options() -> None:
    known = schema(game_named("elferspiel").options)
    options: dict[str, Any] = {"rounds": 4, "elevens_last": True}
    changed = describe_changed_options(known, options, 3, PEOPLE, ENGLISH)
    assert sorted(changed) == ["How many rounds? 4", "The 11s come last – yes"]
    assert not list(describe_changed_options(known, {}, 4, PEOPLE, ENGLISH))


def test_names_the_chairs() -> None:
    chairs: list[dict[str, Any]] = [
        {"kind": "player", "name": "Anna"},
        {"kind": "bot", "level": "easy", "number": 4},
        {"kind": "bot", "level": "hard"},
        {"kind": "bot", "level": "easy", "number": 2},
        {"kind": "bot", "level": "greedy"},
        {"kind": "free"},
    ]
    names = ["Anna", "Lotte 2", "Mrs Fox", "Lotte", "Bot 5", "Seat 6"]
    assert name_chairs(chairs, ENGLISH) == names
    assert name_chairs(chairs, ENGLISH, 0)[4:] == ["Bot 4", "Seat 5"]


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ([1], "Ben wins!"),
        ([1, 2], "Ben and Cleo win together!"),
        ([0], "You win!"),
        ([0, 2], "You win, together with Cleo!"),
        ([], ""),
    ],
)
def test_names_the_winners(seats: list[int], words: str) -> None:
    assert name_winners("winner-match", seats, PEOPLE, ENGLISH) == words


def test_names_the_player_who_ended_a_round() -> None:
    end = ", and that ends the round."
    assert describe_ending("out", [1], PEOPLE, ENGLISH) == f"Ben has no cards left{end}"
    assert describe_ending("out", [0], PEOPLE, ENGLISH) == f"You have no cards left{end}"
    assert describe_ending("out", [], PEOPLE, ENGLISH) == f"Somebody has no cards left{end}"
    assert describe_ending("of-another-version", [], PEOPLE, ENGLISH) == ""
