"""Turns in Master: the compiled form of `elfer.games.master.rules`."""

from elfer.compiled.bits import PLACES, nth, place_of, popcount
from elfer.compiled.encoding import DONE, DRAW, NONE, PASS, PLACE, Moves
from elfer.compiled.jit import in_place
from elfer.compiled.master.rule_parameters import Rules
from elfer.compiled.master.state import Position
from elfer.engine.cards import JOKER, STRIDE

KIND = PLACE * 128
"""The factor of the kind in a move's number; kind 0 is a direct lay, the others follow."""
SWAP = 5
"""The kind of a swap; a bridge has the number of the row that it starts from, plus one."""
MOST_MOVES = 256

COLOUR = ((1 << STRIDE) - 1) & ~1
"""The places of a word's first colour."""
PAIRS = 6
"""The number of possible bridges: between three pairs of adjacent rows, in both directions."""
BELOW = (1 << 11) - 2
"""The places of a row below its 11."""
ABOVE = COLOUR & ~BELOW & ~(1 << 11)

NUMBERS, JOKERS, OVER_BRIDGES, SWAPS = 0, 1, 2, 2 + 2 * PAIRS
SORTS = SWAPS + 1
"""The number of sorts of moves with a card.

The sorts have the reference engine's order: direct lays of number cards, direct lays of jokers, the
same two over each bridge, then swaps.
"""


@in_place
def direct(now: Position, word: int) -> int:
    """Return the empty places of a word next to a filled one (MA-6)."""
    rows = now.rows[word]
    return (rows << 1 | rows >> 1) & PLACES & ~rows


@in_place
def ends(rules: Rules, pair: int) -> tuple[int, int]:
    """Return the rows that a bridge leads from and to (MA-9)."""
    upper = rules.rows >> pair // 2 * 2 & 3
    lower = rules.rows >> (pair // 2 + 1) * 2 & 3
    return (lower, upper) if pair & 1 else (upper, lower)


@in_place
def offered(rules: Rules, now: Position, sort: int) -> tuple[int, int]:
    """Return the places in which moves of this sort may lay or swap a card."""
    seat = now.turn
    if sort == SWAPS:
        return now.hands[seat, 0] & now.jokers[0], now.hands[seat, 1] & now.jokers[1]  # MA-8
    wild = sort & 1
    if now.laid == rules.most_laid or (wild and not now.wild[seat]):
        return 0, 0
    if sort < OVER_BRIDGES:
        lower, upper = direct(now, 0), direct(now, 1)
    else:
        if not now.bridges[seat]:
            return 0, 0
        source, target = ends(rules, (sort - OVER_BRIDGES) // 2)
        values = now.rows[source // 2] >> STRIDE * (source & 1) & COLOUR
        word = target // 2
        missing = PLACES & ~now.rows[word] & ~direct(now, word)
        places = values << STRIDE * (target & 1) & missing
        lower, upper = (0, places) if word else (places, 0)
    if wild:
        return lower, upper
    return lower & now.hands[seat, 0], upper & now.hands[seat, 1]


@in_place
def move_of(rules: Rules, sort: int, place: int) -> int:
    """Return the move of a sort at a place."""
    if sort == SWAPS:
        return place + PLACE * place + KIND * SWAP
    card = JOKER if sort & 1 else place
    if sort < OVER_BRIDGES:
        return card + PLACE * place
    source, _ = ends(rules, (sort - OVER_BRIDGES) // 2)
    return card + PLACE * place + KIND * (source + 1)


@in_place
def move_without_card(now: Position) -> int:
    """Return the legal move without a card; 0 if the seat must lay."""
    if now.laid:
        return DONE
    if now.swapped:
        return 0  # MA-8: a swap needs a lay
    if now.left:
        return DRAW
    seat = now.turn
    fits = now.hands[seat, 0] & direct(now, 0) | now.hands[seat, 1] & direct(now, 1)
    return 0 if fits else PASS  # MA-5


@in_place
def list_moves(rules: Rules, now: Position, moves: Moves) -> int:
    """Write all moves of the seat whose turn it is, and return their number."""
    if now.turn == NONE:
        return 0
    count = 0
    for sort in range(SORTS):
        lower, upper = offered(rules, now, sort)
        for number in range(popcount(lower) + popcount(upper)):
            moves[count] = move_of(rules, sort, nth(lower, upper, number))
            count += 1
    other = move_without_card(now)
    if other:
        moves[count] = other
        count += 1
    return count


@in_place
def _next_turn(rules: Rules, now: Position) -> None:
    now.turn = (now.turn + rules.direction) % rules.players
    now.turns += 1
    now.laid = 0
    now.swapped = 0


@in_place
def _swap(now: Position, place: int) -> None:
    word, bit = place_of(place)
    now.hands[now.turn, word] ^= bit
    now.jokers[word] ^= bit
    now.wild[now.turn] += 1
    now.swapped += 1
    now.swaps += 1


@in_place
def _draw(rules: Rules, now: Position) -> None:
    now.left -= 1
    card = int(now.stock[now.left])
    if card == JOKER:
        now.wild[now.turn] += 1
    else:
        word, bit = place_of(card)
        now.hands[now.turn, word] |= bit
    _next_turn(rules, now)


@in_place
def _lay(rules: Rules, now: Position, card: int, place: int, kind: int) -> None:
    seat = now.turn
    word, bit = place_of(place)
    if card == JOKER:
        now.wild[seat] -= 1
        now.jokers[word] |= bit
    else:
        now.hands[seat, word] ^= bit
    if kind:
        now.bridges[seat] -= 1
    now.rows[word] |= bit
    now.laid += 1
    half = (BELOW if place % STRIDE < 11 else ABOVE) << STRIDE * (place // STRIDE & 1)
    if not half & ~now.rows[word] and now.bonus.sum() < rules.bonus_cards:
        now.bonus[seat] += 1  # MA-10
    now.full = now.rows[0] == PLACES and now.rows[1] == PLACES
    if not (now.hands[seat, 0] | now.hands[seat, 1] | now.wild[seat]):
        now.full = False
        now.turn = NONE  # MA-11
    elif now.full:
        now.turn = NONE


@in_place
def step(rules: Rules, now: Position, move: int) -> None:
    """Make a legal move."""
    if move == DRAW:
        _draw(rules, now)
    elif move < 0:
        now.passes += move == PASS
        _next_turn(rules, now)
    elif move // KIND == SWAP:
        _swap(now, move % PLACE)
    else:
        _lay(rules, now, move % PLACE, move // PLACE % PLACE, move // KIND)
