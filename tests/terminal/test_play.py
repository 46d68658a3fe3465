"""The game at the prompt: what may be typed, and what comes of it."""

import re

import pytest

from elfer.games import GAMES
from elfer.kernel.options import schema
from tests.terminal.evening import Evening, lines
from tests.terminal.typist import Novice, offered

TWO_ELEVENS = "a"
"""A seed that lets seat 0 of four begin with the green or the blue 11 of the classic game."""


def classic() -> Evening:
    return Evening("elfer-raus", players=4, seed=TWO_ELEVENS)


def texts(evening: Evening) -> list[str]:
    return [move.text for move in evening.sitting.moves if move.seat == 0]


def test_several_moves_on_one_line() -> None:
    evening = classic()
    evening.spend(lines("b11, g11;done"))
    assert texts(evening)[:3] == ["b11", "g11", "done"]


@pytest.mark.parametrize("typed", ["G11", "green 11", " g 11 ", "green11"])
def test_cards_as_people_write_them(typed: str) -> None:
    evening = classic()
    evening.spend(lines(typed))
    assert texts(evening) == ["g11"]


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    evening = classic()
    evening.spend(lines("r14", "y1", "fly", "done"))
    assert texts(evening) == []
    assert "The red 14 does not fit on the red row as it lies (CL-5)." in evening.screens[1]
    assert "The yellow 1 is not in your hand (G-10)." in evening.screens[2]
    assert "'fly' is no move of this game" in evening.screens[3]
    assert "A turn is done only after at least one card (CL-4)." in evening.screens[4]


def test_a_line_is_played_up_to_what_is_refused() -> None:
    evening = classic()
    evening.spend(lines("g11 r20 b11"))
    assert texts(evening) == ["g11"]
    assert "You laid green 11." in evening.screens[1]
    assert evening.screens[1].index("You may play") < evening.screens[1].index("red 20")


