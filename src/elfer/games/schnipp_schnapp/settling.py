"""How the calls on the cards shown are decided, and whether the round ends by it."""

from collections.abc import Sequence
from itertools import chain
from typing import TypeVar

from elfer.games.schnipp_schnapp.layout import (
    SCHNAPP,
    SCHNIPP,
    Call,
    SnapState,
    most_turn_overs,
    without_quartets,
)
from elfer.kernel.cards import Card
from elfer.kernel.events import Event, Tell
from elfer.kernel.seats import CLOCKWISE, Seat, round_from, with_value

T = TypeVar("T")


def settled(state: SnapState, tell: Tell) -> SnapState:
    """The round once the calls on the cards shown are decided; as it is if none are shown."""
    shown = state.layout
    if not shown.shown:
        return state
    # SS-7: what is right is judged by the table as it lay when the cards were shown.
    alike = shown.alike()
    right = {SCHNAPP.text: bool(alike), SCHNIPP.text: shown.like_middle()}
    calls = sorted(state.calls, key=lambda call: (call.at, call.seat))
    state = state._replace(layout=shown._replace(shown=()), calls=())
    for word, right_one in right.items():  # SS-6: «Schnapp» first
        of_word = [call for call in calls if call.word == word]
        if right_one and of_word:
            state = _decided(state, of_word, alike, tell)
    for call in calls:
        if not right[call.word]:
            state = _wrong(state, call, tell)
    return _ended(state, tell)


def _decided(
    state: SnapState, calls: Sequence[Call], alike: Sequence[Seat], tell: Tell
) -> SnapState:
    """The first of the right calls of one word wins, if it is alone (SS-7)."""
    first = calls[0]
    latest = first.at + state.setup.options.tie_ms
    at_once = [call for call in calls if call.at <= latest]
    if len(at_once) > 1:
        seats = [call.seat for call in at_once]
        times = [call.at for call in at_once]
        tell(Event("undecided", None, {"word": first.word, "seats": seats, "times": times}))
        for seat in seats:
            state = _taken_back(state, seat)
    elif first.word == SCHNAPP.text:
        state = _schnapp(state, first, alike, tell)
    else:
        state = _schnipp(state, first, tell)
    for call in calls[len(at_once) :]:
        tell(Event("late", call.seat, {"word": call.word, "at": call.at}))
    return state


def _schnapp(state: SnapState, call: Call, alike: Sequence[Seat], tell: Tell) -> SnapState:
    """The winner takes the piles of all others that show the number (SS-3)."""
    seat, piles = call.seat, state.layout.piles
    # SS-4: his own first, then clockwise.
    order = list(round_from(seat, state.setup.players, CLOCKWISE))
    sources = [other for other in order[1:] if other in alike]
    cards = [*chain(*(piles[source][::-1] for source in (seat, *sources)))]
    number = len(cards) - len(piles[seat])
    taken = {"word": call.word, "at": call.at, "from": sources, "cards": number}
    tell(Event("take", seat, taken))
    for source in (seat, *sources):
        piles = with_value(piles, source, ())
    state = state._replace(layout=state.layout._replace(piles=piles))
    return _gained(_counted(state, seat, number), seat, cards, tell)


def _schnipp(state: SnapState, call: Call, tell: Tell) -> SnapState:
    """The winner takes the middle; his own pile stays (SS-6)."""
    middle = state.layout.middle
    taken = {"word": call.word, "at": call.at, "from": [], "cards": len(middle)}
    tell(Event("take", call.seat, taken))
    state = state._replace(layout=state.layout._replace(middle=()))
    return _gained(_counted(state, call.seat, len(middle)), call.seat, middle[::-1], tell)


def _counted(state: SnapState, seat: Seat, number: int) -> SnapState:
    """Cards won are counted as they are taken by calls (SS-10)."""
    layout = state.layout
    won = with_value(layout.won, seat, layout.won[seat] + number)
    return state._replace(layout=layout._replace(won=won))


def _gained(state: SnapState, seat: Seat, cards: Sequence[Card], tell: Tell) -> SnapState:
    """Quartets among these cards are laid aside, the rest goes under the stack (SS-4)."""
    quartets, rest = without_quartets(cards)
    for number in quartets:
        tell(Event("quartet", seat, {"number": number}))
    layout = state.layout
    aside = with_value(layout.quartets, seat, layout.quartets[seat] + quartets)
    stacks = with_value(state.stacks, seat, state.stacks[seat] + rest)
    return state._replace(layout=layout._replace(quartets=aside), stacks=stacks)


def _taken_back(state: SnapState, seat: Seat) -> SnapState:
    """The seat's own pile goes back under its stack (SS-7)."""
    layout = state.layout
    stacks = with_value(state.stacks, seat, state.stacks[seat] + layout.piles[seat][::-1])
    return state._replace(
        layout=layout._replace(piles=with_value(layout.piles, seat, ())), stacks=stacks
    )


def _wrong(state: SnapState, call: Call, tell: Tell) -> SnapState:
    """The caller's pile, if he has one, goes on top of the middle (SS-5)."""
    layout, seat = state.layout, call.seat
    pile = layout.piles[seat]
    tell(Event("wrong", seat, {"word": call.word, "at": call.at, "cards": len(pile)}))
    piles = with_value(layout.piles, seat, ())
    return state._replace(layout=layout._replace(piles=piles, middle=pile + layout.middle))


def _ended(state: SnapState, tell: Tell) -> SnapState:
    """The round with its ending, if it has one now (SS-9 to SS-11)."""
    options, having = state.setup.options, state.with_cards()
    ending = None
    if options.together and len(having) < state.setup.players:
        ending = "out"  # SS-10
    elif not having:
        ending = "quartets"  # SS-9; with cards left in the middle nobody can go on either
    elif len(having) == 1:
        state = _alone(state, having[0], tell)
        ending = "alone"  # SS-9
    elif state.layout.turned >= most_turn_overs(options):
        ending = "turn-overs"  # SS-10, SS-11
    return state._replace(layout=state.layout._replace(ending=ending))


def _alone(state: SnapState, seat: Seat, tell: Tell) -> SnapState:
    """The only one with cards lays aside every quartet of them and of the middle (SS-9)."""
    layout = state.layout
    cards = (*state.stacks[seat], *layout.piles[seat], *layout.middle)
    state = state._replace(
        layout=layout._replace(piles=with_value(layout.piles, seat, ()), middle=()),
        stacks=with_value(state.stacks, seat, ()),
    )
    return _gained(state, seat, cards, tell)
