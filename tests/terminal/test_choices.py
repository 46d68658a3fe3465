"""Legal moves, listed so that they can be typed."""

import pytest

from elfer.games import game_named
from elfer.kernel.match import new_match
from elfer.kernel.moves import button
from elfer.terminal.choices import briefly, by_kind

MASTER = game_named("master")
MOVES = list(MASTER.language.values())


def test_few_moves_are_listed_whole() -> None:
    legal = new_match(MASTER, 4, None, "b").legal(0)
    assert (
        briefly(legal, 78) == "You may play: *r10  *r12  *y10  *y12  *g10  *g12  *b10  *b12  draw"
    )


@pytest.mark.parametrize("width", [60, 78, 120])
def test_many_moves_keep_to_one_line_and_to_whole_moves(width: int) -> None:
    line = briefly(MOVES, width)
    assert len(line) <= width
    shown, _, rest = line.removeprefix("You may play: ").partition(" …  ")
    assert set(shown.split("  ")) <= set(MASTER.language)
    assert rest == f"draw  done  pass  (? lists all {len(MOVES)})"


def test_every_move_is_of_a_kind() -> None:
    listed = by_kind([*MOVES, button("dance")])
    assert [kind for kind, _ in listed] == [
        "Lay a card",
        "Lay a joker",
        "Lay over a bridge",
        "Swap for a joker",
        "Draw a card from the stock",
        "End your turn",
        "Let the next player go on",
        "dance",
    ]
    assert sum(len(texts) for _, texts in listed) == len(MOVES) + 1
