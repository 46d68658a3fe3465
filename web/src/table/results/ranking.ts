/** The order of the players at the end of a round. */

/** A player's place; players with the same points share a place. */
export interface Place {
  seat: number;
  /** The place from 1; null if the game has no points. */
  place: number | null;
  won: boolean;
}

/**
 * Ranks the players by their points, or lists the winners first if there are none. `best` says
 * whether the fewest or the most points win.
 */
export function rankSeats(
  players: number,
  totals: readonly number[] | null,
  best: "fewest" | "most" | null,
  winners: readonly number[],
): Place[] {
  const sign = best === "most" ? -1 : 1;
  const value = (seat: number): number =>
    totals === null || best === null
      ? winners.includes(seat)
        ? 0
        : 1
      : sign * (totals[seat] ?? 0);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      place:
        totals === null || best === null
          ? null
          : 1 + seats.filter((other) => value(other) < value(seat)).length,
      won: winners.includes(seat),
    }))
    .sort((one, other) => value(one.seat) - value(other.seat));
}
