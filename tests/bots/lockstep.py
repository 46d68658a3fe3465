"""The bots' own models of the rules and the reference engine, compared step by step.

Each function takes a new match, plays it at random, and compares the bot's model with the engine at
every step. It returns the number of comparisons.
"""

from collections.abc import Callable, Iterator
from math import isclose
from random import Random

from elfer.bots.anywhere import bot as anywhere
from elfer.bots.bluffing import win_chances
from elfer.bots.bluffing.evaluation import Evaluation
from elfer.bots.bluffing.levels import Recall, Weights
from elfer.bots.bluffing.moves import LegalMoves
from elfer.bots.choice import Situation
from elfer.bots.collecting import determinization, opponents, playout
from elfer.bots.collecting import search as collecting
from elfer.bots.collecting.playout import World
from elfer.bots.guessing import lookahead, turn
from elfer.bots.tricks import endgame
from elfer.bots.tricks import search as tricks
from elfer.engine.cards import NAMES, VALUE_OF, cards_in, mask_of
from elfer.engine.events import Event
from elfer.engine.match import Match, new_match
from elfer.engine.moves import DONE, Move
from elfer.engine.seats import Seat
from elfer.games.anywhere.state import OWN, STOPP
from elfer.games.collecting.moves import CLOSE, LAYS, STOCK, TAKES, pile_of
from elfer.games.collecting.state import CollectingState, Step
from elfer.games.guessing.rules import GUESSES, NUMBERS

MOST_MOVES = 200
"""The number of moves after which a match is abandoned."""

Compare = Callable[[Match, Random], int]


def random_play(match: Match, rng: Random) -> Iterator[Match]:
    """Yield the match before each random move of one round."""
    for _ in range(MOST_MOVES):
        if match.outcome is not None:
            return
        yield match
        seat = rng.choice(match.actors)
        match = match.push(seat, rng.choice(match.legal(seat)))


# Collecting


def compare_collecting(match: Match, rng: Random) -> int:
    """Play out every kind of move in the true world, with the model and with the engine."""
    compared = 0
    for each in random_play(match, rng):
        seat = each.turn
        assert seat is not None
        view, world = each.view(seat), true_world(each.state)
        check_dealt(each, determinization.deal_world(view, unseen_of(each, seat), rng), seat)
        assert world.points() == list(each.state.points())
        situation = Situation(each.game, view, each.legal(seat))
        move = rng.choice(situation.moves)
        if rng.random() < 0.1:  # a whole playout is slow
            expected = _play_by_engine(each, world, seat, move)
            if expected is not None:
                assert collecting.playout_after(situation, move)(world) == expected
                compared += 1
    return compared


def unseen_of(match: Match, seat: Seat) -> int:
    return opponents.unseen_cards(match.game, match.view(seat))


def check_dealt(match: Match, dealt: World, seat: Seat) -> None:
    """Assert that a determinization has the seat's cards, the right hand sizes and all cards."""
    state: CollectingState = match.state
    assert mask_of(dealt.hands[seat]) == state.hands[seat]
    assert tuple(map(len, dealt.hands)) == state.layout.sizes
    assert dealt.piles == true_world(state).piles
    assert len(dealt.stock) == len(state.stock)
    cards = [card for cards in (*dealt.hands, *dealt.piles, dealt.stock) for card in cards]
    assert sorted(cards) == sorted(match.game.deck(match.setup))


def true_world(state: CollectingState) -> World:
    """Return the true location of every card."""
    return World(
        [list(cards_in(hand)) for hand in state.hands],
        [list(reversed(pile)) for pile in state.layout.piles],
        list(reversed(state.stock)),
    )


