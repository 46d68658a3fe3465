/** Whether the cards were shuffled as promised; found out here, whatever the server says. */
import type { Frame } from "./api";
import type { Notes } from "./notes";
import { hexHash } from "./sha";
import { dealt, lot, shuffled } from "./shuffle";

export { noteCommitment, noteCut, noteHand, notesOf } from "./notes";

/** `unknown` is what this device cannot know, because it was not there. */
export type Verdict = "kept" | "broken" | "unknown";
export type What = "promise" | "secret" | "cut" | "seed" | "deal" | "hand";

/** One step of the check, and the numbers to tell it with. */
export interface Finding {
  what: What;
  verdict: Verdict;
  cuts?: number;
  rounds?: number;
  redeals?: number;
}

/** What a record says of its shuffle. */
export interface Shuffle {
  commitment: string;
  secret: string;
  cuts: (string | null)[];
  /** The round of the seed that was dealt as the first one. */
  round?: number;
}

/** All that the check looks at. */
export interface Evidence {
  shuffle: Shuffle;
  /** The seed as the record has it. */
  seed: unknown;
  frames: readonly Frame[];
  match: number;
  /** What is promised for the next deal. */
  next: string;
  notes: Notes;
}

const MOST_REDEALS = 50;

/** The seed that a secret and the cuts of the seats make. */
export function seedOf(secret: string, cuts: readonly (string | null)[]): string {
  const made = cuts.flatMap((cut, seat) => (cut === null ? [] : [`${seat}=${cut}`]));
  return hexHash(`${secret}/${made.join("/")}`);
}

/** Every step of the check, in the order in which things happened. */
export function findings(evidence: Evidence): Finding[] {
  const { shuffle, seed } = evidence;
  const made = seedOf(shuffle.secret, shuffle.cuts);
  const cuts = shuffle.cuts.filter((cut) => cut !== null).length;
  return [
    { what: "promise", verdict: promised(evidence) },
    { what: "secret", verdict: verdict(hexHash(shuffle.secret) === shuffle.commitment) },
    { what: "cut", verdict: cutIn(evidence) },
    { what: "seed", verdict: verdict(made === seed), cuts },
    deals(evidence, made),
    { what: "hand", verdict: seenHands(evidence) },
  ];
}

function verdict(kept: boolean): Verdict {
  return kept ? "kept" : "broken";
}

/** Whether the promise is the one that was seen here before the deal. */
function promised({ shuffle, match, next, notes }: Evidence): Verdict {
  const before = notes.promises.filter((promise) => promise.match < match);
  if (before.some((promise) => promise.commitment === shuffle.commitment)) return "kept";
  const last = before.findLast((promise) => promise.match === match - 1);
  // The same cards again use an older promise, and the last one is still to come.
  return last === undefined || last.commitment === next ? "unknown" : "broken";
}

/** Whether our own cut was used. */
function cutIn({ shuffle, match, notes }: Evidence): Verdict {
  const ours = notes.cuts.filter((cut) => cut.match < match);
  if (ours.some((cut) => shuffle.cuts.includes(cut.text))) return "kept";
  const forThis = notes.promises.some(
    (promise) => promise.match === match - 1 && promise.commitment === shuffle.commitment,
  );
  return forThis && ours.some((cut) => cut.match === match - 1) ? "broken" : "unknown";
}

/** Whether the cards of every round are those that the seed deals. */
function deals({ shuffle, frames }: Evidence, seed: string): Finding {
  const ways = directions(frames);
  let rounds = 0;
  let redeals = 0;
  for (const [at, frame] of frames.entries()) {
    if (frame.move !== null) continue;
    const start = startOf(frame.state);
    if (start === null) return { what: "deal", verdict: "unknown" };
    rounds++;
    const round = frame.round === 1 ? (shuffle.round ?? 1) : frame.round;
    const again = redealt(start, seed, round, ways, opening(frame, frames[at + 1]));
    const drawn = !start.byLot || lot(seed, frame.round, start.hands.length) === start.turn;
    if (again === null || !drawn) return { what: "deal", verdict: "broken", rounds };
    redeals += again;
  }
  return { what: "deal", verdict: verdict(rounds > 0), rounds, redeals };
}

