"""Honesty: cards that a seat cannot see do not change its bot's choice."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from elfer.bots import LEVELS, choose
from elfer.bots.choice import Situation
from elfer.engine.cards import BIT, cards_in, mask_of
from elfer.engine.match import Match, new_match
from elfer.games import GAMES

REDEALS = 5
MOMENTS = 12
BUDGET = 20


def shuffle(cards: list[Any], rng: random.Random) -> list[Any]:
    return rng.sample(cards, len(cards))


def other_hands(state: Any, seat: int, rng: random.Random) -> Any:
    """Redeal the hands and the stock, except the cards taken from piles."""
    known = state.layout.known
    hidden = [hand & ~known[other] for other, hand in enumerate(state.hands) if other != seat]
    cards = shuffle([*state.stock, *(card for hand in hidden for card in cards_in(hand))], rng)
    hands = list(state.hands)
    for other in range(len(hands)):
        if other != seat:
            missing = hands[other].bit_count() - known[other].bit_count()
            hands[other] = known[other] | mask_of(cards[:missing])
            cards = cards[missing:]
    return state._replace(hands=tuple(hands), stock=tuple(cards))


def other_trick(state: Any, seat: int, rng: random.Random) -> Any:
    """Redeal all face-down cards except the seat's own."""
    stacks = [list(stack) for stack in state.stacks]
    trick = [card for other, card in enumerate(state.trick) if other != seat]
    cards = shuffle([*trick, *state.aside, *(card for stack in stacks for card in stack)], rng)
    dealt = tuple(
        state.trick[seat] if other == seat else cards.pop() for other in range(len(stacks))
    )
    new_stacks = tuple(tuple(cards.pop() for _ in stack) for stack in stacks)
    return state._replace(trick=dealt, stacks=new_stacks, aside=tuple(cards))


def other_stacks(state: Any, seat: int, rng: random.Random) -> Any:
    """Redeal all stacks, including the seat's own, which it does not know either."""
    cards = shuffle([card for stack in state.stacks for card in stack], rng)
    stacks = tuple(tuple(cards.pop() for _ in stack) for stack in state.stacks)
    return state._replace(stacks=stacks)


def other_peter(state: Any, seat: int, rng: random.Random) -> Any:
    """Redeal the other hands and the card set aside."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    cards = shuffle([state.aside, *(card for hand in others for card in hand)], rng)
    hands = tuple(
        hand if other == seat else tuple(cards.pop() for _ in hand)
        for other, hand in enumerate(state.hands)
    )
    return state._replace(hands=hands, aside=cards.pop())


def other_choice(state: Any, seat: int, rng: random.Random) -> Any:
    """Replace the card of each other seat that has already chosen."""
    hands, chosen = list(state.hands), list(state.chosen)
    for other, card in enumerate(chosen):
        if other != seat and card is not None:
            hands[other] |= BIT[card]
            chosen[other] = rng.choice(list(cards_in(hands[other])))
            hands[other] ^= BIT[chosen[other]]
    return state._replace(hands=tuple(hands), chosen=tuple(chosen))


REDEALT: dict[str, Callable[[Any, int, random.Random], Any]] = {
    "farben-sammeln": other_hands,
    "hoechste-karte": other_choice,
    "poker": other_trick,
    "ratefix": other_trick,
    "schnipp-schnapp": other_stacks,
    "schwarzer-peter": other_peter,
    "ueberall-anschliessen": other_stacks,
    "zweikampf": other_stacks,
}


def moments(game_id: str, players: int, rng: random.Random) -> list[tuple[Match, int]]:
    """Return random positions of a match, each with a seat that may act."""
    match = new_match(GAMES[game_id], players, {}, "honest")
    found: list[tuple[Match, int]] = []
    while not match.over and len(found) < 8 * MOMENTS:
        if not match.actors:
            match = match.push(None, match.legal(None)[0])
            continue
        seat = rng.choice(match.actors)
        if match.outcome is None:
            found.append((match, seat))
        move = rng.choice(match.legal(seat))
        match = match.push(seat, move, 500 if move.timed else None)
    return rng.sample(found, min(MOMENTS, len(found)))


TABLES = [
    (game_id, players)
    for game_id in REDEALT
    for players in (2, 3)
    if players <= GAMES[game_id].most_players
]


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_hidden_cards_do_not_change_the_choice(game_id: str, players: int) -> None:
    rng = random.Random(7)
    changed = 0
    for match, seat in moments(game_id, players, rng):
        game, moves = match.game, match.legal(seat)
        for _ in range(REDEALS):
            state = REDEALT[game_id](match.state, seat, rng)
            changed += state != match.state
            assert game.legal(game.view(state, seat)) == moves
            for level in LEVELS[1:]:
                was, now = (
                    choose(
                        level,
                        Situation(game, game.view(each, seat), moves, BUDGET),
                        random.Random(3),
                    )
                    for each in (match.state, state)
                )
                assert was == now
    assert changed > MOMENTS, "the test has redealt too little"