def _play_by_engine(match: Match, world: World, seat: Seat, move: Move) -> list[int] | None:
    """Return the engine's points after a move; None if the model departs from the rules."""
    step = match.state.layout.step
    if step is Step.TAKE:
        after = world.after_take(seat, None if move == STOCK else pile_of(move))
        match = _follow_turn(match, world, after, move)
        return _end_by_engine(match, after, seat)
    match = match.push(seat, move)
    if step is Step.LAY:
        after = world.after_lay(seat, move.card, pile_of(move))
        _assert_same(match, after)
        return _end_by_engine(match, after, seat)
    if move == CLOSE:
        return list(match.state.points())
    return _play_on(match, world)


def _end_by_engine(match: Match, world: World, seat: Seat) -> list[int] | None:
    """Close with a good hand of one colour on the engine, or play on."""
    good = match.state.points()[seat] >= playout.GOOD * match.state.hands[seat].bit_count()
    if CLOSE in match.legal(seat) and good:
        return list(match.push(seat, CLOSE).state.points())
    return _play_on(match.push(seat, DONE), world)


def _play_on(match: Match, world: World) -> list[int] | None:
    """Play turn by turn with both while the model follows the rules (FS-6)."""
    if match.outcome is not None or not world.stock:
        return None
    assert match.turn is not None
    model = playout.Playout(world, match.turn, match.game.direction)
    for _ in range(playout.MOST_TURNS):
        before, seat = true_world(match.state), model.turn
        assert match.turn == seat
        closes = model.play_turn()
        match = _follow_turn(match, before, model.world())
        assert model.points() == list(match.state.points())
        match = _push_legal(match, seat, CLOSE if closes else DONE)
        if closes:
            assert match.outcome is not None
            break
        if match.outcome is not None or not model.stock:
            return None
    return list(match.state.points())


def _follow_turn(match: Match, before: World, after: World, take: Move | None = None) -> Match:
    """Take and lay on the engine as the model did, and compare the results."""
    seat = match.turn
    assert seat is not None
    if len(after.stock) < len(before.stock):
        found, taken = STOCK, before.stock[-1]
    else:
        (pile,) = (
            number
            for number, cards in enumerate(before.piles)
            if after.piles[number][: len(cards)] != cards
        )
        found, taken = TAKES[pile], before.piles[pile][-1]
    assert take in (None, found)
    (laid,) = {*before.hands[seat], taken} - {*after.hands[seat]}
    (onto,) = (number for number, cards in enumerate(after.piles) if laid in cards)
    match = _push_legal(_push_legal(match, seat, found), seat, LAYS[laid, onto])
    _assert_same(match, after)
    return match


def _assert_same(match: Match, world: World) -> None:
    """Assert that the engine has the same cards in the same places, and the same points."""
    true = true_world(match.state)
    assert [sorted(hand) for hand in world.hands] == true.hands
    assert world.piles == true.piles
    assert world.stock == true.stock
    assert world.points() == list(match.state.points())


def _push_legal(match: Match, seat: Seat, move: Move) -> Match:
    assert move in match.legal(seat)
    return match.push(seat, move)


# Tricks


def compare_tricks(match: Match, rng: Random) -> int:
    """Compare hands, tricks, the score and the end, as every seat sees them."""
    compared = 0
    while match.outcome is None:
        seat = rng.randrange(match.players)
        seats = [(seat + n) % match.players for n in range(match.players)]
        hands = endgame.known_hands(match.game, match.view(seat))
        _assert_hands(match, hands, seats)
        orders = _orders_with_ties(hands, rng)
        after = match
        for number in range(len(orders[0])):
            values = [order[number] for order in orders]
            ahead = endgame.known_hands(match.game, after.view(seat))
            after = _play_trick(after, dict(zip(seats, values, strict=True)))
            played = tricks.play_tricks(hands, [order[: number + 1] for order in orders])
            assert played == [len(after.state.won[each]) for each in seats]
            if match.players == 2:
                _compare_endgame(ahead, values, after, seat)
            compared += 1
        assert after.outcome is not None
        winners, shares = after.outcome.winners, tricks.share_win(played)
        assert shares == [(each in winners) / len(winners) for each in seats]
        match = _play_trick(match, {seats[n]: order[0] for n, order in enumerate(orders)})
    return compared


