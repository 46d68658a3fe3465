"""The menu of games at the start of `elfer play`."""

from collections.abc import Sequence

from elfer.games import GAMES
from elfer.texts.fluent_messages import Messages


def menu_lines(messages: Messages) -> list[str]:
    """Return a line for each game, numbered from 1."""
    names = {game: messages.format(f"game-{game}") for game in GAMES}
    longest_name, longest_id = max(map(len, names.values())), max(map(len, GAMES))
    return [
        f"{number:>4}  {names[game.id]:<{longest_name}}  {game.id:<{longest_id}}  "
        f"{describe_players((game.least_players, game.most_players), messages)}"
        for number, game in enumerate(GAMES.values(), start=1)
    ]


def describe_players(bounds: Sequence[int], messages: Messages) -> str:
    """Return the numbers of players that a game allows, in words."""
    least, most = bounds
    if least == most:
        return messages.format("shelf-exactly", count=least)
    return messages.format("shelf-range", fewest=least, most=most)


def parse_choice(answer: str, default: str) -> str | None:
    """Return the id of the game that an answer names; None if it names none."""
    word = answer.strip().lower()
    numbers = {str(number): game for number, game in enumerate(GAMES, start=1)}
    return numbers.get(word, word if word in GAMES else None) if word else default
