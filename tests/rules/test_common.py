"""G: the rules that all games share; secrecy has its own file."""

from random import Random

import pytest

from tests.rules.cards import COUNTER_CLOCKWISE, GAMES, deck, join_in_order, pack
from tests.rules.chance import fair_deal, seed_with_redeals
from tests.rules.table import Refused, Table


@pytest.mark.rule("G-1")
def test_clockwise_play_goes_to_the_next_higher_seat() -> None:
    table = Table("elfer-raus", ["r10 b2", "r11 b3", "r12 b4"])
    table.plays(1, "r11")
    assert table.turn == 2
    table.lays(2, "r12")
    assert table.turn == 0
    table.lays(0, "r10")
    assert table.turn == 1


@pytest.mark.rule("G-1")
def test_counter_clockwise_play_goes_to_the_next_lower_seat() -> None:
    table = Table("elferspiel", ["r10 b2", "r11 b3", "r12 b4"])
    table.plays(1, "r11")
    assert table.turn == 0
    table.lays(0, "r10")
    assert table.turn == 2
    table.lays(2, "r12")
    assert table.turn == 1


@pytest.mark.rule("G-2")
@pytest.mark.parametrize(
    "game", ["elfer-raus", "drei-anfangszahlen", "beliebige-startkarte", "elferspiel"]
)
def test_the_common_deck_has_1_to_20_of_four_colours(game: str) -> None:
    hands, stock = Table(game, players=3).dealt
    cards = " ".join([*hands, stock]).split()
    assert len(cards) == 80
    assert set(cards) == {f"{colour}{value}" for colour in "rygb" for value in range(1, 21)}


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("game", GAMES)
def test_the_dealer_deals_first_and_the_deal_moves_in_the_direction_of_play(game: str) -> None:
    """The cards reveal the dealer: the first one goes to the dealer's neighbour."""
    each = 5 if game == "junior" else 20
    table = Table(game, players=3, seed="dealer", dealer=2, rounds=2)
    assert table.state["dealer"] == 2
    assert table.dealt == fair_deal(game, 3, each, "dealer", dealer=2)
    table.finishes_round()
    table.plays(0, "next")
    following = 1 if game in COUNTER_CLOCKWISE else 0
    assert table.state["dealer"] == following
    assert table.dealt == fair_deal(game, 3, each, "dealer", round_=2, dealer=following)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("game", GAMES)
def test_the_default_dealer_is_seat_0(game: str) -> None:
    assert Table(game, players=3).state["dealer"] == 0
    with pytest.raises(Refused, match="bad-options"):
        Table(game, players=3, dealer=3)


@pytest.mark.rule("G-3")
@pytest.mark.parametrize("redeals", [1, 2])
def test_a_redeal_keeps_the_dealer(redeals: int) -> None:
    seed = seed_with_redeals("elfer-raus", value=11, dealt=40, redeals=redeals)
    table = Table("elfer-raus", players=2, seed=seed, dealer=1)
    assert table.state["dealer"] == 1
    assert table.dealt == fair_deal("elfer-raus", 2, 20, seed, attempt=redeals, dealer=1)


@pytest.mark.rule("G-4")
@pytest.mark.parametrize("game", ["junior", "master"])
def test_the_youngest_begins_every_round(game: str) -> None:
    assert Table(game, players=3).turn == 0
    table = Table(game, players=3, youngest=2, rounds=3)
    for _ in range(2):
        assert table.turn == 2
        table.finishes_round()
        table.plays(0, "next")
    assert table.turn == 2


@pytest.mark.rule("G-5")
@pytest.mark.parametrize(
    ("game", "hands", "opening", "last"),
    [
        ("junior", ["r2", "r3 b5"], [], "r2"),
        ("elfer-raus", ["r11", "r10 b5"], [], "r11"),
        ("elfer-raus", ["r12", "r11 b5"], ["r11"], "r12"),
        ("elferspiel", ["r12", "r11 b5"], ["r11"], "r12"),
        ("eins-zwanzig", ["r20", "r1 b5"], ["r1"], "r20"),
        ("farben-mix", ["b12", "r11 b5"], ["r11@r"], "b12@r"),
        ("master", ["r12", "r13 b5"], [], "r12"),
    ],
)
def test_a_round_ends_immediately_with_the_last_card(
    game: str, hands: list[str], opening: list[str], last: str
) -> None:
    table = Table(game, hands, rounds=2)
    table.plays(1, *opening)
    assert not table.round_over()
    table.plays(0, last)
    assert table.round_over()
    assert table.turn is None
    assert table.legal(0) == table.legal(1) == {"next"}
    table.refuses(0, "done", rule="G-5")
    table.refuses(1, "draw", "pass", rule="G-5")