def _orders_with_ties(hands: endgame.KnownHands, rng: Random) -> list[list[int]]:
    """Return each seat's values in a random order, with frequent ties."""
    first, *others = hands.values
    order = rng.sample(first, len(first))
    ranks = {value: rank + rng.choice((0, 0, 0, 2.5)) for rank, value in enumerate(order)}
    missing = len(first)
    return [order, *(sorted(hand, key=lambda value: ranks.get(value, missing)) for hand in others)]


def _assert_hands(match: Match, hands: endgame.KnownHands, seats: list[Seat]) -> None:
    state = match.state
    assert hands.values == [
        [VALUE_OF[card] for card in cards_in(state.hands[each])] for each in seats
    ]
    assert hands.won == [len(state.won[each]) for each in seats]
    assert hands.aside * match.players == len(state.aside)


def _play_trick(match: Match, values: dict[Seat, int]) -> Match:
    for seat, value in values.items():
        (move,) = (move for move in match.legal(seat) if VALUE_OF[move.card] == value)
        match = match.push(seat, move)
    return match


def _compare_endgame(
    hands: endgame.KnownHands, values: list[int], after: Match, seat: Seat
) -> None:
    """Assert that the model's endgame after a trick agrees with the view and the outcome."""
    ahead, held = hands.endgame(), sorted({*hands.values[0], *hands.values[1]})
    model = ahead.after(held.index(values[0]), held.index(values[1]))
    assert model == endgame.known_hands(after.game, after.view(seat)).endgame()
    assert model.swapped() == endgame.known_hands(after.game, after.view(1 - seat)).endgame()
    decided, points = model.decided(), list(map(len, after.state.won))
    lead, open_cards = points[seat] - points[1 - seat], sum(map(int.bit_count, after.state.hands))
    if after.outcome is not None:
        assert decided == (lead > 0) - (lead < 0)
    else:
        beyond = abs(lead) > open_cards + len(after.state.aside)
        assert decided == ((lead > 0) - (lead < 0) if beyond else None)


# Guessing


TIE = 0.25
NEAR = 4


def compare_guessing(match: Match, rng: Random) -> int:
    """Compare the order of the guesses and the winning guess."""
    compared, said = 0, list[int]()
    while match.outcome is None:
        seat = match.turn
        assert seat is not None
        view, legal = match.view(seat), match.legal(seat)
        model = turn.turn_of(Situation(match.game, view, legal))
        total = sum(VALUE_OF[card] for card in match.state.trick)
        assert model.said == tuple(said)
        assert list(model.numbers) == [NUMBERS[move.text] for move in legal]
        assert model.own == (0 if view.card is None else VALUE_OF[match.state.trick[seat]])
        assert model.last == (len(said) == match.players - 1)
        near = [number for number in model.numbers if abs(number - total) <= NEAR]
        guess = rng.choice(near)
        if model.last:
            chances = [float(number == total) for number in range(model.numbers[-1] + 1)]
            field = lookahead.GuessField(chances, said)
            for number in near:
                told: list[Event] = []
                match.push(seat, GUESSES[number], None, told)
                (trick,) = (event for event in told if event.type == "trick")
                nearest = trick.open["nearest"]
                share = (1 if trick.seat == seat else TIE) if seat in nearest else 0
                assert field.share(number, TIE) == share
                compared += 1
        said = [] if model.last else [*said, guess]
        match = match.push(seat, GUESSES[guess])
    return compared


# Bluffing


LENGTH = 5.0


