"""The menu of games at the start of `elfer play`."""

from collections.abc import Sequence

from elfer.games import GAMES


def format_players(bounds: Sequence[int]) -> str:
    """Return a range of players: 2–6."""
    least, most = bounds
    return str(least) if least == most else f"{least}–{most}"


def menu_lines() -> list[str]:
    """Return a line for each game, numbered from 1."""
    names, ids = (max(map(len, texts)) for texts in ([g.name for g in GAMES.values()], GAMES))
    return [
        f"{number:>4}  {game.name:<{names}}  {game.id:<{ids}}  "
        f"{format_players((game.least_players, game.most_players))} players"
        for number, game in enumerate(GAMES.values(), start=1)
    ]


def parse_choice(answer: str, default: str) -> str | None:
    """Return the id of the game that an answer names; None if it names none."""
    word = answer.strip().lower()
    numbers = {str(number): game for number, game in enumerate(GAMES, start=1)}
    return numbers.get(word, word if word in GAMES else None) if word else default
