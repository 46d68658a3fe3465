/** Notes that this device takes about shuffles before their secrets are revealed. */
import { readValue, writeText } from "../device/storage";

export interface Notes {
  /** The commitment for the deal after each match, by the number of the match. */
  promises: { match: number; commitment: string }[];
  /** This device's cut for the deal after each match. */
  cuts: { match: number; text: string }[];
  /** The hand of each seat when it was first seen in a round. */
  hands: { match: number; round: number; seat: number; cards: string[] }[];
}

const KEY = "elfer-fair";
const MOST_TABLES = 20;
const MOST_NOTES = 40;

/** Loads the notes about a table. */
export function loadNotes(code: string): Notes {
  return { promises: [], cuts: [], hands: [], ...readAll()[code] };
}

/** Notes the commitment of a table for its next deal; `match` is the number of the match. */
export function noteCommitment(code: string, match: number, commitment: string): void {
  const notes = loadNotes(code);
  const known = notes.promises.some(
    (promise) => promise.match === match && promise.commitment === commitment,
  );
  if (known) return;
  notes.promises.push({ match, commitment });
  write(code, notes);
}

/**
 * Notes this device's cut for the deal after a match, once the table has accepted it: a cut that
 * is too late for one deal counts for the next.
 */
export function noteCut(code: string, text: string, match?: number): void {
  const notes = loadNotes(code);
  notes.cuts.push({ match: match ?? notes.promises.at(-1)?.match ?? 0, text });
  write(code, notes);
}

/** Notes a seat's hand when it is first seen in a round; later calls change nothing. */
export function noteHand(
  code: string,
  match: number,
  round: number,
  seat: number,
  cards: readonly string[],
): void {
  const notes = loadNotes(code);
  const same = (hand: Notes["hands"][number]) =>
    hand.match === match && hand.round === round && hand.seat === seat;
  if (notes.hands.some(same)) return;
  notes.hands.push({ match, round, seat, cards: [...cards] });
  write(code, notes);
}

function readAll(): Record<string, Partial<Notes>> {
  const noted = readValue<unknown>(KEY, {});
  const object = typeof noted === "object" && noted !== null && !Array.isArray(noted);
  return object ? (noted as Record<string, Partial<Notes>>) : {};
}

function write(code: string, { promises, cuts, hands }: Notes): void {
  const others = Object.entries(readAll()).filter(([other]) => other !== code);
  const bounded = {
    promises: promises.slice(-MOST_NOTES),
    cuts: cuts.slice(-MOST_NOTES),
    hands: hands.slice(-MOST_NOTES),
  };
  const tables = [...others.slice(1 - MOST_TABLES), [code, bounded] as const];
  writeText(KEY, JSON.stringify(Object.fromEntries(tables)));
}
