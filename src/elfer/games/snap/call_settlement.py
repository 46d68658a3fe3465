"""The settlement of calls in Schnipp Schnapp, and the end of the round."""

from collections.abc import Sequence
from itertools import chain

from elfer.engine.cards import Card
from elfer.engine.events import Event, Tell
from elfer.engine.seats import CLOCKWISE, Seat, round_from, with_value
from elfer.games.snap.state import (
    SCHNAPP,
    SCHNIPP,
    Call,
    SnapState,
    most_turn_overs,
    sort_out_quartets,
)


def settle(state: SnapState, tell: Tell) -> SnapState:
    """Settle the calls on the cards shown, if there are any, and end the round if it is over."""
    layout = state.layout
    if not layout.shown:
        return state
    # SS-7: calls are judged by the piles at the moment the cards were shown.
    alike = layout.alike()
    is_right = {SCHNAPP.text: bool(alike), SCHNIPP.text: layout.like_middle()}
    calls = sorted(state.calls, key=lambda call: (call.at, call.seat))
    state = state._replace(layout=layout._replace(shown=()), calls=())
    for word in (SCHNAPP.text, SCHNIPP.text):  # SS-6: “Schnapp” first
        right_calls = [call for call in calls if call.word == word and is_right[word]]
        if right_calls:
            state = _decide(state, right_calls, alike, tell)
    for call in calls:
        if not is_right[call.word]:
            state = _punish(state, call, tell)
    return _end_round(state, tell)


def _decide(
    state: SnapState, calls: Sequence[Call], alike: Sequence[Seat], tell: Tell
) -> SnapState:
    """Let the first correct call of a word win, unless others tie with it (SS-7)."""
    first, *_ = calls
    latest = first.at + state.setup.options.tie_ms
    tied = [call for call in calls if call.at <= latest]
    if len(tied) > 1:
        state = _leave_undecided(state, tied, tell)
    elif first.word == SCHNAPP.text:
        state = _take_piles(state, first, alike, tell)
    else:
        state = _take_middle(state, first, tell)
    for call in calls[len(tied) :]:
        tell(Event("late", call.seat, {"word": call.word, "at": call.at}))
    return state


def _take_piles(state: SnapState, call: Call, alike: Sequence[Seat], tell: Tell) -> SnapState:
    """Give the caller all other piles that show the number (SS-3)."""
    layout, caller = state.layout, call.seat
    clockwise = round_from(caller, state.setup.players, CLOCKWISE)
    sources = [seat for seat in clockwise if seat in alike and seat != caller]
    number = sum(len(layout.piles[seat]) for seat in sources)
    taken = {"word": call.word, "at": call.at, "from": sources, "cards": number}
    tell(Event("take", caller, taken))
    # SS-4: the caller's own pile first, then clockwise, each from the bottom.
    order = [caller, *sources]
    cards = [*chain(*(layout.piles[seat][::-1] for seat in order))]
    state = state._replace(layout=layout.without_piles(order))
    return _gain(_count_won(state, caller, number), caller, cards, tell)


def _take_middle(state: SnapState, call: Call, tell: Tell) -> SnapState:
    """Give the caller the middle pile; the caller's own pile stays (SS-6)."""
    middle = state.layout.middle
    taken = {"word": call.word, "at": call.at, "from": [], "cards": len(middle)}
    tell(Event("take", call.seat, taken))
    state = state._replace(layout=state.layout._replace(middle=()))
    return _gain(_count_won(state, call.seat, len(middle)), call.seat, middle[::-1], tell)


def _count_won(state: SnapState, seat: Seat, number: int) -> SnapState:
    """Count the cards that a seat has taken by a call (SS-10)."""
    layout = state.layout
    won = with_value(layout.won, seat, layout.won[seat] + number)
    return state._replace(layout=layout._replace(won=won))


def _gain(state: SnapState, seat: Seat, cards: Sequence[Card], tell: Tell) -> SnapState:
    """Lay aside the quartets among these cards and put the rest under the stack (SS-4)."""
    sorted_cards = sort_out_quartets(cards)
    for number in sorted_cards.quartets:
        tell(Event("quartet", seat, {"number": number}))
    layout = state.layout
    quartets = with_value(layout.quartets, seat, layout.quartets[seat] + sorted_cards.quartets)
    state = state._replace(layout=layout._replace(quartets=quartets))
    return state.put_under_stack(seat, sorted_cards.rest)


def _punish(state: SnapState, call: Call, tell: Tell) -> SnapState:
    """Put the face-up pile of a wrong caller on top of the middle (SS-5)."""
    layout, seat = state.layout, call.seat
    pile = layout.piles[seat]
    tell(Event("wrong", seat, {"word": call.word, "at": call.at, "cards": len(pile)}))
    layout = layout.without_piles([seat])._replace(middle=pile + layout.middle)
    return state._replace(layout=layout)


def _leave_undecided(state: SnapState, tied: Sequence[Call], tell: Tell) -> SnapState:
    """Put the piles of tied callers back under their stacks (SS-7)."""
    first, *_ = tied
    seats, times = [call.seat for call in tied], [call.at for call in tied]
    tell(Event("undecided", None, {"word": first.word, "seats": seats, "times": times}))
    for seat in seats:
        state = state.put_under_stack(seat, state.layout.piles[seat][::-1])
    return state._replace(layout=state.layout.without_piles(seats))


def _end_round(state: SnapState, tell: Tell) -> SnapState:
    """Set the ending if the round is over (SS-9 to SS-11)."""
    options, having = state.setup.options, state.seats_with_cards()
    ending = None
    if options.together and len(having) < state.setup.players:
        ending = "out"  # SS-10
    elif not having:
        ending = "quartets"  # SS-9; cards left in the middle do not keep anyone in the round
    elif len(having) == 1:
        state = _sort_last_cards(state, having[0], tell)
        ending = "alone"  # SS-9
    elif state.layout.turned >= most_turn_overs(options):
        ending = "turn-overs"  # SS-10, SS-11
    return state._replace(layout=state.layout._replace(ending=ending))


def _sort_last_cards(state: SnapState, seat: Seat, tell: Tell) -> SnapState:
    """Lay aside every quartet among the last seat's cards and the middle (SS-9)."""
    layout = state.layout
    cards = (*state.stacks[seat], *layout.piles[seat], *layout.middle)
    state = state._replace(
        layout=layout.without_piles([seat])._replace(middle=()),
        stacks=with_value(state.stacks, seat, ()),
    )
    return _gain(state, seat, cards, tell)
