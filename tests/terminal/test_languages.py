"""Whole games in every language, through the real command and on scripted screens."""

import json
import re
from pathlib import Path

import pytest

from elfer.games import GAMES
from elfer.notation.records import play_record
from elfer.texts.languages import LANGUAGES, SWISS
from tests.terminal.command import Command
from tests.terminal.played_records import bot_record
from tests.terminal.scripted_session import ScriptedSession, limit_answers
from tests.terminal.test_whole_games import short_options
from tests.terminal.typist import Novice, Reader

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = re.compile(
    r"\b(the|you|your|card|cards|laid|drew|turn|wins?|round|press|with|nobody|seat|of)\b",
    re.IGNORECASE,
)
"""Words that appear in English sentences but in no other language, and in no command."""
TYPED = re.compile(
    r"elfer (play|replay|verify) .*|--\S+|\b(hand|table|object|pile \d|r12 r13 done)\b"
)
"""Words that people type."""
UNFINISHED = re.compile(
    r"[{}]|\b(terminal|event|move|reason|error|why|option|table|end|ending|parts|snap)-[a-z]"
)
"""Ids of messages, and gaps in messages."""
FAMILIES = list({rules.family: game for game, rules in GAMES.items()}.values())
"""One game of each family."""


def check_language(shown: str, language: str) -> None:
    """Fail if a text has unfinished messages or words of another language."""
    words = TYPED.sub("", " ".join(shown.split()))
    found = UNFINISHED.search(words) or (ENGLISH.search(words) if language != "en" else None)
    assert found is None, words[max(0, found.start() - 80) : found.end() + 40]
    if language == SWISS:
        assert not re.search("[ß„“]", words)


@pytest.mark.parametrize("language", [*OTHERS, SWISS])
@pytest.mark.parametrize("game", FAMILIES)
def test_a_game_speaks_one_language(
    elfer: Command, tmp_path: Path, game: str, language: str
) -> None:
    """A player who follows the screen reaches the end without a refusal."""
    file = tmp_path / "game.json"
    agreed = [word for option in short_options(game) for word in ("--option", option)]
    words = ("--language", language, "--players", "2", "--seed", "ten", "--save", str(file))
    players = ("--players", "3") if GAMES[game].least_players > 2 else ()
    talk = elfer.start("play", game, *words, *players, *agreed)
    reader = Reader(game, language=language)
    screens = [talk.screen()]
    while screens[-1].endswith((": ", ". ")):
        talk.say(reader.answer(screens[-1]))
        screens.append(talk.screen())
    assert talk.end() == 0
    check_language("".join(screens), language)
    assert play_record(json.loads(file.read_text())).match.over


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_commands_and_refusals_speak_one_language(game: str, language: str) -> None:
    session = ScriptedSession(game, options={"rounds": 1}, language=language)
    typed = iter(["?", "zzz", "", "undo", "hint", "shuffle", "pile", "pile 1", "next"])
    novice = Novice(language)

    def answer(screen: str) -> str:
        word = next(typed, None)
        return novice.answer(screen) if word is None else word

    session.run(limit_answers(40, answer))
    check_language("".join(session.screens), language)


@pytest.mark.parametrize("language", OTHERS)
def test_people_at_one_screen_share_a_language(language: str) -> None:
    session = ScriptedSession("schwarzer-peter", seats=["0", "1"], language=language)
    session.run(limit_answers(60, Reader(language=language).answer))
    check_language("".join(session.screens), language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["mogeln", "master", "schnipp-schnapp", "schwarzer-peter"])
def test_a_replay_speaks_one_language(
    elfer: Command, tmp_path: Path, game: str, language: str
) -> None:
    file = tmp_path / "record.json"
    record = bot_record(game)
    file.write_text(json.dumps(record | {"moves": record["moves"][:60]}))
    shown = elfer.run("replay", str(file), "--language", language)
    assert shown.returncode == 0
    check_language(shown.stdout, language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_at_the_prompt_are_in_the_same_language(language: str) -> None:
    session = ScriptedSession("zweikampf", language=language)
    session.run(limit_answers(1, lambda screen: "rules"))
    check_language("".join(session.screens), language)
    assert "(ZW-1)" in "".join(session.screens)
