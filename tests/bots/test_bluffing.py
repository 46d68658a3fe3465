"""The bots for the bluffing games: they count, weigh, watch and plan according to level."""

import random
from dataclasses import replace
from typing import Any

import pytest

from elfer.bots import BOTS, LEVELS, choose
from elfer.bots.bluffing.evaluation import Evaluation
from elfer.bots.bluffing.levels import TRUSTED, Recall
from elfer.bots.bluffing.opponents import none_of
from elfer.bots.bluffing.reasons import Why
from elfer.bots.choice import ChosenMove, Situation
from elfer.engine.cards import cards_in, mask_of
from elfer.engine.game import AnyGame
from elfer.engine.match import Match, new_match
from elfer.engine.seats import Seat
from elfer.games.bluffing.erwischt import Erwischt
from elfer.games.bluffing.mogeln import Mogeln
from elfer.simulation.arena.match_runner import play_match
from tests.bots.test_bluffing_simple import erwischt, mogeln, play_moves
from tune_bluffing import main, run_trials

THINKING = LEVELS[1:]
COUNTING = ("hard", "expert")
SEEDS = range(60)
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


def decide(match: Match, seat: Seat, level: str, seed: object = 1) -> ChosenMove:
    asked = Situation(match.game, match.view(seat), match.legal(seat))
    return choose(level, asked, random.Random(str(seed)))


def choose_often(match: Match, seat: Seat, level: str) -> list[str | None]:
    decisions = [decide(match, seat, level, seed).move for seed in SEEDS]
    return [None if move is None else move.text for move in decisions]


def whys(decision: ChosenMove) -> list[str]:
    return [reason.why for reason in decision.reasons]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_all_levels_play_together_to_the_end(
    game: AnyGame, players: int, options: dict[str, Any]
) -> None:
    match = new_match(game, players, options, "together")
    levels = [THINKING[-1 - seat % len(THINKING)] for seat in range(players)]
    rngs = [random.Random(seat) for seat in range(players)]
    for count, step in enumerate(play_match(match, levels, rngs)):
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
            decision = decide(match, turn, level, count)
            assert decision.move in match.legal(turn)
            assert 1 <= len(decision.reasons) <= 3
            assert {*whys(decision)} <= {*Why}
            assert decision.move is not None
            match = match.push(turn, decision.move)


def redeal_hidden(match: Match, seat: Seat, seed: int) -> Match:
    """Return a match that looks the same to a seat, with all cards that it has not seen redealt."""
    state = match.state
    memory = state.memories[seat]
    known = state.hands[seat] | memory.pile | memory.aside | sum_of(memory.hands)
    hidden = [
        [card for card in pile if not known >> card & 1]
        for pile in (*map(cards_in, state.hands), state.middle, state.aside)
    ]
    cards = [card for pile in hidden for card in pile]
    others = iter(random.Random(seed).sample(cards, len(cards)))
    fresh = [
        tuple(card if known >> card & 1 else next(others) for card in pile)
        for pile in (*map(cards_in, state.hands), state.middle, state.aside)
    ]
    hands = tuple(map(mask_of, fresh[:-2]))
    other = state._replace(hands=hands, middle=fresh[-2], aside=fresh[-1])
    return Match(match.game, match.round_start, other, match.turn, None)


