/**
 * The pauses before automatic moves, drawn from the times that a person takes for choices.
 *
 * A pause must look like a choice (G-7), so it is close to a time that the same person has taken
 * recently. Bounds keep a pause long enough to stop the move and short enough to wait for. Times
 * outside the bounds are ignored, not moved to a bound, because moves exactly at a bound would give
 * themselves away. A person with too many times outside the bounds gets no automatic moves, and
 * makes them at their usual pace.
 */

/** The milliseconds that a quick player takes for a choice; for people who have not chosen yet. */
const TYPICAL: readonly number[] = [1_200, 1_500, 1_800, 2_100, 2_600];
export const SHORTEST = 700;
export const LONGEST = 5_500;
/** A pause differs from the remembered time by up to this share. */
const SPREAD = 0.2;
/** The number of choices of each kind that are remembered. */
const REMEMBERED = 8;
/** The minimum share of times within the bounds; both quartiles are then within them too. */
const LEAST_SHARE = 3 / 4;
/** With this many times of choices that ended a turn, the times of other choices are ignored. */
const ENOUGH = 3;

export class OwnPace {
  readonly #ending: number[] = [];
  readonly #other: number[] = [];

  /** Whether this person has not made a choice yet. */
  get unknown(): boolean {
    return this.#ending.length + this.#other.length === 0;
  }

  /** Records how long a choice took, and whether it ended the turn, passed or drew a card. */
  remember(milliseconds: number, ends: boolean): void {
    const times = ends ? this.#ending : this.#other;
    times.push(milliseconds);
    if (times.length > REMEMBERED) times.shift();
  }

  /** The times to draw a pause from: of choices like the automatic move, if there are enough. */
  get times(): readonly number[] {
    if (this.unknown) return TYPICAL;
    return this.#ending.length < ENOUGH ? [...this.#ending, ...this.#other] : this.#ending;
  }
}

/** Draws a pause close to one of these times, in milliseconds; null if too many are out of bounds. */
export function drawPause(
  times: readonly number[],
  random: () => number = Math.random,
): number | null {
  const possible = times.filter((time) => SHORTEST <= time && time <= LONGEST);
  const time = possible[Math.floor(random() * possible.length)];
  if (time === undefined || possible.length < LEAST_SHARE * times.length) return null;
  const least = Math.max(time * (1 - SPREAD), SHORTEST);
  const most = Math.min(time * (1 + SPREAD), LONGEST);
  return least + random() * (most - least);
}
