"""Lists of legal moves in the form in which they are typed."""

import pytest

from elfer.engine.match import new_match
from elfer.engine.moves import button
from elfer.games import GAMES, game_named
from elfer.terminal.render.move_list import KINDS, group_moves, summarize_moves, wrap_moves
from elfer.texts.fluent_messages import load_messages

MASTER = game_named("master")
MOVES = list(MASTER.language.values())
ENGLISH = load_messages("en")


def test_lists_few_moves_completely() -> None:
    legal = new_match(MASTER, 4, None, "b").legal(0)
    assert (
        summarize_moves(legal, 78, ENGLISH)
        == "You may play: *r10  *r12  *y10  *y12  *g10  *g12  *b10  *b12  draw"
    )


@pytest.mark.parametrize("width", [60, 78, 120])
def test_shortens_many_moves_to_one_line(width: int) -> None:
    line = summarize_moves(MOVES, width, ENGLISH)
    assert len(line) <= width
    shown, _, rest = line.removeprefix("You may play: ").partition(" …  ")
    assert set(shown.split("  ")) <= set(MASTER.language)
    assert rest == f"draw  done  pass  (? lists all {len(MOVES)})"


def test_groups_moves_by_kind() -> None:
    listed = group_moves([*MOVES, button("dance")], ENGLISH)
    assert [kind for kind, _ in listed] == [
        "Lay a card",
        "Lay a joker",
        "Lay a card over a bridge",
        "Swap a card for a joker",
        "Draw a card",
        "Done",
        "Pass",
        "dance",
    ]
    assert sum(len(texts) for _, texts in listed) == len(MOVES) + 1


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_every_game_has_a_description(game: str) -> None:
    people_s = [move for move in GAMES[game].language.values() if move.verb != "settle"]
    described = {ENGLISH.format(key) for key in KINDS.values()}
    assert not described & set(KINDS.values())
    assert {kind for kind, _ in group_moves(people_s, ENGLISH)} <= described


@pytest.mark.parametrize(
    ("game", "move", "words"),
    [
        ("elfer-raus", "draw", "Draw a card"),
        ("schwarzer-peter", "draw 3", "Draw a card from the next hand"),
        ("elfer-raus", "r12", "Lay a card"),
        ("farben-sammeln", "r12>3", "Lay a card on a pile: r12>3 lays it on pile 3"),
        ("mogeln", "r12", "Lay a card face down, true or not"),
        ("erwischt", "r12", "Lay a card face down, true or not"),
        ("erwischt", "r12=b", "Lay a card, true or not: r12=b says that it is blue"),
    ],
)
def test_describes_verbs_by_game(game: str, move: str, words: str) -> None:
    assert group_moves([game_named(game).language[move]], ENGLISH) == [(words, [move])]


def test_shortens_many_cards_without_words() -> None:
    piles = [move for move in game_named("farben-sammeln").language.values() if move.verb == "lay"]
    assert (
        summarize_moves(piles, 60, ENGLISH)
        == "You may play: r1>1  r1>2  r1>3  r1>4 …  (? lists all 320)"
    )


def test_shortens_many_numbers_to_the_first_and_the_last() -> None:
    guesses = list(game_named("poker").language.values())
    assert summarize_moves(guesses, 78, ENGLISH) == "You may play: guess 2 … guess 120"
    assert group_moves(guesses, ENGLISH) == [("Guess the sum", ["guess 2", "…", "guess 120"])]


@pytest.mark.parametrize("width", [1, 6, 20, 80])
def test_wraps_only_between_moves(width: int) -> None:
    texts = [f"draw {number}" for number in range(1, 10)]
    lines = wrap_moves(texts, width).split("\n")
    assert [move for line in lines for move in line.split("  ")] == texts
    assert all(len(line) <= max(width, len("draw 9")) for line in lines)
