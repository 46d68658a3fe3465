"""The minds of the bluffing games: they count, weigh, watch and plan, each by its level."""

import random
from dataclasses import replace
from typing import Any

import pytest

from elfer.arena.encounter import encounter
from elfer.bots import BOTS, LEVELS, thought
from elfer.bots.bluffing.character import TRUSTED
from elfer.bots.bluffing.scales import Scales
from elfer.bots.bluffing.suspicion import Recall, none_of
from elfer.bots.bluffing.whys import Why
from elfer.bots.situation import Situation
from elfer.bots.thought import Thought
from elfer.games.erwischt import Erwischt
from elfer.games.mogeln import Mogeln
from elfer.kernel.cards import cards_in, mask_of
from elfer.kernel.game import AnyGame
from elfer.kernel.match import Match, new_match
from elfer.kernel.seats import Seat
from tests.bots.test_bluffer import erwischt, mogeln, played
from tune_bluffing import main, tries

THINKING = LEVELS[1:]
COUNTING = ("hard", "expert")
LUCKS = range(60)
LONGEST = 5_000
GAMES: list[tuple[AnyGame, int, dict[str, Any]]] = [
    (Mogeln(), 3, {}),
    (Mogeln(), 6, {}),
    (Mogeln(), 4, {"count_to": 20}),
    (Mogeln(), 3, {"several": False, "colour": "r"}),
    (Erwischt(), 2, {}),
    (Erwischt(), 6, {}),
    (Erwischt(), 3, {"colours": "strict"}),
]


def thinks(match: Match, seat: Seat, level: str, luck: object = 1) -> Thought:
    asked = Situation(match.game, match.view(seat), match.legal(seat))
    return thought(level, asked, random.Random(str(luck)))


def moves(match: Match, seat: Seat, level: str) -> list[str | None]:
    thoughts = [thinks(match, seat, level, luck).move for luck in LUCKS]
    return [None if move is None else move.text for move in thoughts]


def whys(a_thought: Thought) -> list[str]:
    return [reason.why for reason in a_thought.reasons]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_all_levels_together_play_to_the_end_and_say_why(
    game: AnyGame, players: int, options: dict[str, Any]
) -> None:
    match = new_match(game, players, options, "together")
    levels = [THINKING[-1 - seat % len(THINKING)] for seat in range(players)]
    lucks = [random.Random(seat) for seat in range(players)]
    for count, step in enumerate(encounter(match, levels, lucks)):
        assert count < LONGEST
        match = step.match
    assert match.over


@pytest.mark.parametrize("level", THINKING)
def test_every_move_has_one_to_three_reasons(level: str) -> None:
    for game in (Mogeln(), Erwischt()):
        match = new_match(game, 3, {}, "reasons")
        for count in range(80):
            turn = match.turn
            if turn is None:
                break
            a_thought = thinks(match, turn, level, count)
            assert a_thought.move in match.legal(turn)
            assert 1 <= len(a_thought.reasons) <= 3
            assert {*whys(a_thought)} <= {*Why}
            assert a_thought.move is not None
            match = match.push(turn, a_thought.move)


def shuffled(match: Match, seat: Seat, luck: int) -> Match:
    """The same for this seat, with the cards dealt anew that it has neither held nor seen."""
    state = match.state
    memory = state.memories[seat]
    known = state.hands[seat] | memory.pile | memory.aside | sum_of(memory.hands)
    hidden = [
        [card for card in pile if not known >> card & 1]
        for pile in (*map(cards_in, state.hands), state.middle, state.aside)
    ]
    cards = [card for pile in hidden for card in pile]
    others = iter(random.Random(luck).sample(cards, len(cards)))
    fresh = [
        tuple(card if known >> card & 1 else next(others) for card in pile)
        for pile in (*map(cards_in, state.hands), state.middle, state.aside)
    ]
    other = Match()
    other.game, other.sheet, other.turn, other.outcome = match.game, match.sheet, match.turn, None
    hands = tuple(map(mask_of, fresh[:-2]))
    other.state = state._replace(hands=hands, middle=fresh[-2], aside=fresh[-1])
    return other