def compare_bluffing(match: Match, rng: Random) -> int:
    """Compare the hand sizes after questions, lays and calls, and the count."""
    compared = 0
    for each in random_play(match, rng):
        seat = rng.choice(each.actors)
        view = each.view(seat)
        model = Evaluation(view, Weights(length=LENGTH), Recall.HAND, rng)
        legal = LegalMoves.sorted_from(each.legal(seat))
        if legal.question is not None:
            after = each.push(seat, legal.question)
            _assert_chance(after, seat, model.after_question(0.0 if _is_true(each, after) else 1.0))
            compared += 1
        if legal.lays:
            after = each.push(seat, rng.choice(legal.lays))
            _assert_chance(after, seat, model.after_lay())
            questioner = view.questioners(seat)[0]
            question = LegalMoves.sorted_from(after.legal(questioner)).question
            assert question is not None
            asked = after.push(questioner, question)
            honest = _is_true(after, asked)
            value = model.after_lay_questioned(view.ground, honest=honest)
            _assert_chance(asked, seat, value)
            _compare_count(each, seat)
            compared += 1
        if legal.slips:
            after = each.push(seat, rng.choice(legal.slips))
            _assert_chance(after, seat, model.after_lay())
            watcher = rng.choice([other for other in range(each.players) if other != seat])
            caught = LegalMoves.sorted_from(after.legal(watcher)).caught
            assert caught is not None
            _assert_chance(after.push(watcher, caught), seat, model.after_caught())
    return compared


def _is_true(before: Match, after: Match) -> bool:
    """Return whether the questioned card was true."""
    layer = before.state.layout.layer
    return bool(after.state.reputes[layer].truths > before.state.reputes[layer].truths)


def _assert_chance(match: Match, seat: Seat, value: float) -> None:
    """Assert that the chance matches the engine's hand sizes."""
    expected = win_chances.WinChances(match.state.sizes, LENGTH).chance(seat)
    assert isclose(value, expected)


def _compare_count(match: Match, seat: Seat) -> None:
    """Assert that a seat has to lay the same numbers as on the engine if everyone lays."""
    view = match.view(seat)
    layout, setup, lay = view.layout, match.setup, match.legal(seat)[0]
    players = 1 if view.may_pass else match.players
    expected = [0.0] * (view.last_number + 1)
    for number in range(1, win_chances.TURNS + 1):
        for _ in range(players):
            layout = layout.claim_next(setup, lay)
        expected[layout.upcoming(setup)] += win_chances.DISCOUNT**number
    asked = win_chances.count_asked(view.upcoming, view.last_number, players, 0.0)
    assert all(isclose(*pair, abs_tol=1e-9) for pair in zip(asked, expected, strict=True))


# Anywhere


def compare_anywhere(match: Match, rng: Random) -> int:
    """Compare the engine with the forecast whether a call lets another seat win."""
    match, compared = _with_short_stacks(match, rng), 0
    for _ in range(MOST_MOVES):
        if match.state.layout.places or match.outcome is not None:
            break
        for seat in match.actors:
            view = match.view(seat)
            if STOPP in match.legal(seat) and view.stacks[seat] + len(view.layout.piles[seat]) > 1:
                places = match.push(seat, STOPP).state.layout.places
                assert anywhere._helps_another(view) == bool(places)
                compared += 1
        legal = [move for move in match.legal(match.turn) if move != STOPP]
        overlooks = OWN in legal and rng.random() < 0.5
        match = match.push(match.turn, OWN if overlooks else rng.choice(legal))
    return compared


def _with_short_stacks(match: Match, rng: Random) -> Match:
    """Return a new match in which all seats but one are nearly out."""
    names = [NAMES[card] for card in match.game.deck(match.setup)]
    rng.shuffle(names)
    stacks = [[names.pop() for _ in range(rng.randint(1, 4))] for _ in range(match.players)]
    stacks[0] += names
    return new_match(match.game, match.players, {}, "short stacks", {"stacks": stacks})


COMPARE: dict[str, Compare] = {
    "anywhere": compare_anywhere,
    "bluffing": compare_bluffing,
    "collecting": compare_collecting,
    "guessing": compare_guessing,
    "tricks": compare_tricks,
}
"""The comparison for each family of games."""
