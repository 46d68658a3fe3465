"""Turns in a row game: the compiled form of `elfer.games.rows.rules`."""

from numba.types import int64

from elfer.compiled.bits import WORD, nth, place_of, popcount
from elfer.compiled.encoding import DONE, DRAW, NONE, PASS, PLACE, Moves
from elfer.compiled.jit import in_place
from elfer.compiled.rows.rule_parameters import Rules
from elfer.compiled.rows.state import Position
from elfer.games.rows import Growth

MOST_MOVES = 96

BESIDE, ONE_START, SAME_VALUE, BOTH_ENDS = map(int, Growth)
STRIDE = WORD // 2
COLOUR = ((1 << STRIDE) - 1) & ~1
"""The places of a word's first colour."""
VALUE = 1 | 1 << STRIDE
"""The gap below the 1 in both colours of a word.

Shifted by a value, it selects the cards of that value.
"""
ELEVENS = VALUE << 11


@in_place
def opening(rules: Rules, lower: int, upper: int) -> tuple[int, int]:
    """Return the cards of a hand that may open the round."""
    if not rules.opens_first:
        return lower & rules.opens_lower, upper & rules.opens_upper
    colours = rules.colours
    for _ in range(4):
        word, bit = place_of((colours & 3) * STRIDE + rules.value)
        if (upper if word else lower) & bit:
            return (0, bit) if word else (bit, 0)
        colours >>= 2
    return 0, 0


@in_place
def fillable(rules: Rules, now: Position, lower: int, upper: int) -> tuple[int, int]:
    """Return the places that these cards could fill now."""
    if not now.rows[0] | now.rows[1]:
        return opening(rules, lower, upper)
    if rules.any_colour:
        values = (lower | lower >> STRIDE | upper | upper >> STRIDE) & COLOUR & ~ELEVENS
        values |= values << STRIDE
        lower, upper = lower & ELEVENS | values, upper & ELEVENS | values
    lower &= now.fits[0]
    upper &= now.fits[1]
    if now.row != NONE:
        row = COLOUR << STRIDE * (now.row & 1)
        if now.row < 2:
            lower, upper = lower & row, int64(0)
        else:
            lower, upper = int64(0), upper & row
    if rules.waiting:
        sooner = lower & ~rules.waiting, upper & ~rules.waiting
        if sooner[0] | sooner[1]:
            return sooner
    return lower, upper


@in_place
def playable(now: Position) -> tuple[int, int]:
    """Return the cards that the seat whose turn it is may lay if they fit."""
    if now.must != NONE:
        word, bit = place_of(now.must)
        return (0, bit) if word else (bit, 0)
    return now.hands[now.turn, 0], now.hands[now.turn, 1]


@in_place
def taken(rules: Rules, place: int, lower: int, upper: int) -> tuple[int, int]:
    """Return the cards that fit a place: its own card, or any of its value (FM-1)."""
    value = place % STRIDE
    if rules.any_colour and value != 11:
        return lower & VALUE << value, upper & VALUE << value
    word, bit = place_of(place)
    return (int64(0), upper & bit) if word else (lower & bit, int64(0))


@in_place
def list_moves(rules: Rules, now: Position, moves: Moves) -> int:
    """Write all moves of the seat whose turn it is, and return their number."""
    if now.turn == NONE:
        return 0
    lower, upper = playable(now)
    places_lower, places_upper = fillable(rules, now, lower, upper)
    count = 0
    for number in range(popcount(places_lower) + popcount(places_upper)):
        place = nth(places_lower, places_upper, number)
        cards_lower, cards_upper = taken(rules, place, lower, upper)
        for each in range(popcount(cards_lower) + popcount(cards_upper)):
            moves[count] = nth(cards_lower, cards_upper, each) + PLACE * place
            count += 1
    if now.must != NONE:
        return count
    if now.laid:
        moves[count] = DONE
        return count + 1
    if count:
        return count
    if not now.left:
        moves[0] = PASS
        return 1
    moves[0] = DRAW
    if now.drawn and rules.may_stop:
        moves[1] = PASS
        return 2
    return 1


