"""The bots for the row games and Master: honest, graded, and exact in solved endings."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from elfer.bots import LEVELS, bot_named, choose
from elfer.bots.choice import ChosenMove, Reason, Situation, Why
from elfer.bots.rows.policy import RowWhy
from elfer.bots.rows.search import solve_ending
from elfer.bots.search.availability import FEWEST_PLAYOUTS, limit_playouts, search_or_default
from elfer.bots.search.halving import SearchResult
from elfer.compiled.registry import compiled_game, compiled_games
from elfer.engine.cards import JOKER, VALUE_OF, cards_in, mask_of
from elfer.engine.errors import BadRequest, NotYourTurn
from elfer.engine.match import Match, new_match
from elfer.engine.moves import DONE, DRAW, Move
from elfer.games import GAMES
from elfer.games.master.state import Hand, MasterState
from elfer.games.rows import RowGame, RowView
from elfer.games.rows.elfer_raus import ElferRaus
from elfer.simulation.arena.match_runner import play_match
from tests.bots.duels import wins

FAST = compiled_games()


def moments(game: str, players: int, level: str, seed: str) -> Iterator[Match]:
    """Yield a match before every move with more than one option."""
    match = new_match(GAMES[game], players, {"rounds": 1}, seed)
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(players)]
    before = match
    for step in play_match(match, [level] * players, rngs):
        if before.turn is not None and len(before.legal(before.turn)) > 1:
            yield before
        before = step.match


def situation_of(match: Match, playouts: int = FEWEST_PLAYOUTS) -> Situation:
    assert match.turn is not None
    return Situation(match.game, match.view(match.turn), match.legal(match.turn), playouts)


def redeal_hidden(match: Match, rng: random.Random) -> Any:
    """Return the state after redealing all cards that the seat to move cannot see."""
    state = match.state
    hands, stock = state.hands, state.stock
    others = [seat for seat in range(match.players) if seat != match.turn]
    held = {seat: cards_of(hands[seat]) for seat in others}
    unseen = [*stock, *(card for cards in held.values() for card in cards)]
    rng.shuffle(unseen)
    exchanged = list(hands)
    for seat in others:
        cards, unseen = unseen[: len(held[seat])], unseen[len(held[seat]) :]
        exchanged[seat] = hand_of(cards) if isinstance(state, MasterState) else mask_of(cards)
    return state._replace(hands=tuple(exchanged), stock=tuple(unseen))


def cards_of(hand: Any) -> list[int]:
    if isinstance(hand, Hand):
        return [*cards_in(hand.cards), *[JOKER] * hand.jokers]
    return [*cards_in(hand)]


def hand_of(cards: list[int]) -> Hand:
    return Hand(mask_of(card for card in cards if card != JOKER), cards.count(JOKER))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", FAST)
def test_hidden_cards_do_not_change_the_choice(game: str, level: str) -> None:
    rng = random.Random(game)
    checked = 0
    seeds = map(str, range(5))
    for match in (match for seed in seeds for match in moments(game, 3, "hard", seed)):
        if rng.random() < 0.9:
            continue
        other = redeal_hidden(match, rng)
        view = match.game.view(other, match.turn)
        situation = situation_of(match)
        changed = Situation(match.game, view, match.game.legal(view), situation.playouts)
        first = choose(level, situation, random.Random(7))
        assert choose(level, changed, random.Random(7)) == first
        assert first.move in situation.moves
        checked += 1
    assert checked > 1


@pytest.mark.parametrize("level", LEVELS[1:])
def test_lays_the_whole_hand_if_possible(level: str) -> None:
    wins = 0
    for seed in range(6):
        for match in moments("elfer-raus", 4, "hard", f"wins {seed}"):
            situation = situation_of(match)
            best = choose("hard", situation, random.Random(1))
            if any(reason.why == Why.WINS_NOW for reason in best.reasons):
                seat = match.turn
                after = match
                while after.turn == seat and seat is not None:
                    move = bot_named(level)(situation_of(after), random.Random(1))
                    assert move is not None
                    after = after.push(seat, move)
                assert after.over
                wins += 1
    assert wins >= 6


def show_holding_back(view: RowView[Any], seat: int) -> RowView[Any]:
    """Return the view after this seat was seen laying a card that it had held back."""
    observations = view.layout.observations._replace(held_back=1 << seat)
    return view._replace(layout=view.layout._replace(observations=observations))


def whys(level: str, situation: Situation) -> set[str]:
    """Return the first reasons of a level over many random seeds."""
    decisions = [choose(level, situation, random.Random(seed)) for seed in range(30)]
    return {str(found.reasons[0].why) for found in decisions if found.reasons}


def test_a_child_copies_players_who_hold_back() -> None:
    naive = {RowWhy.FUN, Why.OVERLOOKED, Why.WINS_NOW, Why.ONLY_MOVE, Why.MUST_DRAW}
    copied = 0
    for match in moments("elfer-raus", 4, "greedy", "copies"):
        situation = situation_of(match)
        if situation.moves[0].card < 0 or match.turn is None:
            continue
        assert whys("child", situation) <= naive
        itself = show_holding_back(situation.view, match.turn)
        assert whys("child", situation._replace(view=itself)) <= naive
        other = show_holding_back(situation.view, (match.turn + 1) % 4)
        copied += not whys("child", situation._replace(view=other)) <= naive
    assert copied > 5


def test_hasty_levels_lay_the_highest_card_that_fits() -> None:
    hasty = dict.fromkeys(("easy", "medium", "hard"), 0)
    for match in moments("elfer-raus", 3, "greedy", "hasty"):
        situation = situation_of(match)
        highest = max(situation.moves, key=lambda move: VALUE_OF[move.card] if move.card > 0 else 0)
        for level in hasty:
            for seed in range(20):
                found = choose(level, situation, random.Random(seed))
                if found.reasons and found.reasons[0].why == RowWhy.HASTY:
                    hasty[level] += 1
                    assert found.move is not None
                    assert VALUE_OF[found.move.card] == VALUE_OF[highest.card]
    assert hasty["easy"] > hasty["medium"] > hasty["hard"] == 0


def brute_force(match: Match) -> bool:
    """Return whether the seat to move wins with best play, by trying every move."""
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
def test_solves_endings_for_two_players_exactly(game: str) -> None:
    found = {True: 0, False: 0}
    for seed in range(40):
        for match in moments(game, 2, "medium", f"ending {seed}"):
            layout = match.state.layout
            if layout.stock_size or sum(layout.hand_sizes) > 9:
                continue
            rules = match.game
            assert isinstance(rules, RowGame)
            wins = brute_force(match)
            move = solve_ending(rules, match.view(match.turn))
            assert (move is not None) == wins
            found[wins] += 1
            if move is not None:
                assert match.turn is not None
                after = match.push(match.turn, move)
                assert after.over or (after.turn == match.turn) == brute_force(after)
    assert found[True] > 5
    assert found[False] > 1


class Uncompiled(ElferRaus):
    """A game of the family that is not marked as compiled."""

    id = "uncompiled"


def test_plays_an_uncompiled_game_without_a_search() -> None:
    match = new_match(Uncompiled(), 4, {}, "alone")
    while not match.over:
        situation = situation_of(match, 1000)
        best = choose("expert", situation, random.Random(1))
        assert best == choose("hard", situation, random.Random(1))
        assert not best.search_failed
        assert limit_playouts(match.game, "expert", 1000) == 1000
        assert match.turn is not None
        assert best.move is not None
        match = match.push(match.turn, best.move)


def share(game: str, players: int, bot: str, others: str, matches: int) -> float:
    compiled = compiled_game(GAMES[game], players, {})
    table = [bot, *[others] * (players - 1)]
    winners = compiled.winners(compiled.matches(5, 0, matches, table))
    return float((winners[:, 0] / winners.sum(1)).mean())


LEAST = {2: 0.8, 3: 0.8, 4: 0.78, 5: 0.69, 6: 0.58}
"""The minimum share of wins by number of players, with a margin for chance."""


@pytest.mark.parametrize("players", LEAST)
def test_holding_back_beats_laying_everything(players: int) -> None:
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
            for step in play_match(match, levels, [random.Random(deal), random.Random(-deal)]):
                match = step.match
            wins += match.winners == (seat,)
    assert wins >= 13


def test_an_expert_without_playouts_plays_like_hard() -> None:
    for match in moments("elfer-raus", 4, "medium", "no budget"):
        situation = situation_of(match, playouts=0)
        assert bot_named("expert")(situation, random.Random(1)) is bot_named("hard")(
            situation, random.Random(2)
        )


@pytest.mark.parametrize(
    ("found", "move", "why", "facts"),
    [
        (SearchResult(None, 0.30, 0.28), None, Why.SEARCHED, {"best": 30, "second": 28}),
        (SearchResult(None, 0.16, 0.18), None, Why.SEARCHED_EVEN, {}),
        (SearchResult(None, 0.161, 0.159), None, Why.SEARCHED_EVEN, {}),
        (SearchResult(0, 0.30, 0.28), DONE, Why.SEARCHED_BETTER, {"best": 30, "second": 28}),
        (SearchResult(0, 0.16, 0.18), DONE, Why.SEARCHED_POINTS, {}),
    ],
)
def test_the_reason_for_a_search_fits_its_result(
    found: SearchResult, move: Move | None, why: Why, facts: dict[str, int]
) -> None:
    """A reason never claims that a move wins more often than one that wins as often."""
    chosen = search_or_default(ChosenMove(DRAW), lambda: (found, move))
    assert chosen == ChosenMove(move or DRAW, (Reason(why, facts),))


@pytest.mark.parametrize("game", ["elfer-raus", "master"])
def test_a_reason_gives_the_better_chance_to_the_best_move(game: str) -> None:
    said: Counter[str] = Counter()
    for match in moments(game, 3, "medium", "said"):
        for reason in choose("expert", situation_of(match, 500), random.Random(1)).reasons:
            said[str(reason.why)] += 1
            if reason.why in (Why.SEARCHED, Why.SEARCHED_BETTER):
                assert int(reason.facts["best"]) > int(reason.facts["second"])
    assert said[Why.SEARCHED]
    assert said[Why.SEARCHED_BETTER]
    assert said[Why.SEARCHED_EVEN]


def test_refuses_invalid_situations() -> None:
    match = new_match(GAMES["elfer-raus"], 4, {}, "nonsense")
    assert match.turn is not None
    other = (match.turn + 1) % 4
    with pytest.raises(NotYourTurn):
        choose("hard", Situation(match.game, match.view(other), ()), random.Random(1))
    with pytest.raises(BadRequest, match="Choose one of random, child"):
        choose("best", situation_of(match), random.Random(1))
    with pytest.raises(BadRequest, match="not a view of poker"):
        choose("hard", situation_of(match)._replace(game=GAMES["poker"]), random.Random(1))


def test_easy_beats_a_child_in_a_game_of_holding_back() -> None:
    assert wins("eins-zwanzig", 2, "easy", "child", 60) > 1.15