/** The cards of a round before its first move. */
interface Start {
  hands: string[][];
  stock: string[];
  dealer: number;
  turn: number | null;
  byLot: boolean;
}

/** How a state lies at the start; null where cards are dealt in a way that is not known here. */
function startOf(state: Record<string, unknown>): Start | null {
  const { hands, stock = [], dealer, turn, options } = state;
  const elsewhere = ["stacks", "piles", "open"].some((place) => place in state);
  if (elsewhere || !Array.isArray(hands) || !hands.every(isCards) || !isCards(stock)) return null;
  if (typeof dealer !== "number" || (typeof turn !== "number" && turn !== null)) return null;
  const chosen = (options ?? {}) as Record<string, unknown>;
  return { hands, stock, dealer, turn, byLot: chosen.starter === null };
}

function isCards(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((card) => typeof card === "string");
}

/** After how many redeals the seed gives this start; null if it never does. */
function redealt(
  start: Start,
  seed: string,
  round: number,
  ways: readonly (1 | -1)[],
  starting: number | null,
): number | null {
  const { hands, stock, dealer } = start;
  const cards = [...hands.flat(), ...stock];
  const sizes = hands.map((hand) => hand.length);
  for (const way of ways) {
    const skipped: string[][] = [];
    for (let attempt = 0; attempt <= MOST_REDEALS; attempt++) {
      const deck = shuffled(cards, seed, `${round}/deal/${attempt}`);
      const deal = dealt(deck, sizes, dealer, way);
      const same =
        alike(deal.rest, stock) && deal.hands.every((hand, n) => sameSet(hand, hands[n]));
      if (same) return redealNeeded(skipped, start, starting) ? attempt : null;
      skipped.push(deal.hands.flat());
    }
  }
  return null;
}

/**
 * Whether cards were dealt again for a reason: in the deals before nobody had a certain number,
 * which the one who begins now has. Otherwise whoever deals could go on until he likes the cards.
 */
function redealNeeded(
  skipped: readonly string[][],
  start: Start,
  starting: number | null,
): boolean {
  if (skipped.length === 0) return true;
  const begins = start.turn === null ? start.hands.flat() : (start.hands[start.turn] ?? []);
  const wanted = begins.map(valueOf).filter((value) => starting === null || value === starting);
  return wanted.some((value) =>
    skipped.every((hands) => value !== null && !hands.some((card) => valueOf(card) === value)),
  );
}

/** The number that the first card on an empty table had; null if the table was not empty. */
function opening(first: Frame, second: Frame | undefined): number | null {
  const rows = Object.values((first.state.rows ?? {}) as Record<string, unknown[]>);
  if (rows.some((row) => row.length > 0) || second?.round !== first.round) return null;
  return valueOf(second.move ?? "");
}

function valueOf(card: string): number | null {
  const digits = /^[rygb](\d+)/.exec(card)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The way round in which cards are dealt: that in which turns were seen to pass. */
function directions(frames: readonly Frame[]): (1 | -1)[] {
  let sum = 0;
  for (const [at, { round, state }] of frames.entries()) {
    const before = frames[at - 1];
    const players = typeof state.players === "number" ? state.players : 0;
    if (before?.round !== round || players < 3) continue;
    const { turn } = state;
    const was = before.state.turn;
    if (typeof turn !== "number" || typeof was !== "number") continue;
    if (turn === (was + 1) % players) sum++;
    else if (was === (turn + 1) % players) sum--;
  }
  if (sum === 0) return [1, -1];
  return sum > 0 ? [1] : [-1];
}

/** Whether the record has every hand that was seen here, at some moment of its round. */
function seenHands({ match, notes, frames }: Evidence): Verdict {
  const ours = notes.hands.filter((hand) => hand.match === match);
  const shown = ({ round, seat, cards }: Notes["hands"][number]) =>
    frames.some((frame) => {
      const hands = frame.state.hands as string[][] | undefined;
      return frame.round === round && sameSet(cards, hands?.[seat]);
    });
  return ours.length === 0 ? "unknown" : verdict(ours.every(shown));
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

function sameSet(one: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && alike([...one].sort(), [...other].sort());
}