@in_place
def move_without_lay(now: Position) -> int:
    """Return the move of a player who cannot lay and does not consider drawing again."""
    return DONE if now.laid else DRAW if now.left else PASS


@in_place
def _grow(rules: Rules, now: Position, place: int) -> None:
    """Fill a place, and open the places that may be filled next."""
    word, bit = place_of(place)
    before = now.rows[word]
    rows = before | bit
    fits = now.fits[word]
    if rules.growth == BOTH_ENDS:
        row = COLOUR << STRIDE * (place // STRIDE & 1)
        if not (rules.fits_upper if word else rules.fits_lower) & row & ~rows:
            fits |= (rows & row) << 1 | (rows & row) >> 1
    else:
        if rules.growth == ONE_START:
            row = COLOUR << STRIDE * (place // STRIDE & 1)
            if not before & row:
                fits &= ~row
        elif rules.growth == SAME_VALUE and not before | now.rows[1 - word]:
            fits = VALUE << place % STRIDE
            now.fits[1 - word] = fits
        fits |= bit << 1 | bit >> 1
    now.rows[word] = rows
    now.fits[word] = fits & ~rows


@in_place
def _next_turn(rules: Rules, now: Position) -> None:
    """Pass the turn to the next seat."""
    turn = now.turn + rules.direction
    now.turn = 0 if turn == rules.players else rules.players - 1 if turn < 0 else turn
    now.turns += 1
    now.laid = 0
    now.drawn = 0
    now.row = NONE


@in_place
def _lay(rules: Rules, now: Position, card: int, place: int) -> None:
    opens = not now.rows[0] | now.rows[1]
    _grow(rules, now, place)
    word, bit = place_of(card)
    seat = now.turn
    now.hands[seat, word] ^= bit
    drawn = now.must != NONE
    now.must = NONE
    now.laid += 1
    if rules.one_row:
        now.row = place // STRIDE
    if not now.hands[seat, 0] | now.hands[seat, 1]:
        now.turn = NONE  # G-5
    elif opens or (drawn and rules.drawn_ends):
        _next_turn(rules, now)


@in_place
def _draw(rules: Rules, now: Position) -> None:
    now.left -= 1
    now.drawn += 1
    card = int64(now.stock[now.left])
    word, bit = place_of(card)
    now.hands[now.turn, word] |= bit
    lower, upper = fillable(rules, now, 0 if word else bit, bit if word else 0)
    if lower | upper:
        now.must = card
    elif now.drawn == rules.draws or not now.left:
        _next_turn(rules, now)


@in_place
def step(rules: Rules, now: Position, move: int) -> None:
    """Make a legal move."""
    if move >= 0:
        _lay(rules, now, move % PLACE, move // PLACE)
    elif move == DRAW:
        _draw(rules, now)
    else:
        now.passes += move == PASS
        _next_turn(rules, now)


@in_place
def remember(now: Position, move: int) -> None:
    """Record, before a move is made, what it reveals about the cards of the seat.

    This is the compiled form of `elfer.games.rows.state.Observations`.
    """
    seat = now.turn
    if move >= 0:
        word, bit = place_of(move // PLACE)
        if now.must == NONE and now.spared[seat, word] & bit:
            now.held |= 1 << seat
        return
    lower, upper = now.fits[0], now.fits[1]
    if move != DONE:
        now.lacks[seat, 0] = lower
        now.lacks[seat, 1] = upper
        lower, upper = 0, 0
    elif now.row != NONE:
        row = COLOUR << STRIDE * (now.row & 1)
        lower, upper = lower & row * (now.row < 2), upper & row * (now.row >= 2)
    now.spared[seat, 0] = lower
    now.spared[seat, 1] = upper
