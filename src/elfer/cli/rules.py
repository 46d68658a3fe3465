"""`elfer rules`: prints the rules page of a game."""

from elfer.cli.common.arguments import GameId
from elfer.cli.common.language_option import Language, choose_messages
from elfer.cli.common.output import exit_on_refusal
from elfer.exit_codes import WRONG_COMMAND
from elfer.games import game_named
from elfer.terminal.render.cards import new_console
from elfer.terminal.render.rules_page import show_rules


def rules(game: GameId, *, language: Language = None) -> None:
    """Print the rules of a game."""
    with exit_on_refusal(WRONG_COMMAND):
        show_rules(new_console(), game_named(game).id, choose_messages(language))
