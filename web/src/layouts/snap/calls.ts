/** What was called for a card, and how it was decided. */
import type { Happening, Logged, View } from "../../lib/table.svelte";
import type { Voice } from "../../lib/voice.svelte";

/** The words there are, as they lie on the screen from left to right. */
export const WORDS = ["schnipp", "schnapp"] as const;
export type Word = (typeof WORDS)[number];

/** A call that was decided; when it came is not told of calls that came at once. */
export interface Call {
  seat: number;
  /** Milliseconds after the card was shown. */
  at: number | null;
  event: Happening;
}

export interface Decided {
  /** The cards it was about, or those before it. */
  cards: string[];
  calls: Call[];
  /** Whether no further card has been turned over since. */
  fresh: boolean;
}

const DECIDED: readonly string[] = ["take", "late", "wrong", "undecided", "quartet"];

/** The calls for the card that was decided last, the quickest first. */
export function lastDecided(log: readonly Logged[]): Decided {
  const events = log.map(({ event }) => event);
  const decided = ({ type }: Happening) => DECIDED.includes(type) || type === "settle";
  const end = events.findLastIndex(decided) + 1;
  let start = end;
  while (start > 0 && DECIDED.includes(events[start - 1]?.type ?? "")) start--;
  const before = events.findLastIndex(({ type }, n) => n < start && type === "flip") + 1;
  const first = events.findLastIndex((each, n) => n < before && decided(each)) + 1;
  return {
    cards: flipped(events.slice(first, before)).map(({ card }) => String(card)),
    calls: events.slice(start, end).flatMap(callsOf).sort(quicker),
    fresh: flipped(events.slice(end)).length === 0,
  };
}

/** Whose cards lie there and are not decided yet. */
export function justTurned(log: readonly Logged[]): number[] {
  const events = log.map(({ event }) => event);
  const settled = events.findLastIndex(({ type }) => type === "settle");
  const last = flipped(events.slice(settled + 1));
  return last.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** What a seat has called for the card that lies there. */
export function calledIn(view: View | null): { word: string; at: number } | null {
  const [call] = (view?.calls ?? []) as [number, string, number][];
  return call ? { word: call[1], at: call[2] } : null;
}

/** Whether a card lies there for which a seat may call, or has called. */
export function lies(voice: Voice): boolean {
  return (
    WORDS.some((word) => voice.move(["button", word]) !== null) || calledIn(voice.view) !== null
  );
}

function flipped(events: readonly Happening[]): Happening[] {
  return events.filter(({ type }) => type === "flip");
}

function callsOf(event: Happening): Call[] {
  const seats = event.type === "undecided" ? (event.seats as number[]) : [event.seat];
  if (event.type === "quartet") return [];
  const at = typeof event.at === "number" ? event.at : null;
  return seats.flatMap((seat) => (seat === null ? [] : [{ seat, at, event }]));
}

function quicker(one: Call, other: Call): number {
  return (one.at ?? 0) - (other.at ?? 0);
}
