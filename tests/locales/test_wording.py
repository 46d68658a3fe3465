"""Words that must not appear in messages."""

import re

import pytest

from tests.locales.catalogue import LANGUAGES, catalogue

FORBIDDEN = {
    "de": [
        r"gepasst",  # a player «setzt aus», a card «passt»
        r"passt niemand",
        r"\b(du|oder) passt\b",
        r"\bSpieler \d",
        r"\bder andere (auch )?tut\b",
        r"\bdie gibt\b",  # the dealer «teilt aus»
        r"\bWer gibt\b",
        r"nimmt den Stapel, wer",
        r"\w…",  # needs a space before the dots
        r"\bgrosse",
    ],
    "fr": [
        r"\bde \$(who|whom|name|seat|to)\b",  # «d’Anna»: «chez»
        r"\b(pile|carte)s? ouverte",
        r"\bmenti !",
        r"demi-suite",
        r"(?<!\$)\b[Bb]ots?\b",  # «robot»
        r"(gauche|droite) de qui",
        r"(^|[.!?:] )Qui (a|en a|crie|gagne|n’a) [^?]*[.!]",
        r"rien n’échappe",
        r"n’importe pas",
    ],
    "it": [
        r"\bcalar",  # «posare»
        r"[Nn]on deve essere vero",  # «non serve che sia vero»
        r"meno anni",
        r"\bgli danno\b",
        r"\b[Hh]a(i|nno)? passato\b",
        r"Attacca",
        r"nel chiamare",
    ],
    "en": [
        r"Professor Elf\b",
        r"\bgoes round\b",
        r"\blie there already\b",
        r"\bWhoever is first\b",
        r"(?<!here )\bis no (?!longer\b)",
        r"\bgladly at once\b",
        r"\bWhom\b",
    ],
}
"""The forbidden words of each language, with the right word where it is not obvious."""

WORDS = [(language, word) for language in LANGUAGES for word in FORBIDDEN[language]]


@pytest.mark.parametrize(("language", "word"), WORDS)
def test_no_message_has_forbidden_words(language: str, word: str) -> None:
    found = re.compile(word.replace(" !", "[ \u00a0\u202f]!"), re.MULTILINE)
    texts = catalogue(language).texts
    assert not [id_ for id_, text in texts.items() if found.search(text.plain)]


@pytest.mark.rule("MO-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_mogeln_names_the_cards_that_are_dealt(language: str) -> None:
    """The deal uses 1 to 9 for three players, 1 to 10 for four, and 1 to 15 for more."""
    text = catalogue(language).texts["howto-mogeln-start"].plain
    assert [int(number) for number in re.findall(r"\d+", text)][:6] == [1, 9, 1, 10, 1, 15]


@pytest.mark.parametrize("language", LANGUAGES)
def test_continue_and_undo_have_different_names(language: str) -> None:
    texts = catalogue(language).texts
    assert texts["table-undo"].plain != texts["start-continue"].plain


def test_the_best_bot_is_named_after_the_number() -> None:
    """«Elf» means eleven only in German."""
    names = {language: catalogue(language).texts["bot-expert"].plain for language in LANGUAGES}
    assert names == {
        "de": "Professor Elf",
        "fr": "Prof Onze",
        "it": "Mastro Undici",
        "en": "Professor Eleven",
    }
    for language, name in names.items():
        assert catalogue(language).texts["character-expert"].plain.startswith(name)


@pytest.mark.parametrize(
    ("language", "id_", "cry"),
    [
        ("de", "move-doubt", "Gemogelt!"),
        ("fr", "move-doubt", "Menteur !"),
        ("it", "move-doubt", "Baro!"),
        ("de", "move-object", "Einspruch!"),
        ("fr", "move-object", "Attrapé !"),
        ("it", "move-object", "Protesta!"),
    ],
)
def test_the_calls_are_those_of_the_booklets(language: str, id_: str, cry: str) -> None:
    text = catalogue(language).texts[id_].plain
    assert re.sub("[\u00a0\u202f]", " ", text) == cry
