"""The play loop at the prompt: typed lines and their effects."""

import re

import pytest

from elfer.engine.options import schema
from elfer.games import GAMES
from tests.terminal.scripted_session import ScriptedSession, type_lines
from tests.terminal.typist import Novice, parse_offered_moves

TWO_ELEVENS = "a"
"""A seed with which seat 0 of four begins the classic game with the green or the blue 11."""


def classic() -> ScriptedSession:
    return ScriptedSession("elfer-raus", players=4, seed=TWO_ELEVENS)


def texts(session: ScriptedSession) -> list[str]:
    return [move.text for move in session.local_table.moves if move.seat == 0]


def test_plays_several_moves_on_one_line() -> None:
    session = classic()
    session.run(type_lines("b11, g11;done"))
    assert texts(session)[:3] == ["b11", "g11", "done"]


@pytest.mark.parametrize("typed", ["G11", "green 11", " g 11 ", "green11"])
def test_accepts_cards_as_people_write_them(typed: str) -> None:
    session = classic()
    session.run(type_lines(typed))
    assert texts(session) == ["g11"]


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    session = classic()
    session.run(type_lines("r14", "y1", "fly", "done"))
    assert texts(session) == []
    assert "First the red 12. (CL-5)" in session.screens[1]
    assert "You don’t have the yellow 1. (G-10)" in session.screens[2]
    assert "“fly” is not a move of this game" in session.screens[3]
    assert "First lay a card. (CL-4)" in join_lines(session)


def test_plays_a_line_up_to_a_refused_move() -> None:
    session = classic()
    session.run(type_lines("g11 r20 b11"))
    assert texts(session) == ["g11"]
    assert "You laid the green 11." in session.screens[1]
    assert session.screens[1].index("You may play") < session.screens[1].index("red 20")


