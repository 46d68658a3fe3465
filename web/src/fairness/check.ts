/** Checks on this device whether the cards were shuffled as promised. */
import type { Frame } from "../net/api";
import {
  countRedeals,
  findDirections,
  findOpeningValue,
  isSameSet,
  matchesState,
  readStart,
} from "./deals";
import type { Notes } from "./notes";
import { hashHex } from "./sha256";
import { drawStarter } from "./shuffle";

export { noteCommitment, noteCut, noteHand, loadNotes } from "./notes";

/** `unknown` means that this device did not witness it. */
export type Verdict = "kept" | "broken" | "unknown";
export type What = "promise" | "secret" | "cut" | "seed" | "deal" | "hand";

/** One step of the check, with the numbers for its text. */
export interface Finding {
  what: What;
  verdict: Verdict;
  cuts?: number;
  rounds?: number;
  redeals?: number;
}

/** The part of a record about its shuffle. */
export interface Shuffle {
  commitment: string;
  secret: string;
  cuts: (string | null)[];
  /** The round number that the shuffle for the first deal used; 1 if missing. */
  round?: number;
}

/** The input of the check. */
export interface Evidence {
  shuffle: Shuffle;
  /** The seed given in the record. */
  seed: unknown;
  frames: readonly Frame[];
  match: number;
  /** The commitment for the next deal. */
  next: string;
  notes: Notes;
}

/** Derives the seed from the secret and the cuts of the seats. */
export function deriveSeed(secret: string, cuts: readonly (string | null)[]): string {
  const made = cuts.flatMap((cut, seat) => (cut === null ? [] : [`${seat}=${cut}`]));
  return hashHex(`${secret}/${made.join("/")}`);
}

/** Checks every step of a shuffle, in the order in which they happened. */
export function checkShuffle(evidence: Evidence): Finding[] {
  const { shuffle, seed } = evidence;
  const made = deriveSeed(shuffle.secret, shuffle.cuts);
  const cuts = shuffle.cuts.filter((cut) => cut !== null).length;
  return [
    { what: "promise", verdict: checkPromise(evidence) },
    { what: "secret", verdict: toVerdict(hashHex(shuffle.secret) === shuffle.commitment) },
    { what: "cut", verdict: checkCut(evidence) },
    { what: "seed", verdict: toVerdict(made === seed), cuts },
    checkDeals(evidence, made),
    { what: "hand", verdict: checkHands(evidence) },
  ];
}

function toVerdict(kept: boolean): Verdict {
  return kept ? "kept" : "broken";
}

/** Checks that the commitment is the one that this device saw before the deal. */
function checkPromise({ shuffle, match, next, notes }: Evidence): Verdict {
  const before = notes.promises.filter((promise) => promise.match < match);
  if (before.some((promise) => promise.commitment === shuffle.commitment)) return "kept";
  const last = before.findLast((promise) => promise.match === match - 1);
  // A match with the same cards uses an older commitment; the last one's secret is still hidden.
  return last === undefined || last.commitment === next ? "unknown" : "broken";
}

/** Checks that this device's own cut was used. */
function checkCut({ shuffle, match, notes }: Evidence): Verdict {
  const ours = notes.cuts.filter((cut) => cut.match < match);
  if (ours.some((cut) => shuffle.cuts.includes(cut.text))) return "kept";
  const forThis = notes.promises.some(
    (promise) => promise.match === match - 1 && promise.commitment === shuffle.commitment,
  );
  return forThis && ours.some((cut) => cut.match === match - 1) ? "broken" : "unknown";
}

/** Checks that the cards of every round are the ones that the seed deals. */
function checkDeals({ shuffle, frames }: Evidence, seed: string): Finding {
  const ways = findDirections(frames);
  let rounds = 0;
  let redeals = 0;
  for (const [at, frame] of frames.entries()) {
    if (frame.move !== null) continue;
    const start = readStart(frame);
    if (start === null) return { what: "deal", verdict: "unknown" };
    rounds++;
    const round = frame.round === 1 ? (shuffle.round ?? 1) : frame.round;
    const again = countRedeals(start, seed, round, ways, findOpeningValue(frame, frames[at + 1]));
    const drawn = !start.byLot || drawStarter(seed, frame.round, start.seats.length) === start.turn;
    if (again === null || !drawn || !matchesState(start, frame.state)) {
      return { what: "deal", verdict: "broken", rounds };
    }
    redeals += again;
  }
  return { what: "deal", verdict: toVerdict(rounds > 0), rounds, redeals };
}

/** Checks that the record contains every hand that this device saw. */
function checkHands({ match, notes, frames }: Evidence): Verdict {
  const ours = notes.hands.filter((hand) => hand.match === match);
  const shown = ({ round, seat, cards }: Notes["hands"][number]) =>
    frames.some(({ round: number, state, deal }) => {
      if (number !== round) return false;
      const hands = state.hands as string[][] | undefined;
      // If players see only the top of a stack, the noted card must be in that stack.
      const stack = hands === undefined ? deal?.stacks?.[seat] : undefined;
      return isSameSet(cards, hands?.[seat]) || cards.every((card) => stack?.includes(card));
    });
  return ours.length === 0 ? "unknown" : toVerdict(ours.every(shown));
}
