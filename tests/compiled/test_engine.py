"""The Python interface of the compiled engine."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from elfer.compiled import entry_points
from elfer.compiled.encoding import RESULT
from elfer.compiled.engine import CompiledGame, masks, stocks
from elfer.compiled.policies import POLICIES
from elfer.compiled.registry import NotCompiled, compiled_game, compiled_games
from elfer.engine.cards import JOKER, NAMES, Mask, cards_in, mask_of
from elfer.engine.errors import BadOptions, BadRequest
from elfer.engine.match import Match, new_match
from elfer.engine.seats import after
from elfer.games import GAMES

TWO = ["random", "random"]
FOUR = ["random"] * 4
SKILLED = ["hard", "greedy", "easy", "medium"]


def compile_for(game: str, players: int = 4, **options: Any) -> CompiledGame:
    return compiled_game(GAMES[game], players, options)


def play_some_moves(game: str, seed: int) -> Match:
    rng = Random(seed)
    match = new_match(GAMES[game], 4, seed=str(seed))
    for _ in range(16):
        match = match.push(match.turn, rng.choice(match.legal(match.turn)))
    return match


def unseen_by(match: Match, compiled: CompiledGame) -> Counter[str]:
    """Return the cards that the seat to move cannot see, from the full state."""
    state, turn = match.state, match.turn
    names = compiled.game.truth(state)
    others = [hand for seat, hand in enumerate(names["hands"]) if seat != turn]
    return Counter(name for cards in (*others, names["stock"]) for name in cards)


@pytest.mark.parametrize("game", compiled_games())
def test_results_do_not_depend_on_the_batch(game: str) -> None:
    fast = compile_for(game)
    whole = fast.matches(5, 0, 300, ["greedy", "random", "random", "greedy"])
    for first, count in ((0, 7), (7, 93), (100, 200)):
        part = fast.matches(5, first, count, ["greedy", "random", "random", "greedy"])
        assert (part == whole[first : first + count]).all()
    assert (fast.matches(6, 0, 300, FOUR)["turns"] != whole["turns"]).any()


@pytest.mark.parametrize("game", compiled_games())
def test_a_match_adds_up_its_rounds(game: str) -> None:
    """The points are summed, and the same seat begins as with a single round (G-3, G-6)."""
    three = compile_for(game, rounds=3)
    results = three.matches(1, 0, 400, FOUR)
    single = compile_for(game, rounds=1).matches(1, 0, 400, FOUR)
    assert (results["starter"] == single["starter"]).all()
    assert results["turns"].mean() == pytest.approx(3 * single["turns"].mean(), rel=0.1)
    points, wins = results["points"][:, :4], three.winners(results)
    best = points.min(1) if three.game.best == "fewest" else points.max(1)
    assert (wins == (points == best[:, None])).all()


@pytest.mark.parametrize("game", ["drei-anfangszahlen", "junior", "master"])
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_same_seat_begins_a_later_round_as_on_the_reference_engine(
    game: str, dealer: int
) -> None:
    fast = compile_for(game, dealer=dealer)
    rules, setup = fast.game, fast.setup
    for number in range(1, 7):
        begun = set(fast.deals(3, 0, 20, FOUR, number)["turn"].tolist())
        deal = rules.deal(setup, rules.deck(setup))
        assert begun == {rules.turn(rules.start(setup, deal, None, None))}
        following = after(setup.dealer, 4, rules.direction)
        setup = replace(setup, round=setup.round + 1, dealer=following)


@pytest.mark.parametrize("game", compiled_games())
@pytest.mark.parametrize("seed", range(3))
def test_worlds_agree_with_the_view_of_a_seat(game: str, seed: int) -> None:
    fast, match = compile_for(game), play_some_moves(game, seed)
    assert match.turn is not None
    worlds = fast.worlds(match.view(match.turn), 50, 9, FOUR)
    names = fast.game.truth(match.state)
    for number, world in enumerate(fast.read(worlds)):
        truth = fast.read_state(match.state)
        assert world[:3] == truth[:3]
        assert world[3][match.turn] == truth[3][match.turn]
        assert sizes(fast, worlds[number]) == [len(hand) for hand in names["hands"]]
    unseen = unseen_by(match, fast)
    for number in range(len(worlds)):
        assert hidden_cards(fast, worlds, number, match.turn) == unseen
    assert len({world[3] for world in fast.read(worlds)}) > 40


@pytest.mark.parametrize("game", compiled_games())
def test_a_state_of_the_reference_engine_can_continue_in_the_compiled_engine(game: str) -> None:
    fast, match = compile_for(game), play_some_moves(game, 5)
    positions = np.zeros(1, fast.position)
    fast.write(match.state, positions[0])
    assert fast.read(positions) == [fast.read_state(match.state)]
    moves, counts = fast.legal(positions)
    listed = [fast.moves[code] for code in moves[0, : counts[0]].tolist()]
    assert listed == list(match.legal(match.turn))


def sizes(fast: CompiledGame, position: Any) -> list[int]:
    cards = [hand.bit_count() for hand in masks(position["hands"][: fast.players])]
    if "wild" not in position.dtype.names:
        return cards
    return [number + int(jokers) for number, jokers in zip(cards, position["wild"], strict=False)]


def hidden_cards(fast: CompiledGame, worlds: Any, number: int, own: int) -> Counter[str]:
    """Return the cards of a world that a seat cannot see."""
    world = worlds[number]
    found = Counter(NAMES[card] for card in stocks(worlds)[number])
    for seat, hand in enumerate(masks(world["hands"][: fast.players])):
        if seat != own:
            found.update(NAMES[card] for card in cards_in(hand))
            if "wild" in world.dtype.names:
                found.update({NAMES[JOKER]: int(world["wild"][seat])})
    return +found


def test_the_same_seed_deals_the_same_worlds() -> None:
    fast, match = compile_for("elfer-raus"), play_some_moves("elfer-raus", 1)
    view = match.view(match.turn)
    assert (fast.worlds(view, 20, 4, FOUR) == fast.worlds(view, 20, 4, FOUR)).all()
    assert (fast.worlds(view, 20, 4, FOUR) != fast.worlds(view, 20, 5, FOUR)).any()
    few = fast.worlds(view, 5, 4, FOUR)
    assert (few == fast.worlds(view, 20, 4, FOUR)[:5]).all()


def test_barred_cards_are_respected_and_the_rest_is_dealt_fairly() -> None:
    fast, match = compile_for("elfer-raus"), play_some_moves("elfer-raus", 2)
    own = match.turn
    assert own is not None
    unseen = fast.write_seen(match.view(own), np.zeros(1, fast.position)[0]).cards
    others = [seat for seat in range(4) if seat != own]
    barred: dict[int, Mask] = {others[0]: mask_of(unseen[::3]), others[1]: mask_of(unseen[1::3])}
    count = 4000
    hands = masks(fast.worlds(match.view(own), count, 3, FOUR, barred)["hands"])
    held = {seat: Counter(c for hand in hands for c in cards_in(hand[seat])) for seat in others}
    for seat, mask in barred.items():
        assert not mask & mask_of(held[seat])
    # Cards that are allowed for the same seats reach each hand equally often.
    for seat in others:
        for group in (unseen[::3], unseen[1::3], unseen[2::3]):
            shares = [held[seat][card] / count for card in group]
            assert max(shares) - min(shares) < 0.05


def test_refuses_hands_that_cannot_be_dealt() -> None:
    fast, match = compile_for("elfer-raus"), play_some_moves("elfer-raus", 2)
    own = match.turn
    assert own is not None
    unseen = fast.write_seen(match.view(own), np.zeros(1, fast.position)[0]).cards
    everything = {seat: mask_of(unseen) for seat in range(4) if seat != own}
    with pytest.raises(BadRequest, match="barred"):
        fast.worlds(match.view(own), 10, 3, FOUR, everything)


@pytest.mark.parametrize("game", compiled_games())
def test_playouts_end_like_rounds(game: str) -> None:
    fast, match = compile_for(game), play_some_moves(game, 4)
    points = fast.finish(fast.worlds(match.view(match.turn), 200, 1, ["greedy"] * 4))
    if fast.game.best == "fewest":
        assert ((points == 0).sum(1) == 1).all()
    assert len({*map(tuple, points.tolist())}) > 100


def test_worlds_refuses_a_seat_that_is_not_to_move() -> None:
    fast, match = compile_for("elfer-raus"), play_some_moves("elfer-raus", 2)
    assert match.turn is not None
    for seat in (None, (match.turn + 1) % 4):
        with pytest.raises(BadRequest, match="turn"):
            fast.worlds(match.view(seat), 1, 1, FOUR)


def test_refuses_an_illegal_step_and_changes_nothing() -> None:
    fast = compile_for("elfer-raus")
    positions = fast.deals(1, 0, 10, FOUR)
    moves = fast.choices(positions)
    before = positions.copy()
    moves[7] = -2
    with pytest.raises(BadRequest, match="Game 7"):
        fast.step(positions, moves)
    assert (positions == before).all()


def test_refuses_games_options_and_bots_that_it_does_not_have() -> None:
    with pytest.raises(NotCompiled, match=r"elfer-raus, .*master.*reference engine"):
        compile_for("mogeln")
    with pytest.raises(BadRequest, match="2 to 6 players"):
        compile_for("elfer-raus", 7)
    with pytest.raises(BadOptions, match="There is no option"):
        compile_for("elfer-raus", 4, colour="r")
    with pytest.raises(BadRequest, match="no bot 'clever'; it has random"):
        compile_for("elfer-raus").matches(1, 0, 1, ["clever"] * 4)
    with pytest.raises(BadRequest, match="4 seats need 4 bots"):
        compile_for("elfer-raus").matches(1, 0, 1, TWO)


@pytest.mark.parametrize("game", compiled_games())
def test_the_code_for_skilled_players_agrees_with_the_general_code(game: str) -> None:
    """Both versions make the same moves in the same matches."""
    fast = compile_for(game)
    skilled, anyone = (np.zeros(1, fast.position) for _ in range(2))
    skilled["players"][0, :4] = anyone["players"][0, :4] = [POLICIES[name] for name in SKILLED]
    results = np.zeros(500, RESULT)
    run = entry_points.matches(fast.mixed_types)
    run(fast.mixed_rules, anyone, fast.deck, fast.rounds, 3, 0, results)
    assert fast.matches_entry(skilled, 500) is entry_points.matches(fast.skilled_types)
    assert results.tobytes() == fast.matches(3, 0, 500, SKILLED).tobytes()
    assert results["decisions"].all()