def test_drops_moves_after_the_end_of_a_turn() -> None:
    session = ScriptedSession("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    session.run(type_lines("r11 done r12 r10"))
    assert [move.text for move in session.local_table.moves if move.seat == 2] == ["r11"]
    assert "Your turn was over; these moves were not played: r12 r10." in session.screens[1]


def test_ignores_done_after_the_end_of_a_turn() -> None:
    session = ScriptedSession("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    session.run(type_lines("r11 done"))
    assert "not played" not in session.screens[1]


def test_enter_plays_the_only_move() -> None:
    session = ScriptedSession("elfer-raus", players=4, seats=["2"], seed=TWO_ELEVENS)
    session.run(type_lines(""))
    assert session.screens[0].endswith("Your move (Enter = r11, ? = help): ")
    assert session.local_table.moves[0].text == "r11"


def test_enter_does_not_choose_between_several_moves() -> None:
    session = classic()
    session.run(type_lines(""))
    assert texts(session) == []
    assert "Type one of your moves" in session.screens[1]


def test_help_lists_every_legal_move() -> None:
    session = ScriptedSession("master", players=4, seed="b")
    session.run(type_lines("?"))
    legal = {move.text for move in session.local_table.match.legal(0)}
    assert len(legal) > 8
    assert legal <= set(session.screens[1].split())
    for word in ("hand", "hint", "rules", "quit"):
        assert f"    {word} " in session.screens[1]


def test_understands_the_other_commands() -> None:
    session = classic()
    session.run(type_lines("hand", "hint", "rules", "HELP"))
    assert "Your hand: 15 cards" in session.screens[1]
    assert re.search(r"would play the (green|blue) 11\.\n  Type: [gb]11\n", session.screens[2])
    assert "CL-1" in session.screens[3]
    assert "Your hand: 15 cards" in session.screens[3]
    assert "Moves you can play now" in session.screens[4]
    assert texts(session) == []


@pytest.mark.parametrize("word", ["quit", "exit", "Q"])
def test_leaves_the_game(word: str) -> None:
    session = classic()
    assert session.run(type_lines(word)) == 0
    assert "The game was not finished." in session.screens[-1]


def test_a_card_alone_chooses_the_only_row() -> None:
    """FM-1: players need not type the row if only one takes the card."""
    session = ScriptedSession("farben-mix", players=2, seed="e")
    asked = 0

    def answer(screen: str) -> str:
        nonlocal asked
        ways = re.search(r"can be played in several ways: (\S+),", screen)
        if ways is not None:
            asked += 1
            return ways[1]
        if "You may play" not in screen:
            return ""
        cards = [move.split("@")[0] for move in parse_offered_moves(screen)]
        return max(cards, key=cards.count)

    assert session.run(answer) == 0
    assert session.local_table.match.over
    assert asked


def test_refuses_a_card_alone_that_fits_nowhere() -> None:
    session = ScriptedSession("farben-mix", players=4, seed="mix")
    session.run(type_lines("", "r1", "g99", "b20"))
    shown = "".join(session.screens)
    assert re.search(r"\(G-10\)|does not fit anywhere at the moment\. \(FM-1\)", shown)
    assert "“g99” is not a move" in shown


def test_a_swap_has_two_words() -> None:
    session = ScriptedSession("master", players=2, seed="b")
    session.run(type_lines("swap r9 swap  b12,draw"))
    assert "no joker for the red 9" in session.screens[1] or "G-10" in session.screens[1]
    assert texts(session) == []


def test_describes_the_moves_of_others() -> None:
    session = classic()
    session.run(type_lines("g11 done", "hand"))
    assert "Lotte 2 laid the red 11.\n  Lotte 3 drew 3 cards.\n" in session.screens[0]
    assert "You laid the green 11.\n  Lotte " in session.screens[1]
    news = session.screens[1].split("\n\n")[0]
    assert news in session.screens[2]


def test_names_a_card_that_the_player_drew() -> None:
    session = ScriptedSession("elfer-raus", players=4, seats=["3"], seed=TWO_ELEVENS)
    session.run(type_lines("draw", "draw", "draw"))
    drawn = session.local_table.match
    assert re.search(r"You drew the (red|yellow|green|blue) \d+\.", session.screens[1])
    assert re.search(r"You drew the \w+ \d+\.\n  Lotte ", session.screens[3])
    assert drawn.turn == 3


def test_asks_for_calls_before_the_turn_of_another_seat() -> None:
    session = ScriptedSession("mogeln", seats=["0"])
    session.run(type_lines("", "hand"))
    assert "Cheat · before Lotte 2 goes on" in session.screens[0]
    assert session.screens[0].endswith("Your move (Enter = let it pass, ? = help): ")
    assert "Cheat · your turn" in session.screens[1]


def test_help_is_specific_to_the_game() -> None:
    session = ScriptedSession("poker")
    session.run(type_lines("?"))
    assert "A number alone is enough: 3 for guess 3." in session.screens[1]
    assert "r12" not in session.screens[1]


@pytest.mark.parametrize("game", GAMES)
def test_screens_have_no_empty_parts(game: str) -> None:
    session = ScriptedSession(game)
    session.run(type_lines(""))
    assert "\n\n\n" not in "".join(session.screens)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_to_its_end(game: str) -> None:
    session = ScriptedSession(game, options={"rounds": 2})
    assert session.run(Novice().answer) == 0
    assert session.local_table.match.over
    shown = "".join(session.screens)
    assert ("Press Enter for the next round." in shown) == ("rounds" in schema(GAMES[game].options))
    assert bool(re.search(r"Round 2: .* dealt\.", shown)) == (
        "rounds" in schema(GAMES[game].options)
    )
    assert re.search(
        r"win.*!\nTo play the same cards again:\n  elfer play .* --seed 'an evening'\n", shown
    )


@pytest.mark.parametrize("width", [1, 10, 40, 79, 80, 200])
def test_plays_at_any_width(width: int) -> None:
    session = ScriptedSession("farben-mix", options={"rounds": 1}, width=width)
    assert session.run(type_lines("?", "hand", "quit")) == 0


def test_the_command_at_the_end_seats_the_same_players() -> None:
    session = ScriptedSession("junior", seats=["0=random", "1", "2"], options={"rounds": 1})
    session.run(Novice().answer)
    again = "--players 3 --seat 0=random --seat 1=you --seat 2=you"
    assert f"elfer play junior {again} --seed 'an evening'" in session.screens[-1]


def test_help_explains_a_number_alone() -> None:
    session = ScriptedSession("farben-sammeln", seed="q")
    session.run(type_lines("?"))
    assert "A number alone is enough: 1 for take 1." in session.screens[1]


@pytest.mark.rule("FS-4")
def test_accepts_words_that_people_call_out() -> None:
    session = ScriptedSession("farben-sammeln", seed="q")
    session.run(type_lines("Schluss", "Schluss!"))
    for screen in session.screens[1:3]:
        assert "First take a card and lay one. (FS-4)" in screen


@pytest.mark.parametrize(
    ("game", "typed", "examples"),
    [
        ("ratefix", "999", r"guess \d+, guess \d+, guess \d+, guess \d+"),
        ("hoechste-karte", "r13", r"r1, r\d, r\d, r\d"),
        ("ueberall-anschliessen", "@9", r"flip"),
    ],
)
def test_an_unknown_move_gets_possible_examples(game: str, typed: str, examples: str) -> None:
    session = ScriptedSession(game, players=4)
    session.run(type_lines(typed))
    found = re.search(
        rf"is not a move of this game\. Moves look like: ({examples})\.", join_lines(session)
    )
    assert found is not None
    assert {*found[1].split(", ")} <= {move.text for move in session.local_table.match.legal(0)}


def join_lines(session: ScriptedSession) -> str:
    """Return the output without line breaks."""
    return " ".join("".join(session.screens).split())


def test_help_uses_a_playable_card_as_an_example() -> None:
    session = ScriptedSession("hoechste-karte", seats=["2"])
    session.run(type_lines("?"))
    assert "Type a card as its colour and number: g1 is green 1." in session.screens[1]


@pytest.mark.rule("UA-7")
@pytest.mark.parametrize("players", [2, 4])
def test_shortens_the_moves_after_the_player_is_out(players: int) -> None:
    session = ScriptedSession("ueberall-anschliessen", players=players, seed="c")
    session.run(Novice().answer)
    outs = join_lines(session).count("no cards left: ")
    assert outs >= 1
    assert "… " in session.screens[-1]
    assert len(session.screens[-1].splitlines()) < 50


def test_a_long_line_of_moves_shows_the_table_once() -> None:
    session = ScriptedSession("mogeln", seats=["1"], seed="q")
    session.run(type_lines("g4"))
    assert session.screens[1].count("Your hand") == 1


@pytest.mark.parametrize("game", ["mogeln", "schnipp-schnapp", "farben-sammeln", "master"])
def test_a_narrow_screen_breaks_between_words_and_keeps_the_margin(game: str) -> None:
    """Only a command may be longer than the line, so that it can be copied."""
    session = ScriptedSession(game, options={"rounds": 1}, width=60)
    typed = iter(["?", "hand", "zzzzzzzzzzzzzzzzzzzzzzzzzzzz", "undo", "shuffle"])
    novice = Novice()
    session.run(lambda screen: next(typed, "") or novice.answer(screen))
    rows = [row for screen in session.screens for row in screen.splitlines()]
    prompts = [screen.splitlines()[-1] for screen in session.screens if screen]
    assert all(len(row) <= 60 for row in rows if not row.startswith("  elfer play"))
    _, *after = (i for i, row in enumerate(rows) if row.startswith("─"))
    body = rows[
        after[0] : next(
            i
            for i, row in enumerate(rows)
            if re.search(" wins?( together)?!$| win, together.*!$", row)
        )
    ]
    broken = [row for row in body if row not in prompts and not re.match("  |▸ |──|$", row)]
    assert broken == []
