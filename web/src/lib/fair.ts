/** Whether the cards were shuffled as promised; found out here, whatever the server says. */
import type { Frame } from "./api";
import { directions, lies, opening, redealt, sameSet, startOf } from "./deals";
import type { Notes } from "./notes";
import { hexHash } from "./sha";
import { lot } from "./shuffle";

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
    const start = startOf(frame);
    if (start === null) return { what: "deal", verdict: "unknown" };
    rounds++;
    const round = frame.round === 1 ? (shuffle.round ?? 1) : frame.round;
    const again = redealt(start, seed, round, ways, opening(frame, frames[at + 1]));
    const drawn = !start.byLot || lot(seed, frame.round, start.seats.length) === start.turn;
    if (again === null || !drawn || !lies(start, frame.state)) {
      return { what: "deal", verdict: "broken", rounds };
    }
    redeals += again;
  }
  return { what: "deal", verdict: verdict(rounds > 0), rounds, redeals };
}

/** Whether the record has every hand that was seen here, at some moment of its round. */
function seenHands({ match, notes, frames }: Evidence): Verdict {
  const ours = notes.hands.filter((hand) => hand.match === match);
  const shown = ({ round, seat, cards }: Notes["hands"][number]) =>
    frames.some(({ round: number, state, deal }) => {
      if (number !== round) return false;
      const hands = state.hands as string[][] | undefined;
      // Where nobody holds more than the top of a stack, it came out of that stack.
      const stack = hands === undefined ? deal?.stacks?.[seat] : undefined;
      return sameSet(cards, hands?.[seat]) || cards.every((card) => stack?.includes(card));
    });
  return ours.length === 0 ? "unknown" : verdict(ours.every(shown));
}
