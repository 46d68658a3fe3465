"""What the kernel's players have seen of each other: `elfer.kernel.rows.past`, as far as needed."""

from elfer.lab.bits import place_of
from elfer.lab.jit import in_place
from elfer.lab.moves import DONE, NONE, PLACE
from elfer.lab.rows.position import Position
from elfer.lab.rows.turn import COLOUR, STRIDE


@in_place
def remember(now: Position, move: int) -> None:
    """See a move before it is made: who stops, and who had held back what he lays now."""
    seat = now.turn
    if move >= 0:
        word, bit = place_of(move // PLACE)
        if now.must == NONE and now.spared[seat, word] & bit:
            now.held |= 1 << seat
        return
    lower, upper = now.fits[0], now.fits[1]
    if move != DONE:
        lower, upper = 0, 0
    elif now.row != NONE:
        row = COLOUR << STRIDE * (now.row & 1)
        lower, upper = lower & row * (now.row < 2), upper & row * (now.row >= 2)
    now.spared[seat, 0] = lower
    now.spared[seat, 1] = upper
