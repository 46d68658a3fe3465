/** The calls on a card, their outcome, and the keys that make them. */
import { currentLanguage, t } from "../../i18n/i18n.svelte";
import type { Caller } from "../../stores/caller.svelte";
import type { GameEvent, LogEntry, View } from "../../stores/table.svelte";

/** The words to call, from left to right on the screen. */
export const WORDS = ["schnipp", "schnapp"] as const;
export type Word = (typeof WORDS)[number];

/** A decided call; simultaneous calls have no time. */
export interface Call {
  seat: number;
  /** Milliseconds after the card was shown. */
  at: number | null;
  event: GameEvent;
}

export interface Decided {
  /** The cards that were called on. */
  cards: string[];
  calls: Call[];
  /** Whether no card has been turned over since. */
  fresh: boolean;
}

const DECIDED: readonly string[] = ["take", "late", "wrong", "undecided", "quartet"];

/** Finds the calls on the card that was decided last, the quickest first. */
export function findLastDecided(log: readonly LogEntry[]): Decided {
  const events = log.map(({ event }) => event);
  const decided = ({ type }: GameEvent) => DECIDED.includes(type) || type === "settle";
  const end = events.findLastIndex(decided) + 1;
  let start = end;
  while (start > 0 && DECIDED.includes(events[start - 1]?.type ?? "")) start--;
  const before = events.findLastIndex(({ type }, n) => n < start && type === "flip") + 1;
  const first = events.findLastIndex((each, n) => n < before && decided(each)) + 1;
  return {
    cards: filterFlips(events.slice(first, before)).map(({ card }) => String(card)),
    calls: events.slice(start, end).flatMap(callsOf).sort(compareTimes),
    fresh: filterFlips(events.slice(end)).length === 0,
  };
}

/** Finds the seats whose turned cards are not decided yet. */
export function findUndecidedSeats(log: readonly LogEntry[]): number[] {
  const events = log.map(({ event }) => event);
  const settled = events.findLastIndex(({ type }) => type === "settle");
  const last = filterFlips(events.slice(settled + 1));
  return last.flatMap(({ seat }) => (seat === null ? [] : [seat]));
}

/** Finds a seat's call on the current card, or null. */
export function findCall(view: View | null): { word: string; at: number } | null {
  const [call] = (view?.calls ?? []) as [number, string, number][];
  return call ? { word: call[1], at: call[2] } : null;
}

/** Describes a seat's call; empty if there is none. */
export function describeCall(view: View | null): string {
  const called = findCall(view);
  return called ? t("snap-called", { ...called, seconds: formatSeconds(called.at) }) : "";
}

/** Whether a seat may call on the current card, or has called. */
export function isCallOpen(caller: Caller): boolean {
  return (
    WORDS.some((word) => caller.move(["button", word]) !== null) || findCall(caller.view) !== null
  );
}

function filterFlips(events: readonly GameEvent[]): GameEvent[] {
  return events.filter(({ type }) => type === "flip");
}

function callsOf(event: GameEvent): Call[] {
  const seats = event.type === "undecided" ? (event.seats as number[]) : [event.seat];
  if (event.type === "quartet") return [];
  const at = typeof event.at === "number" ? event.at : null;
  return seats.flatMap((seat) => (seat === null ? [] : [{ seat, at, event }]));
}

function compareTimes(one: Call, other: Call): number {
  return (one.at ?? 0) - (other.at ?? 0);
}

/** The keys of a player who is alone on a device. */
const ALONE = ["ArrowLeft", "ArrowRight"] as const;
/** The keys of several players at one keyboard. */
const SHARED = ["sd", "kl", "gh", "cv", "op", "rt"] as const;

/** The key that turns over a card. */
export const FLIP = "ArrowUp";

/** The key for a player's word, as a value of `KeyboardEvent.key`. */
export function keyOf(word: Word, number: number, people: number): string {
  const keys = people === 1 ? ALONE : SHARED[number];
  return keys?.[WORDS.indexOf(word)] ?? "";
}

/** Formats milliseconds as seconds with two digits. */
export function formatSeconds(milliseconds: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(currentLanguage(), digits).format(milliseconds / 1000);
}