def sum_of(masks: tuple[int, ...]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("game", [Mogeln(), Erwischt()])
def test_hidden_cards_do_not_change_the_choice(game: AnyGame, level: str) -> None:
    match = new_match(game, 3, {}, "honest")
    rng = random.Random(5)
    changed = 0
    for count in range(120):
        if match.over:
            break
        for seat in match.actors:
            other = redeal_hidden(match, seat, count)
            changed += other.state.hands != match.state.hands
            assert decide(other, seat, level, count) == decide(match, seat, level, count)
        actor = match.turn if match.turn in match.actors else match.actors[0]
        move = decide(match, actor, rng.choice(THINKING), count).move
        assert move is not None
        match = match.push(actor, move)
    assert changed > 50


@pytest.mark.parametrize("level", THINKING)
def test_lays_a_true_last_card_immediately(level: str) -> None:
    assert set(choose_often(mogeln("", "g1", "b2 b3"), 1, level)) == {"g1"}
    assert set(choose_often(erwischt("", "g3 b3", "b1"), 2, level)) == {"b1"}


@pytest.mark.parametrize("level", COUNTING)
def test_card_counters_always_question_a_last_card(level: str) -> None:
    match = play_moves(mogeln("", "g1", "b2 b3"), (1, "g1"))
    assert set(choose_often(match, 2, level)) == {"doubt"}
    match = play_moves(erwischt("", "r5 r6", "g1"), (2, "g1"))
    assert set(choose_often(match, 0, level)) == {"object"}
    assert whys(decide(match, 0, level)) == [Why.LAST_CHECKED]


def test_trusting_levels_accept_a_likely_last_card() -> None:
    match = play_moves(erwischt("", "g1"), (1, "g1"))
    for level in ("child", "easy", "medium"):
        assert set(choose_often(match, 0, level)) == {"accept"}


@pytest.mark.parametrize("level", THINKING)
def test_questions_a_claim_that_its_own_hand_makes_impossible(level: str) -> None:
    match = play_moves(mogeln("", "r9 g9 y9", "r1 y1 g1 b1 b2"), (1, "g9"))
    share = choose_often(match, 2, level).count("doubt") / len(SEEDS)
    assert share > (0.3 if level == "child" else 0.75)
    decisions = [decide(match, 2, level, seed) for seed in SEEDS]
    doubts = [each for each in decisions if each.move is not None and each.move.text == "doubt"]
    assert any(whys(each)[0] == Why.IMPOSSIBLE for each in doubts)


def test_an_expert_remembers_its_discarded_cards_and_easy_does_not() -> None:
    """Seat 1 had all four ones and has laid one of them, so no other seat can have one."""
    match = new_match(Mogeln(), 3, {}, None, deal_with_ones())
    for seat, text in ((1, "r1"), (2, "g2"), (0, "g3"), (1, "r4"), (2, "g5"), (0, "g6")):
        match = play_moves(match, (seat, text))
    for seat, text in ((1, "r7"), (2, "g8"), (0, "g9"), (1, "b2"), (2, "y2"), (0, "doubt")):
        match = play_moves(match, (seat, text))
    match = play_moves(match, (0, "y6"))
    view = match.view(1)
    assert view.memory is not None
    assert view.memory.aside == mask_of_names("r1 r4 r7")
    assert set(choose_often(match, 1, "expert")) == {"doubt"}
    assert "doubt" not in choose_often(match, 1, "easy")


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
    match = play_moves(mogeln("", "r9 g9 y9 y8", "b2 b3 r1 y1"), (1, "g9"))
    assert "caught" not in {move for level in THINKING for move in choose_often(match, 0, level)}
    match = play_moves(match, (1, "slip y9"))
    calls = [choose_often(match, 0, level).count("caught") for level in THINKING]
    assert calls == sorted(calls)
    assert calls[0] < len(SEEDS) / 5
    assert calls[-1] > len(SEEDS) / 2
    assert whys(decide_until(match, 0, "caught")) == [Why.COUNTED]


def decide_until(match: Match, seat: Seat, text: str) -> ChosenMove:
    decisions = (decide(match, seat, "expert", seed) for seed in SEEDS)
    return next(each for each in decisions if each.move is not None and each.move.text == text)


def test_an_expert_questions_more_after_others_have_questioned() -> None:
    """A lie is likely but not certain, and taking the pile would lose against trusting players."""
    match = mogeln("r1 y1 r8 r9", "g9 b9", "b2 b3")
    calm = play_moves(match, (1, "g9"), (2, "b2"), (0, "r3"), (1, "b9"))
    asked = play_moves(match, (1, "g9"), (2, "doubt"))
    assert asked.view(0).reputes[1].lies == 1
    evaluation = [
        Evaluation(each.view(0), weights, Recall.SAID, random.Random(1))
        for each in (calm, asked)
        for weights in (replace(TRUSTED, suspicious_after=1), TRUSTED)
    ]
    assert [each.is_suspicious(0.7) for each in evaluation] == [False, False, True, False]
    assert all(each.is_suspicious(0.75) for each in evaluation)


def test_its_own_questions_do_not_make_it_question_more() -> None:
    match = play_moves(mogeln("", "g9 b9", "b2 b3"), (1, "g9"), (2, "doubt"))
    evaluation = Evaluation(
        match.view(2), replace(TRUSTED, suspicious_after=1), Recall.SAID, random.Random(1)
    )
    assert not evaluation.is_suspicious(0.7)


def test_a_forced_lie_uses_a_number_that_is_not_due_soon() -> None:
    match = mogeln("", "r2 y4 g7 b9 b6 y8", "b2 b3 g9 g8")
    for level in ("medium", *COUNTING):
        assert set(choose_often(match, 1, level)) <= {"b9", "y8"}


def test_the_probability_of_missing_cards_is_hypergeometric() -> None:
    assert none_of(4, 12, 36) == pytest.approx(24 * 23 * 22 * 21 / (36 * 35 * 34 * 33))
    assert none_of(2, 5, 6) == 0


def test_a_memory_holds_only_cards_that_the_seat_has_seen() -> None:
    match = play_moves(mogeln("", "r9 g9 y9", "b2 b3 g2"), (1, "g9"), (2, "b3"), (0, "doubt"))
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
def test_the_stronger_level_wins_more(
    game: AnyGame, players: int, stronger: str, weaker: str, deals: int
) -> None:
    wins = 0
    for deal in range(deals):
        for chair in range(players):
            levels = [stronger if seat == chair else weaker for seat in range(players)]
            rngs = [random.Random(f"{deal}/{chair}/{seat}") for seat in range(players)]
            match = new_match(game, players, {}, f"strength/{deal}")
            for step in play_match(match, levels, rngs):
                match = step.match
            wins += match.winners == (chair,)
    assert wins > 1.2 * deals


def test_tuning_tries_other_weights_without_changing_the_levels() -> None:
    found = list(run_trials("mogeln", 3, "expert", random.Random(1), 2, 2))
    assert found[0].changed == {}
    assert found[1].changed != found[2].changed
    assert all(0 <= each.share <= 3 for each in found)
    assert {*BOTS} == {*LEVELS, "greedy"}


@pytest.mark.parametrize("words", [[], ["poker", "2"], ["mogeln", "many"], ["mogeln", "2"]])
def test_tuning_explains_wrong_arguments(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert (
        "GAME PLAYERS, where GAME is mogeln or erwischt." in said.err
        or "3 to 6 players" in said.err
    )
