"""SP-1 to SP-5: Schwarzer Peter."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elfer.games import game_named
from elfer.kernel.events import told_to
from elfer.records.notation import state_of
from elfer.records.played import Played

from .cards import FRESH
from .chance import shuffled
from .table import Table

GAME = "schwarzer-peter"
EXAMPLE = Path(__file__).parents[1] / "data" / "examples" / f"{GAME}.jsonl"


def pack(colours: str = "rb", highest: int = 20) -> list[str]:
    """The two colours in the order of a fresh deck."""
    return [f"{colour}{value}" for colour in colours for value in range(1, highest + 1)]


def given(hands: list[str], aside: str, pairs_to: int) -> dict[str, Any]:
    """A deal of 1 to 16 in which all that nobody names are pairs of one seat."""
    lists = [hand.split() for hand in hands]
    named = {card for hand in lists for card in hand} | {aside}
    rest = [card for card in pack(highest=16) if card not in named]
    assert all(twin(card) in rest for card in rest), "the rest must be pairs"
    lists[pairs_to] += rest
    return {"hands": lists, "aside": [aside]}


def twin(card: str) -> str:
    """The other card of the same number, red or blue."""
    return ("b" if card[0] == "r" else "r") + card[1:]


def table_of(hands: list[str], aside: str, pairs_to: int = 0, **options: Any) -> Table:
    """A short match from a given deal; the left neighbour of seat 0 begins."""
    table = Table(GAME, players=len(hands))
    answer = table.ask(
        "new",
        game=GAME,
        players=len(hands),
        options={"short": True, **options},
        seed="rules",
        deal=given(hands, aside, pairs_to),
    )
    assert answer["ok"], answer
    return table


def hands(table: Table) -> list[str]:
    """All hands, in order."""
    return [" ".join(hand) for hand in table.state["hands"]]


def mixed(cards: str, number: int, seed: str = "rules") -> str:
    """These cards as the mixing of that number puts them."""
    fresh = sorted(cards.split(), key=FRESH.index)
    return " ".join(shuffled(fresh, seed, f"1/mix/{number}"))


def without_pairs(hand: list[str]) -> list[str]:
    """What is left when the pairs are laid down, in order."""
    numbers = [card[1:] for card in hand]
    return [card for card in hand if numbers.count(card[1:]) == 1]


@pytest.mark.rule("SP-1")
@pytest.mark.rule("SP-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ({}, pack()),
        ({"short": True}, pack(highest=16)),
        ({"colours": ["y", "g"]}, pack("yg")),
        ({"colours": ["b", "y"], "short": True}, pack("yb", 16)),  # still a fresh deck's order
    ],
)
def test_one_card_is_laid_aside_and_the_others_are_dealt(
    players: int, options: dict[str, Any], cards: list[str]
) -> None:
    state = Table(GAME, players=players, seed="deal", dealer=1, **options).state
    aside, *rest = shuffled(cards, "deal", "1/deal/0")
    dealt = [rest[(seat - 2) % players :: players] for seat in range(players)]
    assert state["aside"] == [aside]
    assert {len(hand) for hand in dealt} <= {len(rest) // players, len(rest) // players + 1}
    assert state["hands"] == [without_pairs(hand) for hand in dealt]
    for seat, hand in enumerate(dealt):
        assert sorted([*state["hands"][seat], *state["piles"][seat]]) == sorted(hand)
    assert len(rest) == (31 if options.get("short") else 39)


@pytest.mark.rule("SP-1")
@pytest.mark.parametrize(
    "colours", [["r"], ["r", "r"], ["r", "y", "g"], ["r", "x"], "rb", ["R", "b"], None, [], [1, 2]]
)
def test_there_are_two_different_colours(colours: Any) -> None:
    answer = ask_new({"colours": colours})
    assert answer["error"] == "bad-options"


def ask_new(options: dict[str, Any], deal: Any = None, seed: str | None = "x") -> dict[str, Any]:
    """What the referee says to a match of two with these options."""
    table = Table(GAME, players=2)
    return table.ask("new", game=GAME, players=2, options=options, seed=seed, deal=deal)


@pytest.mark.rule("SP-1")
def test_exactly_one_card_is_laid_aside_in_a_given_deal() -> None:
    deal = given(["r1 r2", "b1 b2 r5"], "b5", 0)
    assert ask_new({"short": True}, deal)["ok"]
    moved = {"hands": [deal["hands"][0][:-1], deal["hands"][1]]}
    bad_deals: list[dict[str, Any]] = [
        {"aside": []},
        {"aside": None},
        {"aside": ["b5", deal["hands"][0][-1]], **moved},
        moved,
        {"hands": [[], deal["hands"][0] + deal["hands"][1]]},
        {"aside": ["g5"]},
    ]
    for bad in bad_deals:
        assert ask_new({"short": True}, deal | bad)["error"] == "bad-deal"
    assert ask_new({"short": False}, deal)["error"] == "bad-deal"
    assert ask_new({"short": True}, deal, seed=None)["error"] == "bad-request"


@pytest.mark.rule("SP-2")
def test_pairs_are_laid_down_at_the_start() -> None:
    table = table_of(["r1", "b9 r2 b3 r4 b2 r3 r9 r5 b1", "b4"], "b5", pairs_to=2)
    assert hands(table) == ["r1", "r4 r5 b1", "b4"]
    piles = table.state["piles"]
    assert piles[0] == []
    assert piles[1] == ["b9", "r9", "b3", "r3", "r2", "b2"]
    assert len(piles[2]) == 20


@pytest.mark.rule("SP-2")
def test_a_pair_that_arises_by_a_draw_is_laid_down_at_once() -> None:
    table = table_of(["r1", "b4 r5 b1", "r4"], "b5")
    before = table.state["piles"][0]
    table.plays(1, "draw 1")
    assert sorted(table.state["hands"][1]) == ["b1", "r5"]
    assert table.state["piles"] == [before, ["b4", "r4"], []]


@pytest.mark.rule("SP-2")
def test_a_card_without_its_twin_stays_in_the_hand() -> None:
    table = table_of(["r1 b2", "b1 r3", "r2 b3 r5"], "b5")
    table.plays(1, "draw 3")
    assert sorted(table.state["hands"][1]) == ["b1", "r3", "r5"]
    assert table.state["piles"][1:] == [[], []]


@pytest.mark.rule("SP-3")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_left_neighbour_of_the_dealer_draws_from_his_left_neighbour(dealer: int) -> None:
    table = Table(GAME, players=3, dealer=dealer)
    for step in range(1, 5):
        seat, giver = (dealer + step) % 3, (dealer + step + 1) % 3
        state = table.state
        assert state["turn"] == seat
        assert state["actors"] == [seat]
        size = len(state["hands"][giver])
        assert table.legal(seat) == {f"draw {place}" for place in range(1, size + 1)}
        table.plays(seat, "draw 2")
        gone = state["hands"][giver][1]
        assert table.state["hands"][giver] == [c for c in state["hands"][giver] if c != gone]
        assert gone in [*table.state["hands"][seat], *table.state["piles"][seat]]
        assert table.state["hands"][(seat - 1) % 3] == state["hands"][(seat - 1) % 3]


@pytest.mark.rule("SP-3")
def test_a_seat_draws_in_turn_a_card_that_is_there() -> None:
    table = table_of(["r1 b2", "b1 r3", "r2 b3 r5"], "b5")
    table.refuses(1, "draw 4", "draw 20", rule="SP-3")
    table.refuses(0, "draw 1", error="not-your-turn")
    table.refuses(2, "draw 1", error="not-your-turn")
    assert table.ask("legal", seat=None)["moves"] == []
    for bad in ("draw", "draw 0", "draw 41", "draw 01", "draw  1", "draw -1", "r5", "pass", "next"):
        table.refuses(1, bad, error="bad-move")
    table.plays(1, "DRAW 3")
    assert table.record["moves"] == [[1, 1, "draw 3"]]


@pytest.mark.rule("SP-3")
def test_who_has_no_cards_is_passed_over_also_as_a_neighbour() -> None:
    """Seat 1 and 2 become safe by the first draw; then 3 draws from 0, and again."""
    table = table_of(["r2 r3", "r1", "b1", "b2 b3 r5"], "b5")
    table.plays(1, "draw 1")
    assert hands(table) == ["r2 r3", "", "", "b2 b3 r5"]
    assert table.turn == 3
    table.refuses(1, "draw 1", error="not-your-turn")
    table.refuses(2, "draw 1", error="not-your-turn")
    table.plays(3, "draw 1")
    assert table.turn == 0
    assert table.legal(0) == {"draw 1", "draw 2"}
    gone = table.state["hands"][3][1]
    table.plays(0, "draw 2")
    assert gone in [*table.state["hands"][0], *table.state["piles"][0]]


@pytest.mark.rule("SP-3")
def test_who_has_only_pairs_at_the_start_does_not_begin() -> None:
    table = table_of(["r1 r2", "r9 b9", "r8 b8", "b1 b2 r5"], "b5")
    assert hands(table)[1:3] == ["", ""]
    assert table.turn == 3
    assert table.legal(3) == {"draw 1", "draw 2"}


@pytest.mark.rule("SP-3")
def test_who_gives_his_last_card_is_safe() -> None:
    table = table_of(["r2 r3", "r1 b4", "b3", "b1 b2 r4 r5"], "b5")
    table.plays(1, "draw 1")
    assert hands(table)[2] == ""
    assert table.turn == 3


@pytest.mark.rule("SP-3")
def test_the_hand_of_the_drawer_is_mixed_and_only_his() -> None:
    table = table_of(["r1 b2 r6", "b1 r3", "r2 b3 r5 b6"], "b5")
    table.plays(1, "draw 3")
    assert hands(table) == ["r1 b2 r6", mixed("b1 r3 r5", 0), "r2 b3 b6"]
    table.plays(2, "draw 1")
    assert hands(table)[2] == mixed("r2 b3 b6 r1", 1)
    assert hands(table)[0] == "b2 r6"


@pytest.mark.rule("SP-3")
def test_the_mixing_of_one_card_or_of_none_counts() -> None:
    table = table_of(["r2 r3 r4 r5", "r1", "b1", "b2 b3 b4 b6", "r6"], "b5")
    table.plays(1, "draw 1")  # 1/mix/0, of a hand that has become empty
    table.plays(3, "draw 1")  # 1/mix/1: the hand of seat 0 comes next
    state = table.state
    assert state["turn"] == 0
    assert " ".join(state["hands"][3]) == mixed("b2 b3 b4", 1)
    assert state["hands"][4] == []
    table.plays(0, "draw 3")
    drawn = state["hands"][3][2]
    left = {"r2", "r3", "r4", "r5", drawn} - {drawn, twin(drawn)}
    assert hands(table)[0] == mixed(" ".join(left), 2)


@pytest.mark.rule("SP-3")
def test_every_mixing_of_a_match_is_fair() -> None:
    for seed in ("a", "b", "c"):
        played, luck = Played.new(game_named(GAME), 4, {}, seed), Random(seed)
        for number in range(1000):
            seat = played.match.turn
            if seat is None:
                break
            played.play(seat, luck.choice(played.match.legal(seat)).text)
            hand = state_of(played.match)["hands"][seat]
            assert " ".join(hand) == mixed(" ".join(hand), number, seed)
        assert played.match.over


@pytest.mark.rule("SP-3")
@pytest.mark.rule("SP-4")
def test_the_example_of_the_notation_with_hands_in_order() -> None:
    table = Table(GAME, players=2)
    for line in EXAMPLE.read_text().splitlines():
        pair = json.loads(line)
        answer = table.ask(**pair["request"])
        if "state" in pair["answer"]:
            assert answer["state"] == pair["answer"]["state"]
        assert answer["ok"] == pair["answer"]["ok"]
    assert table.state["over"]


@pytest.mark.rule("SP-4")
@pytest.mark.rule("G-5")
def test_the_last_one_has_lost_and_all_others_have_won() -> None:
    table = table_of(["r1 b2", "r2 r5 b9 r9", "b1 r7 b7"], "b5")
    assert hands(table) == ["r1 b2", "r2 r5", "b1"]
    for turn in range(200):
        state = table.state
        if state["over"]:
            break
        assert (state["loser"], state["winners"], state["turn"] is None) == (None, None, False)
        table.plays(state["turn"], f"draw {turn % len(table.legal(state['turn'])) + 1}")
    state = table.state
    loser = state["loser"]
    assert state["hands"] == [["r5"] if seat == loser else [] for seat in range(3)]
    assert state["winners"] == [seat for seat in range(3) if seat != loser]
    assert (state["turn"], state["actors"], state["round_over"]) == (None, [], True)
    assert (state["points"], state["totals"]) == (None, None)
    for seat in range(3):
        table.refuses(seat, "draw 1", error="not-your-turn")


@pytest.mark.rule("SP-4")
def test_a_pair_can_leave_the_drawer_with_the_schwarzer_peter() -> None:
    table = table_of(["r9 b9", "r1 r5", "b1"], "b5")
    table.plays(1, "draw 1")
    assert table.state["loser"] == 1
    assert table.state["winners"] == [0, 2]


@pytest.mark.rule("SP-4")
def test_the_giver_can_be_left_with_it() -> None:
    table = table_of(["r9 b9", "r1", "r5 b1"], "b5")
    table.plays(1, "draw 2")
    assert table.state["loser"] == 2
    assert table.state["winners"] == [0, 1]


@pytest.mark.rule("SP-4")
@pytest.mark.rule("G-7")
def test_the_card_laid_aside_is_shown_only_at_the_end() -> None:
    table = table_of(["r9 b9", "r1", "r5 b1"], "b5")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["aside"], view["loser"]) == (1, None)
        assert '"b5"' not in json.dumps(view)
    table.plays(1, "draw 2")
    for watcher in (0, 1, 2, None):
        view = table.view(watcher)
        assert (view["aside"], view["loser"]) == (["b5"], 2)


@pytest.mark.rule("SP-4")
def test_with_a_deal_that_is_only_pairs_nobody_could_begin() -> None:
    deal = given(["r1 b1", "r2 b2 r5"], "b5", 0)
    assert ask_new({"short": True}, deal)["error"] == "bad-deal"


@pytest.mark.rule("SP-4")
def test_matches_end_soon_for_every_number_of_players() -> None:
    for players in range(2, 7):
        for seed in map(str, range(20)):
            played, luck = Played.new(game_named(GAME), players, {}, seed), Random(seed)
            while not played.match.over:
                seat = played.match.turn
                played.play(seat, luck.choice(played.match.legal(seat)).text)
            assert len(played.moves) < 500
            state = state_of(played.match)
            assert state["hands"][state["loser"]] == [twin(state["aside"][0])]


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("forfeit", [None, "", "sing a song", "ü" * 200])
def test_the_forfeit_is_agreed_beforehand_and_told_at_the_end(forfeit: str | None) -> None:
    options = {"short": True, "forfeit": forfeit}
    deal = given(["r9 b9", "r1", "r5 b1"], "b5", 0)
    played = Played.new(game_named(GAME), 3, options, "x", deal)
    assert state_of(played.match)["options"]["forfeit"] == forfeit
    events = played.play(1, "draw 2")
    lost = {"type": "lost", "seat": 2, "card": "r5", "aside": "b5", "forfeit": forfeit}
    for watcher in (0, 1, 2, None):
        assert lost in told_to(events, watcher)


@pytest.mark.rule("SP-5")
@pytest.mark.parametrize("forfeit", ["x" * 201, 5, True, ["sing"]])
def test_a_forfeit_is_a_text_of_at_most_200_characters(forfeit: Any) -> None:
    assert ask_new({"forfeit": forfeit})["error"] == "bad-options"


def test_there_are_no_rounds() -> None:
    assert ask_new({"rounds": 2})["error"] == "bad-options"
    assert ask_new({"short": 1})["error"] == "bad-options"
    options = Table(GAME, players=2).state["options"]
    assert options == {"dealer": 0, "colours": ["r", "b"], "short": False, "forfeit": None}


@pytest.mark.rule("G-7")
def test_only_drawer_and_giver_know_the_card() -> None:
    deal = given(["r1 b2", "b1 r3", "r2 b3 r5"], "b5", 0)
    played = Played.new(game_named(GAME), 3, {"short": True}, "x", deal)
    events = played.play(1, "draw 3")
    drawn = {"type": "draw", "seat": 1, "from": 2, "place": 3}
    assert told_to(events, 1) == [drawn | {"card": "r5"}]
    assert told_to(events, 2) == [drawn, {"type": "give", "seat": 2, "to": 1, "card": "r5"}]
    assert told_to(events, 0) == told_to(events, None) == [drawn]


@pytest.mark.rule("G-7")
def test_pairs_and_who_is_safe_everyone_is_told() -> None:
    deal = given(["r2 r3", "r1", "b1", "b2 b3 r5"], "b5", 0)
    played = Played.new(game_named(GAME), 4, {"short": True}, "x", deal)
    events = played.play(1, "draw 1")
    assert told_to(events, None) == [
        {"type": "draw", "seat": 1, "from": 2, "place": 1},
        {"type": "pair", "seat": 1, "cards": ["r1", "b1"]},
        {"type": "safe", "seat": 1},
        {"type": "safe", "seat": 2},
    ]


@pytest.mark.rule("G-7")
def test_a_view_shows_the_own_hand_in_order_and_numbers_of_the_others() -> None:
    table = Table(GAME, players=3, seed="views")
    luck = Random(3)
    while (seat := table.turn) is not None:
        state = table.state
        for watcher in (0, 1, 2, None):
            view = table.view(watcher)
            assert view["hands"] == [len(hand) for hand in state["hands"]]
            assert view["piles"] == state["piles"]
            assert view["aside"] == 1
            assert view.get("hand") == (None if watcher is None else state["hands"][watcher])
        table.plays(seat, luck.choice(sorted(table.legal(seat))))


def hidden_exchanged(played: Played, seat: int | None, luck: Random) -> Iterator[Any]:
    """The same moment with the cards that a seat cannot see in other places."""
    state = played.match.state
    hidden = [state.aside]
    hidden += (card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    for _ in range(5):
        luck.shuffle(hidden)
        rest = iter(hidden[1:])
        hands = [
            hand if other == seat else tuple(next(rest) for _ in hand)
            for other, hand in enumerate(state.hands)
        ]
        yield state._replace(aside=hidden[0], hands=tuple(hands))


@pytest.mark.rule("G-7")
def test_nothing_that_a_seat_is_shown_depends_on_what_it_cannot_see() -> None:
    played, luck = Played.new(game_named(GAME), 4, {}, "hidden"), Random(2)
    game = played.match.game
    while not played.match.over:
        for watcher in (0, 1, 2, 3, None):
            view = game.view(played.match.state, watcher)
            for other in hidden_exchanged(played, watcher, luck):
                assert game.view(other, watcher) == view
        seat = played.match.turn
        played.play(seat, luck.choice(played.match.legal(seat)).text)
