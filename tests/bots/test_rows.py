"""The minds of the row games and of Master: honest, graded, and right where it can be known."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from elfer.arena.encounter import encounter
from elfer.bots import LEVELS, bot_named, thought
from elfer.bots.reasons import Why
from elfer.bots.rows.ending import winning
from elfer.bots.rows.reasons import RowWhy
from elfer.bots.search.thinking import FEWEST, by_search
from elfer.bots.search.trial import Found
from elfer.bots.situation import Situation
from elfer.bots.thought import Reason, Thought
from elfer.games import GAMES
from elfer.games.master.layout import Hand, MasterState
from elfer.kernel.cards import JOKER, VALUE_OF, cards_in, mask_of
from elfer.kernel.errors import BadRequest, NotYourTurn
from elfer.kernel.match import Match, new_match
from elfer.kernel.moves import DONE, DRAW, Move
from elfer.kernel.rows import Layout, RowGame, RowState, RowView
from elfer.lab.kernels import fast_games, kernel_for
from tests.bots.duels import wins

FAST = fast_games()


def moments(game: str, players: int, level: str, seed: str) -> Iterator[Match]:
    """A match at every moment in which somebody has a choice."""
    match = new_match(GAMES[game], players, {"rounds": 1}, seed)
    lucks = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    before = match
    for step in encounter(match, [level] * players, lucks):
        if before.turn is not None and len(before.legal(before.turn)) > 1:
            yield before
        before = step.match


def asked(match: Match, playouts: int = FEWEST) -> Situation:
    assert match.turn is not None
    return Situation(match.game, match.view(match.turn), match.legal(match.turn), playouts)


def dealt_anew(match: Match, luck: random.Random) -> Any:
    """The state with everything exchanged that the seat whose turn it is cannot see."""
    state = match.state
    hands = state.hands if isinstance(state, MasterState) else state[2]
    stock = state.stock if isinstance(state, MasterState) else state[3]
    others = [seat for seat in range(match.players) if seat != match.turn]
    held = {seat: cards_of(hands[seat]) for seat in others}
    unseen = [*stock, *(card for cards in held.values() for card in cards)]
    luck.shuffle(unseen)
    exchanged = list(hands)
    for seat in others:
        cards, unseen = unseen[: len(held[seat])], unseen[len(held[seat]) :]
        exchanged[seat] = hand_of(cards) if isinstance(state, MasterState) else mask_of(cards)
    if isinstance(state, MasterState):
        return state._replace(hands=tuple(exchanged), stock=tuple(unseen))
    return (*state[:2], tuple(exchanged), tuple(unseen), state[4])


def cards_of(hand: Any) -> list[int]:
    if isinstance(hand, Hand):
        return [*cards_in(hand.cards), *[JOKER] * hand.jokers]
    return [*cards_in(hand)]


def hand_of(cards: list[int]) -> Hand:
    return Hand(mask_of(card for card in cards if card != JOKER), cards.count(JOKER))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", FAST)
def test_cards_that_a_seat_cannot_see_change_no_thought(game: str, level: str) -> None:
    luck = random.Random(game)
    checked = 0
    seeds = map(str, range(5))
    for match in (match for seed in seeds for match in moments(game, 3, "hard", seed)):
        if luck.random() < 0.9:
            continue
        other = dealt_anew(match, luck)
        view = match.game.view(other, match.turn)
        situation = asked(match)
        changed = Situation(match.game, view, match.game.legal(view), situation.playouts)
        first = thought(level, situation, random.Random(7))
        assert thought(level, changed, random.Random(7)) == first
        assert first.move in situation.moves
        checked += 1
    assert checked > 1


@pytest.mark.parametrize("level", LEVELS[1:])
def test_whoever_can_lay_all_at_once_does_so(level: str) -> None:
    wins = 0
    for seed in range(6):
        for match in moments("elfer-raus", 4, "hard", f"wins {seed}"):
            situation = asked(match)
            best = thought("hard", situation, random.Random(1))
            if any(reason.why == Why.WINS_NOW for reason in best.reasons):
                seat = match.turn
                after = match
                while after.turn == seat and seat is not None:
                    move = bot_named(level)(asked(after), random.Random(1))
                    assert move is not None
                    after = after.push(seat, move)
                assert after.over
                wins += 1
    assert wins >= 6


def seen_holding_back(view: Any, seat: int) -> Any:
    """The view after this seat was seen laying what it had held back."""
    seen = RowView(*view)
    layout = Layout(*seen.layout)
    lacks, spared, _ = layout.past
    return tuple(seen._replace(layout=layout._replace(past=(lacks, spared, 1 << seat))))


def whys(level: str, situation: Situation) -> set[str]:
    """The first reasons for what a level may do, whatever its luck."""
    thoughts = [thought(level, situation, random.Random(luck)) for luck in range(30)]
    return {str(found.reasons[0].why) for found in thoughts if found.reasons}


def test_a_child_copies_those_who_hold_back() -> None:
    naive = {RowWhy.FUN, Why.OVERLOOKED, Why.WINS_NOW, Why.ONLY_MOVE, Why.MUST_DRAW}
    copied = 0
    for match in moments("elfer-raus", 4, "greedy", "copies"):
        situation = asked(match)
        if situation.moves[0].card < 0 or match.turn is None:
            continue
        assert whys("child", situation) <= naive
        itself = seen_holding_back(situation.view, match.turn)
        assert whys("child", situation._replace(view=itself)) <= naive
        other = seen_holding_back(situation.view, (match.turn + 1) % 4)
        copied += not whys("child", situation._replace(view=other)) <= naive
    assert copied > 5


def test_who_is_hasty_lays_the_highest_card_that_fits() -> None:
    hasty = dict.fromkeys(("easy", "medium", "hard"), 0)
    for match in moments("elfer-raus", 3, "greedy", "hasty"):
        situation = asked(match)
        highest = max(situation.moves, key=lambda move: VALUE_OF[move.card] if move.card > 0 else 0)
        for level in hasty:
            for luck in range(20):
                found = thought(level, situation, random.Random(luck))
                if found.reasons and found.reasons[0].why == RowWhy.HASTY:
                    hasty[level] += 1
                    assert found.move is not None
                    assert VALUE_OF[found.move.card] == VALUE_OF[highest.card]
    assert hasty["easy"] > hasty["medium"] > hasty["hard"] == 0


def brute_force(match: Match) -> bool:
    """Whether the seat whose turn it is wins if nobody errs, by trying everything."""
    seat = match.turn
    assert seat is not None
    for move in match.legal(seat):
        after = match.push(seat, move)
        if after.over:
            return True
        if (after.turn == seat) == brute_force(after):
            return True
    return False


@pytest.mark.parametrize("game", ["elfer-raus", "elferspiel", "eins-zwanzig"])
def test_endings_for_two_are_solved_exactly(game: str) -> None:
    found = {True: 0, False: 0}
    for seed in range(40):
        for match in moments(game, 2, "medium", f"ending {seed}"):
            layout = Layout(*RowState(*match.state).layout)
            if layout.left or sum(layout.hand_sizes(2)) > 9:
                continue
            rules = match.game
            assert isinstance(rules, RowGame)
            wins = brute_force(match)
            move = winning(rules, match.view(match.turn))
            assert (move is not None) == wins
            found[wins] += 1
            if move is not None:
                assert match.turn is not None
                after = match.push(match.turn, move)
                assert after.over or (after.turn == match.turn) == brute_force(after)
    assert found[True] > 5
    assert found[False] > 1


def share(game: str, players: int, bot: str, others: str, matches: int) -> float:
    kernel = kernel_for(GAMES[game], players, {})
    table = [bot, *[others] * (players - 1)]
    winners = kernel.winners(kernel.matches(5, 0, matches, table))
    return float((winners[:, 0] / winners.sum(1)).mean())


LEAST = {2: 0.8, 3: 0.8, 4: 0.78, 5: 0.69, 6: 0.58}
"""By the number of players, with room for luck."""


@pytest.mark.parametrize("players", LEAST)
def test_who_holds_back_beats_those_who_lay_everything(players: int) -> None:
    assert share("elfer-raus", players, "hard", "greedy", 2000) > LEAST[players]


@pytest.mark.parametrize("game", FAST)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_weights_help_in_every_game(game: str, players: int) -> None:
    assert share(game, players, "hard", "greedy", 600) > 1 / players


def test_search_beats_weights() -> None:
    wins = 0.0
    for deal in range(12):
        for seat in range(2):
            levels = ["hard", "hard"]
            levels[seat] = "expert"
            match = new_match(GAMES["elfer-raus"], 2, {}, f"search {deal}")
            for step in encounter(match, levels, [random.Random(deal), random.Random(-deal)]):
                match = step.match
            wins += match.winners == (seat,)
    assert wins >= 13


def test_without_playouts_the_best_bot_plays_like_the_second_best() -> None:
    for match in moments("elfer-raus", 4, "medium", "no budget"):
        situation = asked(match, playouts=0)
        assert bot_named("expert")(situation, random.Random(1)) is bot_named("hard")(
            situation, random.Random(2)
        )


@pytest.mark.parametrize(
    ("found", "move", "why", "facts"),
    [
        (Found(None, 0.30, 0.28), None, Why.SEARCHED, {"best": 30, "second": 28}),
        (Found(None, 0.16, 0.18), None, Why.SEARCHED_EVEN, {}),
        (Found(None, 0.161, 0.159), None, Why.SEARCHED_EVEN, {}),
        (Found(0, 0.30, 0.28), DONE, Why.SEARCHED_BETTER, {"best": 30, "second": 28}),
        (Found(0, 0.16, 0.18), DONE, Why.SEARCHED_POINTS, {}),
    ],
)
def test_what_is_said_of_a_search_makes_sense(
    found: Found, move: Move | None, why: Why, facts: dict[str, int]
) -> None:
    """A move is never recommended by saying that another one wins as often."""
    thinks = by_search(Thought(DRAW), lambda: (found, move))
    assert thinks == Thought(move or DRAW, (Reason(why, facts),))


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_the_best_move_wins_more_often_where_it_is_said(game: str) -> None:
    said: Counter[str] = Counter()
    for match in moments(game, 3, "medium", "said"):
        for reason in thought("expert", asked(match, 500), random.Random(1)).reasons:
            said[str(reason.why)] += 1
            if reason.why in (Why.SEARCHED, Why.SEARCHED_BETTER):
                assert int(reason.facts["best"]) > int(reason.facts["second"])
    assert said[Why.SEARCHED]
    assert said[Why.SEARCHED_BETTER]
    assert said[Why.SEARCHED_EVEN]


def test_nonsense_is_refused() -> None:
    match = new_match(GAMES["elfer-raus"], 4, {}, "nonsense")
    assert match.turn is not None
    other = (match.turn + 1) % 4
    with pytest.raises(NotYourTurn):
        thought("hard", Situation(match.game, match.view(other), ()), random.Random(1))
    with pytest.raises(BadRequest, match="there are random, child"):
        thought("best", asked(match), random.Random(1))
    with pytest.raises(BadRequest, match="poker is none"):
        thought("hard", asked(match)._replace(game=GAMES["poker"]), random.Random(1))


def test_a_child_is_not_too_clever_where_to_hold_back_is_all() -> None:
    assert wins("eins-zwanzig", 2, "easy", "child", 60) > 1.15
