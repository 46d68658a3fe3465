"""The help of every command, and the suggestion for a misspelt game id."""

from collections import defaultdict
from typing import Any

import pytest
from typer.testing import CliRunner

from elfer.cli.app import COMMANDS, app, load_command

OWN_DEFAULTS = {"--players", "--seed"}
"""The options whose defaults, but not help texts, may differ between commands."""
OWN_MEANINGS = {
    "--out", "--seat", "--delay", "--server", "--all", "--bots", "--json", "--deals", "--games",
    "--minutes",
}  # fmt: skip
"""The options with a different meaning in each command."""


def parameters(command: str) -> list[Any]:
    """Return all arguments and options of a command."""
    return [each for each in load_command(command).params if each.name != "help"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_has_help_with_its_default(command: str) -> None:
    for parameter in parameters(command):
        text = parameter.help
        assert text, parameter.name
        assert text[0].isupper(), text
        assert text.endswith("."), text
        default = getattr(parameter.default, "value", parameter.default)
        if default not in (None, False, ()):
            assert f"(default {default}" in text or f"default {default:g}" in text, text
            assert not parameter.show_default, f"{parameter.name} shows its default more than once"


def test_the_same_option_has_the_same_help_everywhere() -> None:
    words = defaultdict(set)
    for command in COMMANDS:
        for parameter in parameters(command):
            name = parameter.opts[0]
            text = parameter.help
            words[name].add(text.partition(" (default")[0] if name in OWN_DEFAULTS else text)
    different = {name for name, texts in words.items() if len(texts) > 1}
    arguments = {name for name in different if not name.startswith("-")}
    assert different - arguments <= OWN_MEANINGS
    assert arguments <= {"game", "games"}


@pytest.mark.parametrize("command", COMMANDS)
def test_the_list_of_commands_has_the_summary_of_each_command(command: str) -> None:
    said = load_command(command).help
    assert " ".join(said.split("\n\n")[0].split()).startswith(COMMANDS[command].rstrip("."))


@pytest.mark.parametrize(
    "words",
    [
        ["play", "elfer-rau"],
        ["rules", "elfer-rau"],
        ["simulate", "elfer-rau"],
        ["arena", "elfer-rau", "--bots", "hard,greedy"],
        ["ladder", "elfer-rau"],
        ["tune", "elfer-rau"],
        ["study", "elfer-rau"],
        ["load", "--game", "elfer-rau"],
    ],
    ids=lambda words: words[0],
)
def test_an_unknown_game_suggests_the_nearest(words: list[str]) -> None:
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 2
    assert shown.output.endswith("Did you mean 'elfer-raus'?\n")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_of_an_unknown_game_suggests_the_nearest(command: str) -> None:
    record = '{"elfer":1,"game":"elfer-rau","players":2,"seed":"a","moves":[]}'
    shown = CliRunner().invoke(app, [command, "-"], input=record)
    assert shown.exit_code == 1
    assert "Did you mean 'elfer-raus'?" in shown.output
