"""The decks of the rulebook, written out independently of the engine that they check."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

COLOURS = "rygb"

GAMES = (
    "junior",
    "elfer-raus",
    "falscher-anfang",
    "drei-anfangszahlen",
    "beliebige-startkarte",
    "elferspiel",
    "farben-mix",
    "eins-zwanzig",
    "master",
)
COUNTER_CLOCKWISE = ("elferspiel", "farben-mix", "eins-zwanzig")

# The cards that are face up from the start, and the highest value if it is not 20.
OPEN = {"junior": (1, 11), "falscher-anfang": (1, 20), "master": (11,)}
HIGHEST = {"junior": 11, "master": 21}

FRESH = [*(f"{colour}{value}" for colour in COLOURS for value in range(1, 22)), "*"]


def pack(game: str, without: str | None = None) -> list[str]:
    """Return every card of a game, including those that are face up from the start."""
    values = range(1, HIGHEST.get(game, 20) + 1)
    colours = [colour for colour in COLOURS if colour != without]
    jokers = ["*"] * 4 if game == "master" else []
    return [f"{colour}{value}" for colour in colours for value in values] + jokers


def deck(game: str, without: str | None = None) -> list[str]:
    """Return the cards that a game shuffles, in the order of a fresh deck."""
    face_up = [str(value) for value in OPEN.get(game, ())]
    return [card for card in pack(game, without) if card[1:] not in face_up]


def join_in_order(cards: Iterable[str]) -> str:
    """Return the cards of a hand as one string, in the order of a fresh deck."""
    return " ".join(sorted(cards, key=FRESH.index))


def run(colour: str, first: int, last: int) -> str:
    """Return cards of one colour from the first value to the last, up or down."""
    step = 1 if last >= first else -1
    return " ".join(f"{colour}{value}" for value in range(first, last + step, step))


def remaining_cards(cards: Iterable[str], named: Sequence[Sequence[str]]) -> list[str]:
    """Return the cards that are in none of the lists, in order."""
    return list((Counter(cards) - Counter(chain(*named))).elements())