@pytest.mark.rule("G-6")
def test_totals_add_up_until_the_agreed_rounds_are_played() -> None:
    table = Table("elfer-raus", players=3, rounds=3)
    totals = [0, 0, 0]
    for number in (1, 2, 3):
        assert table.state["round"] == number
        before = table.points
        assert before is None
        table.finishes_round()
        points = table.points or []
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        assert table.totals == totals
        assert table.state["over"] == (number == 3)
        if number < 3:
            assert table.winners is None
            table.plays(1, "next")
    assert table.winners == [totals.index(min(totals))]
    assert table.state["actors"] == []
    table.refuses(0, "next", error="not-your-turn")


@pytest.mark.rule("G-6")
def test_a_tie_has_several_winners() -> None:
    """With this seed, each player wins one round and scores the same total in the other."""
    table = Table("junior", players=2, seed="tie 45", rounds=2)
    table.finishes_match()
    assert table.totals[0] == table.totals[1] > 0
    assert table.winners == [0, 1]


@pytest.mark.rule("G-6")
@pytest.mark.parametrize("game", GAMES)
def test_a_match_has_1_to_100_rounds(game: str) -> None:
    for rounds in (1, 100):
        assert Table(game, players=2, rounds=rounds).state["options"]["rounds"] == rounds
    for rounds in (0, 101):
        with pytest.raises(Refused, match="bad-options"):
            Table(game, players=2, rounds=rounds)


@pytest.mark.rule("G-6")
def test_the_next_round_comes_only_after_the_end_of_this_one() -> None:
    table = Table("elfer-raus", ["r11 b2", "r12"], rounds=2)
    table.refuses(0, "next", rule="G-6")


@pytest.mark.rule("G-8")
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_exactly_one_place_at_any_moment(game: str, players: int) -> None:
    table = Table(game, players=players, seed="conserved")
    rng = Random(players)
    for _ in table.moments():
        assert all_cards(table) == join_in_order(pack(game))
        table.plays_randomly(rng)
    assert all_cards(table) == join_in_order(pack(game))


def all_cards(table: Table) -> str:
    """Return the cards of all hands, the stock and the rows; a joker in a row stays a joker."""
    hands, stock = table.dealt
    rows = [card for row in table.state["rows"].values() for card in row]
    lying = ["*" if card.startswith("*") else card for card in rows]
    return join_in_order([*" ".join(hands).split(), *stock.split(), *lying])


@pytest.mark.rule("G-9")
@pytest.mark.parametrize(
    ("game", "hands", "opening", "first", "fits_too"),
    [
        ("junior", ["r2 r3 b2 g5", "y5"], [], "r2", {"r3", "b2"}),
        ("elfer-raus", ["r10 r12 r13 g5", "r11 y5"], ["r11"], "r12", {"r13", "r10"}),
        ("elferspiel", ["r10 r12 r13 g5", "r11 y5"], ["r11"], "r12", {"r13", "r10"}),
        ("farben-mix", ["y10 r12 b13 g5", "r11 y5"], ["r11@r"], "r12@r", {"b13@r", "y10@r"}),
        ("eins-zwanzig", ["r2 r19 r20 g5", "r1 y5"], ["r1"], "r20", {"r19", "r2"}),
        ("master", ["r10 r12 r13 b10 g5", "y5"], [], "r12", {"r13", "r10", "b10"}),
    ],
)
def test_other_fitting_cards_may_be_held_back_after_one_lay(
    game: str, hands: list[str], opening: list[str], first: str, fits_too: set[str]
) -> None:
    table = Table(game, hands)
    table.plays(1, *opening)
    assert "done" not in table.legal(0)
    table.plays(0, first)
    assert table.legal(0) == fits_too | {"done"}
    table.plays(0, "done")
    assert table.turn == 1


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("game", GAMES)
def test_only_the_seat_whose_turn_it_is_acts(game: str) -> None:
    table = Table(game, players=3)
    at_row = "@r" if game == "farben-mix" else ""
    for seat in {0, 1, 2} - {table.turn}:
        assert table.legal(seat) == set()
        cards = [f"{card}{at_row}" for card in table.hand(seat).split() if card != "*"]
        table.refuses(seat, "draw", "done", "pass", *cards, error="not-your-turn")


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anyone_may_deal_the_next_round(seat: int) -> None:
    table = Table("elfer-raus", ["r11", "b2", "b3"], rounds=2)
    table.plays(0, "r11")
    assert table.state["actors"] == [0, 1, 2]
    table.plays(seat, "next")
    assert table.state["round"] == 2


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("game", GAMES)
def test_refuses_cards_that_are_not_in_the_players_hand(game: str) -> None:
    """The card is refused even if it would fit, no matter who has it."""
    table = Table(game, players=3)
    seat = table.turn
    assert seat is not None
    others = sorted(set(deck(game)) - set(table.hand(seat).split()) - {"*"})
    at_row = "@r" if game == "farben-mix" else ""
    table.refuses(seat, *(f"{card}{at_row}" for card in others), rule="G-10")
