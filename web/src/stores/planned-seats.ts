/** Planned seats of a new table: the form's choices, their hand-over to the table page, and recent names. */
import { readValue, writeText } from "../device/storage";
import { checkName, normalizeName } from "../net/validation";
import type { NewTable, ShownChair } from "../wire/types";

/** A planned seat: `me`, a player `here` on this device, a player by `link`, or a bot's level. */
export interface PlannedSeat {
  sits: string;
  /** The name of a player on this device. */
  name: string;
}

/**
 * Changes the number of seats: keeps the existing ones, and adds new ones of the given kind with
 * the given names.
 */
export function resizeSeats(
  places: readonly PlannedSeat[],
  players: number,
  sits: string,
  names: readonly string[] = [],
): PlannedSeat[] {
  const more = Array.from({ length: Math.max(0, players - places.length) }, (_, n) =>
    // The first seat belongs to the owner of the device.
    planSeat(sits, names[places.length + n - 1]),
  );
  return [...places.slice(0, players), ...more];
}

export function planSeat(sits: string, name = ""): PlannedSeat {
  return { sits, name };
}

/** Whether a bot will sit on a seat. */
export function isBotSeat({ sits }: PlannedSeat): boolean {
  return !["me", "here", "link"].includes(sits);
}

/** Converts planned seats with bots to chairs. */
export function toChairs(places: readonly PlannedSeat[]): ShownChair[] {
  return places.map((each) =>
    isBotSeat(each) ? { kind: "bot", level: each.sits } : { kind: "free" },
  );
}

/** Whether every player on this device has a valid name. */
export function areSeatsComplete(places: readonly PlannedSeat[]): boolean {
  return places.every(({ sits, name }) => sits !== "here" || checkName(name) === null);
}

/** Converts planned seats for the server; people other than the host get free seats. */
export function toWireSeats(places: readonly PlannedSeat[]): NewTable["seats"] {
  const word = ({ sits }: PlannedSeat) => (sits === "here" || sits === "link" ? "free" : sits);
  return places.map(word) as NewTable["seats"];
}

/** Collects the names of the players on this device, by seat. */
export function collectLocalNames(places: readonly PlannedSeat[]): SeatPlan {
  return Object.fromEntries(
    places.flatMap(({ sits, name }, seat) =>
      sits === "here" ? [[seat, normalizeName(name)]] : [],
    ),
  );
}

const PREFIX = "elfer-wishes-";
const waiting = new Map<string, string>();

/** By seat: the name of a player on this device, or null for its owner. */
export type SeatPlan = Record<number, string | null>;

/** Saves the seat plan until the page of the table takes it. */
export function saveSeatPlan(code: string, names: SeatPlan): void {
  const text = JSON.stringify(names);
  waiting.set(code, text);
  try {
    sessionStorage.setItem(PREFIX + code, text); // for a reload in between
  } catch {
    // it is still in memory
  }
}

/** Takes the seat plan of a table; a second call returns an empty one. */
export function takeSeatPlan(code: string): SeatPlan {
  let text = waiting.get(code) ?? null;
  waiting.delete(code);
  try {
    text ??= sessionStorage.getItem(PREFIX + code);
    sessionStorage.removeItem(PREFIX + code);
  } catch {
    // nothing was stored
  }
  try {
    return text === null ? {} : (JSON.parse(text) as SeatPlan);
  } catch {
    return {};
  }
}

const KEY = "elfer-companions";
const MOST = 5;

/** Loads the names of the people who played on this device, the latest first. */
export function loadRecentNames(): string[] {
  const known = readValue<unknown>(KEY, []);
  if (!Array.isArray(known)) return [];
  return known.filter((name) => typeof name === "string" && checkName(name) === null);
}

/** Saves the names of the current players before the earlier ones. */
export function saveRecentNames(names: readonly string[]): void {
  const all = new Set([...names.map(normalizeName), ...loadRecentNames()]);
  if (names.length > 0) writeText(KEY, JSON.stringify([...all].slice(0, MOST)));
}
