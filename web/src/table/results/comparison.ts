/** Compares two results of the same cards, seat by seat. */
import type { ShownResult } from "../../wire/types";

/** The result of one seat; games without points have none. */
export interface SeatResult {
  points: number | null;
  won: boolean;
}

export interface ComparedSeat {
  seat: number;
  then: SeatResult;
  now: SeatResult;
  /** Whether the seat did better this time. */
  change: "better" | "worse" | "same";
}

/** Compares an earlier result with the one now; `best` says which points win. */
export function compareResults(
  earlier: ShownResult,
  now: { points: readonly number[] | null; winners: readonly number[] },
  best: "fewest" | "most" | null,
): ComparedSeat[] {
  const resultOf = (seat: number, { points, winners }: typeof now): SeatResult => ({
    points: points?.[seat] ?? null,
    won: winners.includes(seat),
  });
  return earlier.chairs.map((_, seat) => {
    const [before, after] = [resultOf(seat, earlier), resultOf(seat, now)];
    return { seat, then: before, now: after, change: judge(before, after, best) };
  });
}

/** Judges by the points, or by the win if the points are the same or missing. */
function judge(
  then: SeatResult,
  now: SeatResult,
  best: "fewest" | "most" | null,
): ComparedSeat["change"] {
  const gained = (now.points ?? 0) - (then.points ?? 0);
  const better = best === "fewest" ? -gained : best === "most" ? gained : 0;
  const sum = better === 0 ? Number(now.won) - Number(then.won) : better;
  return sum > 0 ? "better" : sum < 0 ? "worse" : "same";
}
