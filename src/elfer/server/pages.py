"""Two plain pages: what this address is, and what table a link leads to."""

from collections.abc import Mapping
from html import escape
from typing import Any

from elfer.games import GAMES

_FRAME = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>{title}</h1>
{body}
</body></html>
"""


def front_page() -> str:
    """What this server offers."""
    names = "\n".join(f"<li>{escape(game.name)}</li>" for game in GAMES.values())
    body = (
        "<p>This is an Elfer server. Tables are made and joined with <code>elfer play</code>, "
        f"or by any program that speaks its protocol.</p>\n<ul>\n{names}\n</ul>"
    )
    return _FRAME.format(title="Elfer", body=body)


def table_page(code: str, card: Mapping[str, Any], base: str) -> str:
    """A table's card, and how to sit down."""
    game = GAMES[card["game"]].name
    seats = "\n".join(f"<li>{escape(_seat(chair))}</li>" for chair in card["chairs"])
    link = f"{base.rstrip('/')}/t/{code}"
    body = (
        f"<p>{escape(game)}, {card['state']}.</p>\n<ol start='0'>\n{seats}\n</ol>\n"
        f"<p>Join: <code>elfer play --join {escape(link)}</code></p>"
    )
    return _FRAME.format(title=f"Table {code}", body=body)


def _seat(chair: Mapping[str, Any]) -> str:
    words = {"free": "free", "bot": "a bot"}
    return words.get(chair["kind"]) or f"{chair['name']}{' (away)' * (chair['kind'] == 'away')}"