def test_what_follows_the_end_of_a_turn_is_not_kept_for_the_next() -> None:
    evening = Evening("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    evening.spend(lines("r11 done r12 r10"))
    assert [move.text for move in evening.sitting.moves if move.seat == 2] == ["r11"]
    assert "Your turn was over; not played: r12 r10." in evening.screens[1]


def test_done_after_the_end_of_a_turn_is_no_matter() -> None:
    evening = Evening("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    evening.spend(lines("r11 done"))
    assert "not played" not in evening.screens[1]


def test_enter_plays_the_only_move() -> None:
    evening = Evening("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    evening.spend(lines(""))
    assert evening.screens[0].endswith("Your move (Enter = r11, ? = help): ")
    assert evening.sitting.moves[0].text == "r11"


def test_enter_alone_does_not_choose() -> None:
    evening = classic()
    evening.spend(lines(""))
    assert texts(evening) == []
    assert "Type one of your moves" in evening.screens[1]


def test_help_lists_every_legal_move() -> None:
    evening = Evening("master", players=4, seed="b")
    evening.spend(lines("?"))
    legal = {move.text for move in evening.sitting.match.legal(0)}
    assert len(legal) > 8
    assert legal <= set(evening.screens[1].split())
    for word in ("hand", "hint", "rules", "quit"):
        assert f"    {word} " in evening.screens[1]


def test_the_other_words() -> None:
    evening = classic()
    evening.spend(lines("hand", "hint", "rules", "HELP"))
    assert "Your hand: 15 cards" in evening.screens[1]
    assert re.search(r"would play (g11|b11)\.", evening.screens[2])
    assert "CL-1" in evening.screens[3]
    assert "Your hand: 15 cards" in evening.screens[3]
    assert "What you can play now" in evening.screens[4]
    assert texts(evening) == []


@pytest.mark.parametrize("word", ["quit", "exit", "Q"])
def test_leaving(word: str) -> None:
    evening = classic()
    assert evening.spend(lines(word)) == 0
    assert "The game was not finished." in evening.screens[-1]


def test_a_card_alone_where_rows_are_named() -> None:
    """FM-1: the row need not be typed where only one takes the card."""
    evening = Evening("farben-mix", players=2, seed="e")
    asked = 0

    def answer(screen: str) -> str:
        nonlocal asked
        ways = re.search(r"can be played in several ways: (\S+),", screen)
        if ways is not None:
            asked += 1
            return ways[1]
        if "You may play" not in screen:
            return ""
        cards = [move.split("@")[0] for move in offered(screen)]
        return max(cards, key=cards.count)

    assert evening.spend(answer) == 0
    assert evening.sitting.match.over
    assert asked


def test_a_card_alone_that_fits_nowhere() -> None:
    evening = Evening("farben-mix", players=4, seed="mix")
    evening.spend(lines("", "r1", "g99", "b20"))
    shown = "".join(evening.screens)
    assert re.search(r"\(G-10\)|fits on no row now \(FM-1\)", shown)
    assert "'g99' is no move" in shown


def test_a_swap_has_two_words() -> None:
    evening = Evening("master", players=2, seed="b")
    evening.spend(lines("swap r9 swap  b12,draw"))
    assert (
        "no joker in the place of the red 9" in evening.screens[1] or "G-10" in evening.screens[1]
    )
    assert texts(evening) == []


def test_others_are_told_in_words() -> None:
    evening = classic()
    evening.spend(lines("g11 done", "hand"))
    assert "Seat 2 laid red 11.\n  Seat 3 drew 3 cards and could not lay." in evening.screens[0]
    assert "You laid green 11.\n  Seat 1 " in evening.screens[1]
    news = evening.screens[1].split("\n\n")[0]
    assert news in evening.screens[2]


def test_the_card_that_one_drew_is_named() -> None:
    evening = Evening("elfer-raus", players=4, seats=["3"], seed=TWO_ELEVENS)
    evening.spend(lines("draw", "draw", "draw"))
    drawn = evening.sitting.match
    assert re.search(r"You drew (red|yellow|green|blue) \d+\.", evening.screens[1])
    assert re.search(r"You drew \w+ \d+ and could not lay\.\n  Seat 0 ", evening.screens[3])
    assert drawn.turn == 3


def test_a_call_before_another_s_turn() -> None:
    evening = Evening("mogeln", seats=["0"])
    evening.spend(lines("", "hand"))
    assert "Mogeln · before seat 2 goes on" in evening.screens[0]
    assert evening.screens[0].endswith("Your move (Enter = let it pass, ? = help): ")
    assert "Mogeln · your turn" in evening.screens[1]


def test_help_says_only_what_helps_here() -> None:
    evening = Evening("poker")
    evening.spend(lines("?"))
    assert "A number alone will do: 3 for guess 3." in evening.screens[1]
    assert "r12" not in evening.screens[1]


@pytest.mark.parametrize("game", GAMES)
def test_screens_have_no_holes(game: str) -> None:
    evening = Evening(game)
    evening.spend(lines(""))
    assert "\n\n\n" not in "".join(evening.screens)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_to_its_end(game: str) -> None:
    evening = Evening(game, options={"rounds": 2})
    assert evening.spend(Novice().answer) == 0
    assert evening.sitting.match.over
    shown = "".join(evening.screens)
    assert ("Press Enter for the next round." in shown) == ("rounds" in schema(GAMES[game].options))
    assert ("dealt round 2." in shown) == ("rounds" in schema(GAMES[game].options))
    assert re.search(r"won!\nThe same cards again:\n  elfer play .* --seed 'an evening'\n", shown)


@pytest.mark.parametrize("width", [1, 10, 40, 79, 80, 200])
def test_any_width_will_do(width: int) -> None:
    evening = Evening("farben-mix", options={"rounds": 1}, width=width)
    assert evening.spend(lines("?", "hand", "quit")) == 0


def test_the_same_cards_again_are_for_the_same_company() -> None:
    evening = Evening("junior", seats=["0=random", "1", "2"], options={"rounds": 1})
    evening.spend(Novice().answer)
    again = "--players 3 --seat 0=random --seat 1=you --seat 2=you"
    assert f"elfer play junior {again} --seed 'an evening'" in evening.screens[-1]


def test_the_number_of_a_move_that_has_one() -> None:
    evening = Evening("farben-sammeln", seed="q")
    evening.spend(lines("?"))
    assert "A number alone will do: 1 for take 1." in evening.screens[1]


@pytest.mark.rule("FS-4")
def test_what_is_called_out_may_be_typed() -> None:
    evening = Evening("farben-sammeln", seed="q")
    evening.spend(lines("Schluss", "Schluss!"))
    for screen in evening.screens[1:3]:
        assert "A round is closed only after a card was taken and one laid (FS-4)." in screen


@pytest.mark.parametrize(
    ("game", "typed", "examples"),
    [
        ("ratefix", "999", r"guess \d+, guess \d+, guess \d+, guess \d+"),
        ("hoechste-karte", "r13", r"r1, r\d, r\d, r\d"),
        ("ueberall-anschliessen", "@9", r"flip"),
    ],
)
def test_what_is_no_move_gets_examples_that_are_possible(
    game: str, typed: str, examples: str
) -> None:
    evening = Evening(game, players=4)
    evening.spend(lines(typed))
    found = re.search(rf"is no move of this game; moves look like: ({examples})\.", flat(evening))
    assert found is not None
    assert {*found[1].split(", ")} <= {move.text for move in evening.sitting.match.legal(0)}


def flat(evening: Evening) -> str:
    """All that was shown, without the ends of lines."""
    return " ".join("".join(evening.screens).split())


def test_help_gives_a_card_that_can_be_played_as_an_example() -> None:
    evening = Evening("hoechste-karte", seats=["2"])
    evening.spend(lines("?"))
    assert "A card is its colour's letter and its number: g1 is green 1." in evening.screens[1]


@pytest.mark.rule("UA-7")
@pytest.mark.parametrize("players", [2, 4])
def test_what_the_others_play_without_you_is_told_in_short(players: int) -> None:
    evening = Evening("ueberall-anschliessen", players=players, seed="b")
    evening.spend(Novice().answer)
    outs = evening.screens[-1].count("got rid of all cards")
    assert outs >= 1
    assert "… " in evening.screens[-1]
    assert len(evening.screens[-1].splitlines()) < 50


def test_a_long_line_of_moves_shows_the_table_once() -> None:
    evening = Evening("mogeln", seats=["1"], seed="q")
    evening.spend(lines("g4"))
    assert evening.screens[1].count("Your hand") == 1


@pytest.mark.parametrize("game", ["mogeln", "schnipp-schnapp", "farben-sammeln", "master"])
def test_a_narrow_screen_breaks_between_words_and_keeps_the_margin(game: str) -> None:
    """Only a command goes on beyond the edge, to be copied."""
    evening = Evening(game, options={"rounds": 1}, width=60)
    typed = iter(["?", "hand", "zzzzzzzzzzzzzzzzzzzzzzzzzzzz", "undo", "shuffle"])
    novice = Novice()
    evening.spend(lambda screen: next(typed, "") or novice.answer(screen))
    rows = [row for screen in evening.screens for row in screen.splitlines()]
    prompts = [screen.splitlines()[-1] for screen in evening.screens if screen]
    assert all(len(row) <= 60 for row in rows if not row.startswith("  elfer play"))
    _, *after = (i for i, row in enumerate(rows) if row.startswith("─"))
    body = rows[after[0] : next(i for i, row in enumerate(rows) if row.endswith(" won!"))]
    broken = [row for row in body if row not in prompts and not re.match("  |▸ |──|$", row)]
    assert broken == []
