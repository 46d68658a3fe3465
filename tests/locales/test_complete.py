"""Every message that a person can see exists in every language."""

import re
from typing import get_args

import pytest

from elfer.bots import LEVELS
from elfer.engine.options import schema
from elfer.games import GAMES
from elfer.table.commands import Reaction
from tests.locales import engine
from tests.locales.catalogue import LANGUAGES, ROOT, catalogue, files_of

EVERYONE = pytest.mark.parametrize("language", LANGUAGES)
TEXTS = catalogue("en").texts
ABOUT_LEVELS = ("bot", "level", "strength", "character")


def ids_after(prefix: str) -> set[str]:
    """Return the rest of every id with this prefix."""
    return {id_.removeprefix(prefix) for id_ in TEXTS if id_.startswith(prefix)}


@EVERYONE
def test_messages_are_plain_fluent(language: str) -> None:
    assert not catalogue(language).faults


@EVERYONE
def test_every_language_has_the_same_files(language: str) -> None:
    assert [path.name for path in files_of(language)] == [path.name for path in files_of("en")]
    assert files_of(language)


@EVERYONE
def test_every_language_has_the_same_messages(language: str) -> None:
    said = {id_: text.file for id_, text in catalogue(language).texts.items()}
    assert said == {id_: text.file for id_, text in TEXTS.items()}


@EVERYONE
def test_every_language_uses_the_same_variables(language: str) -> None:
    texts = catalogue(language).texts
    different = {
        id_: (sorted(text.variables), sorted(TEXTS[id_].variables))
        for id_, text in texts.items()
        if id_ in TEXTS and text.variables != TEXTS[id_].variables
    }
    assert not different


@EVERYONE
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    texts = catalogue(language).texts
    assert not [
        id_ for id_, text in texts.items() if re.search("['\"`]|\\.\\.\\.", "".join(text.words))
    ]


@EVERYONE
def test_no_message_is_empty_or_has_stray_spaces(language: str) -> None:
    texts = catalogue(language).texts
    assert not [
        id_
        for id_, text in texts.items()
        if not text.plain.strip() or re.search(r"  | [.,]", text.plain)
    ]


def test_french_uses_narrow_no_break_spaces() -> None:
    tight = re.compile(r"(?<![\u202f\u00a0])[!?;:»](?=\s|$)|«(?![\u202f\u00a0])", re.MULTILINE)
    texts = catalogue("fr").texts
    assert not [id_ for id_, text in texts.items() if tight.search(text.plain)]


@pytest.mark.parametrize("language", ["fr", "it"])
def test_cards_with_articles_are_in_valid_positions(language: str) -> None:
    """«le 7 rouge» cannot start a sentence or follow «de», which would become «du»."""
    wrong = re.compile(
        r"(^|[.!?] )\$(card|wanted|top)|\b(de|à|di|a|da|in|su) \$(card|wanted|top)", re.MULTILINE
    )
    texts = catalogue(language).texts
    assert not [id_ for id_, text in texts.items() if wrong.search(text.plain)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_messages(game: str) -> None:
    assert {f"game-{game}", f"game-{game}-about", f"game-{game}-goal"} <= TEXTS.keys()


@EVERYONE
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained(game: str, language: str) -> None:
    parts = {f"howto-{game}-{part}" for part in ("goal", "start", "turn", "end")}
    assert parts <= catalogue(language).texts.keys()


def test_unknown_games_have_no_messages() -> None:
    assert {re.sub("-(about|goal)$", "", rest) for rest in ids_after("game-")} == {*GAMES}


def test_every_option_and_choice_has_its_message() -> None:
    needed: set[str] = set()
    for game in GAMES.values():
        for name, kind in schema(game.options).items():
            option = name.replace("_", "-")
            needed |= {option, f"{option}-about"}
            if kind["type"] == "choice":
                needed |= {f"{option}-{value}" for value in kind["values"]}
            if kind.get("nullable"):
                needed.add(f"{option}-none")
    assert ids_after("option-") == needed


def test_every_reason_has_its_sentence_with_known_facts() -> None:
    texts = {word: {*TEXTS[f"reason-{word}"].variables} for word in ids_after("reason-")}
    facts = engine.reasons()
    assert texts.keys() == facts.keys()
    # A short line need not name everything: the web app draws the rest.
    assert {word for word in texts if not texts[word] <= facts[word]} == set()


@EVERYONE
def test_every_reason_is_one_short_line(language: str) -> None:
    texts = catalogue(language).texts
    for name in (name for name in texts if name.startswith(("reason-", "mixed-"))):
        # Variables count as short words; a text with variants has one line for each.
        longest = max(len(line) for line in texts[name].plain.split("\n"))
        assert longest <= 50, (name, longest)


def test_every_reason_is_documented() -> None:
    assert engine.documented_reasons() == engine.reasons()


def test_every_event_has_its_message() -> None:
    told = ids_after("event-")
    silent = {"cut"}  # every device cuts automatically, so no message is needed
    assert not {
        kind
        for kind in engine.event_types() - silent
        if not any(one == kind or one.startswith(f"{kind}-") for one in told)
    }


def test_every_action_has_a_message_for_the_player_who_acted() -> None:
    told = {id_ for id_ in ids_after("event-") if not id_.endswith("-own")}
    by_a_person = {id_ for id_ in told if "who" in TEXTS[f"event-{id_}"].variables}
    assert not {id_ for id_ in by_a_person - {"chair-bot"} if f"event-{id_}-own" not in TEXTS}


def test_every_ending_and_reaction_has_its_message() -> None:
    assert ids_after("ending-") == engine.endings()
    assert ids_after("reaction-") == {*get_args(Reaction)}


@EVERYONE
def test_every_reason_of_a_bot_has_its_sentence(language: str) -> None:
    without = {"none", "forgotten", "other"}  # for moves without a known reason
    without |= {"overlooked-joker"}  # a joker needs its own sentence
    told = {id_.removeprefix("why-") for id_ in catalogue(language).texts if "why-" in id_[:4]}
    assert told == engine.whys() | without


def test_every_message_of_the_terminal_is_used() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "elfer").rglob("*.py")
    )
    whole = {*re.findall(r"\b(terminal-[a-z-]+)\b", sources)}
    begun = tuple(re.findall(r"\b(terminal-(?:[a-z]+-)*)\{", sources))
    ids = {id_ for id_ in TEXTS if id_.startswith("terminal-")}
    unused = {id_ for id_ in ids if not {id_, re.sub("-(own|of)$", "", id_)} & whole}
    assert not {id_ for id_ in unused if not id_.startswith(begun)}


def test_every_message_in_the_terminal_exists() -> None:
    """Ids are written out as literals, except those that end in a word of the game."""
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src" / "elfer").rglob("*.py")
    )
    asked = {*re.findall(r'"(terminal-[a-z-]+)"', sources)}
    assert asked
    assert asked <= TEXTS.keys()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_its_character(level: str) -> None:
    assert {f"{about}-{level}" for about in ABOUT_LEVELS} <= TEXTS.keys()


def test_every_error_has_its_message() -> None:
    assert ids_after("error-") == engine.error_codes() | {"offline", "unknown", "unsaid"}
