/** What this device has seen of a table's shuffles, noted while they were still secret. */
import { keep, keptValue } from "./keep";

export interface Notes {
  /** What was promised for the deal after a match, by that match's number. */
  promises: { match: number; commitment: string }[];
  /** What we added to the deal after a match. */
  cuts: { match: number; text: string }[];
  /** Our cards when we first saw them in a round. */
  hands: { match: number; round: number; seat: number; cards: string[] }[];
}

const KEY = "elfer-fair";
const MOST_TABLES = 20;
const MOST_NOTES = 40;

/** What is noted of a table. */
export function notesOf(code: string): Notes {
  return { promises: [], cuts: [], hands: [], ...all()[code] };
}

/** Notes what a table's card promises for the next deal; `match` is the card's number. */
export function noteCommitment(code: string, match: number, commitment: string): void {
  const notes = notesOf(code);
  const known = notes.promises.some(
    (promise) => promise.match === match && promise.commitment === commitment,
  );
  if (known) return;
  notes.promises.push({ match, commitment });
  write(code, notes);
}

/**
 * Notes what we have added to the deal after a match, once the table has it: a cut that came too
 * late for one deal is for the next.
 */
export function noteCut(code: string, text: string, match?: number): void {
  const notes = notesOf(code);
  notes.cuts.push({ match: match ?? notes.promises.at(-1)?.match ?? 0, text });
  write(code, notes);
}

/** Notes a seat's cards when they are first seen in a round; later ones change nothing. */
export function noteHand(
  code: string,
  match: number,
  round: number,
  seat: number,
  cards: readonly string[],
): void {
  const notes = notesOf(code);
  const same = (hand: Notes["hands"][number]) =>
    hand.match === match && hand.round === round && hand.seat === seat;
  if (notes.hands.some(same)) return;
  notes.hands.push({ match, round, seat, cards: [...cards] });
  write(code, notes);
}

function all(): Record<string, Partial<Notes>> {
  const noted = keptValue<unknown>(KEY, {});
  const object = typeof noted === "object" && noted !== null && !Array.isArray(noted);
  return object ? (noted as Record<string, Partial<Notes>>) : {};
}

function write(code: string, { promises, cuts, hands }: Notes): void {
  const others = Object.entries(all()).filter(([other]) => other !== code);
  const bounded = {
    promises: promises.slice(-MOST_NOTES),
    cuts: cuts.slice(-MOST_NOTES),
    hands: hands.slice(-MOST_NOTES),
  };
  const tables = [...others.slice(1 - MOST_TABLES), [code, bounded] as const];
  keep(KEY, JSON.stringify(Object.fromEntries(tables)));
}