def sum_of(masks: tuple[int, ...]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("game", [Mogeln(), Erwischt()])
def test_cards_that_it_cannot_see_change_nothing(game: AnyGame, level: str) -> None:
    match = new_match(game, 3, {}, "honest")
    rng = random.Random(5)
    changed = 0
    for count in range(120):
        if match.over:
            break
        for seat in match.actors:
            other = shuffled(match, seat, count)
            changed += other.state.hands != match.state.hands
            assert thinks(other, seat, level, count) == thinks(match, seat, level, count)
        actor = match.turn if match.turn in match.actors else match.actors[0]
        move = thinks(match, actor, rng.choice(THINKING), count).move
        assert move is not None
        match = match.push(actor, move)
    assert changed > 50


@pytest.mark.parametrize("level", THINKING)
def test_a_true_last_card_is_laid_at_once(level: str) -> None:
    assert set(moves(mogeln("", "g1", "b2 b3"), 1, level)) == {"g1"}
    assert set(moves(erwischt("", "g3 b3", "b1"), 2, level)) == {"b1"}


@pytest.mark.parametrize("level", COUNTING)
def test_who_counts_always_looks_at_a_last_card(level: str) -> None:
    match = played(mogeln("", "g1", "b2 b3"), (1, "g1"))
    assert set(moves(match, 2, level)) == {"doubt"}
    match = played(erwischt("", "r5 r6", "g1"), (2, "g1"))
    assert set(moves(match, 0, level)) == {"object"}
    assert whys(thinks(match, 0, level)) == [Why.LAST_CHECKED]


def test_the_trusting_let_a_likely_last_card_stand() -> None:
    match = played(erwischt("", "g1"), (1, "g1"))
    for level in ("child", "easy", "medium"):
        assert set(moves(match, 0, level)) == {"accept"}


@pytest.mark.parametrize("level", THINKING)
def test_what_is_impossible_by_the_own_hand_is_questioned(level: str) -> None:
    match = played(mogeln("", "r9 g9 y9", "r1 y1 g1 b1 b2"), (1, "g9"))
    share = moves(match, 2, level).count("doubt") / len(LUCKS)
    assert share > (0.3 if level == "child" else 0.75)
    thoughts = [thinks(match, 2, level, luck) for luck in LUCKS]
    doubts = [each for each in thoughts if each.move is not None and each.move.text == "doubt"]
    assert any(whys(each)[0] == Why.IMPOSSIBLE for each in doubts)


def test_who_counts_remembers_its_own_cards_that_went_away_and_a_child_does_not() -> None:
    """Seat 1 had all four ones and has laid one of them: nobody else can have one."""
    match = new_match(Mogeln(), 3, {}, None, deal_with_ones())
    for seat, text in ((1, "r1"), (2, "g2"), (0, "g3"), (1, "r4"), (2, "g5"), (0, "g6")):
        match = played(match, (seat, text))
    for seat, text in ((1, "r7"), (2, "g8"), (0, "g9"), (1, "b2"), (2, "y2"), (0, "doubt")):
        match = played(match, (seat, text))
    match = played(match, (0, "y6"))
    view = match.view(1)
    assert view.memory is not None
    assert view.memory.aside == mask_of_names("r1 r4 r7")
    assert set(moves(match, 1, "expert")) == {"doubt"}
    assert "doubt" not in moves(match, 1, "easy")


def mask_of_names(names: str) -> int:
    language = Mogeln.language
    return mask_of(language[name].card for name in names.split())


def deal_with_ones() -> dict[str, Any]:
    first = ["g3", "g6", "g9", "y6", "y7", "y8", "y9", "b6", "b7", "b8", "b9", "b5"]
    second = ["r1", "r4", "r7", "b1", "y1", "g1", "b2", "b3", "b4", "r8", "r9", "r5"]
    named = {*first, *second}
    rest = [f"{c}{v}" for c in "rygb" for v in range(1, 10) if f"{c}{v}" not in named]
    return {"hands": [first, second, rest]}


def test_attention_rises_with_the_level() -> None:
    match = played(mogeln("", "r9 g9 y9 y8", "b2 b3 r1 y1"), (1, "g9"))
    assert "caught" not in {move for level in THINKING for move in moves(match, 0, level)}
    match = played(match, (1, "slip y9"))
    calls = [moves(match, 0, level).count("caught") for level in THINKING]
    assert calls == sorted(calls)
    assert calls[0] < len(LUCKS) / 5
    assert calls[-1] > len(LUCKS) / 2
    assert whys(thinks_until(match, 0, "caught")) == [Why.COUNTED]


def thinks_until(match: Match, seat: Seat, text: str) -> Thought:
    thoughts = (thinks(match, seat, "expert", luck) for luck in LUCKS)
    return next(each for each in thoughts if each.move is not None and each.move.text == text)


def test_the_best_one_questions_more_once_others_do() -> None:
    """Seat 0 thinks a lie likely, but not sure: who takes a pile among the trusting has lost."""
    match = mogeln("r1 y1 r8 r9", "g9 b9", "b2 b3")
    calm = played(match, (1, "g9"), (2, "b2"), (0, "r3"), (1, "b9"))
    asked = played(match, (1, "g9"), (2, "doubt"))
    assert asked.view(0).reputes[1].lies == 1
    scales = [
        Scales(each.view(0), weights, Recall.SAID, random.Random(1))
        for each in (calm, asked)
        for weights in (replace(TRUSTED, wakes=1), TRUSTED)
    ]
    assert [each.suspicious(0.7) for each in scales] == [False, False, True, False]
    assert all(each.suspicious(0.75) for each in scales)


def test_what_it_asked_itself_wakes_nobody() -> None:
    match = played(mogeln("", "g9 b9", "b2 b3"), (1, "g9"), (2, "doubt"))
    scales = Scales(match.view(2), replace(TRUSTED, wakes=1), Recall.SAID, random.Random(1))
    assert not scales.suspicious(0.7)


def test_a_forced_lie_is_told_with_what_is_asked_for_late() -> None:
    match = mogeln("", "r2 y4 g7 b9 b6 y8", "b2 b3 g9 g8")
    for level in ("medium", *COUNTING):
        assert set(moves(match, 1, level)) <= {"b9", "y8"}


def test_hands_are_dealt_like_cards_from_a_deck() -> None:
    assert none_of(4, 12, 36) == pytest.approx(24 * 23 * 22 * 21 / (36 * 35 * 34 * 33))
    assert none_of(2, 5, 6) == 0


def test_a_memory_holds_only_what_a_seat_has_seen() -> None:
    match = played(mogeln("", "r9 g9 y9", "b2 b3 g2"), (1, "g9"), (2, "b3"), (0, "doubt"))
    memories = match.state.memories
    assert memories[0].hands[2] == mask_of_names("b3")
    assert memories[1].hands[2] == mask_of_names("g9 b3")
    assert memories[2].hands == (0, 0, 0)
    assert match.view(None).memory is None


@pytest.mark.parametrize(
    ("game", "players", "stronger", "weaker", "deals"),
    [
        (Mogeln(), 3, "medium", "child", 20),
        (Mogeln(), 3, "hard", "medium", 20),
        (Mogeln(), 6, "expert", "medium", 6),
        (Mogeln(), 4, "hard", "child", 30),
        (Mogeln(), 4, "expert", "child", 30),
        (Mogeln(), 4, "expert", "greedy", 30),
        (Erwischt(), 3, "medium", "child", 12),
        (Erwischt(), 3, "hard", "medium", 10),
        (Erwischt(), 3, "expert", "medium", 10),
    ],
)
def test_the_stronger_wins_more(
    game: AnyGame, players: int, stronger: str, weaker: str, deals: int
) -> None:
    wins = 0
    for deal in range(deals):
        for chair in range(players):
            levels = [stronger if seat == chair else weaker for seat in range(players)]
            lucks = [random.Random(f"{deal}/{chair}/{seat}") for seat in range(players)]
            match = new_match(game, players, {}, f"strength/{deal}")
            for step in encounter(match, levels, lucks):
                match = step.match
            wins += match.winners == (chair,)
    assert wins > 1.2 * deals


def test_tuning_tries_other_weights_and_leaves_the_levels_as_they_are() -> None:
    found = list(tries("mogeln", 3, "expert", random.Random(1), 2, 2))
    assert found[0].changed == {}
    assert found[1].changed != found[2].changed
    assert all(0 <= each.share <= 3 for each in found)
    assert {*BOTS} == {*LEVELS, "greedy"}


@pytest.mark.parametrize("words", [[], ["poker", "2"], ["mogeln", "many"], ["mogeln", "2"]])
def test_tuning_says_what_it_needs(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "GAME PLAYERS, with mogeln or erwischt." in said.err or "3 to 6 players" in said.err
