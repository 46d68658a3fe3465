/** Planned seats of a new table: the form's choices, their hand-over to the table page, and recent names. */
import { readValue, writeText } from "../device/storage";
import { findFreeFace, isFace, NO_FACE } from "../game/faces";
import { t } from "../i18n/i18n.svelte";
import { checkName, normalizeName } from "../net/validation";
import type { NewTable, ShownChair } from "../wire/types";

/** A planned seat: `me`, a player `here` on this device, a player by `link`, or a bot's level. */
export interface PlannedSeat {
  sits: string;
  /** The name of a player on this device; empty for the default one. */
  name: string;
  /** The face that a player on this device has chosen. */
  face: number;
}

/**
 * Changes the number of seats: keeps the existing ones, and adds new ones with the given occupants
 * and names.
 */
export function resizeSeats(
  places: readonly PlannedSeat[],
  players: number,
  occupants: (count: number) => readonly string[],
  names: readonly string[] = [],
): PlannedSeat[] {
  const more = occupants(Math.max(0, players - places.length)).map((sits, n) =>
    // The first seat belongs to the owner of the device.
    planSeat(sits, names[places.length + n - 1]),
  );
  return [...places.slice(0, players), ...more];
}

export function planSeat(sits: string, name = ""): PlannedSeat {
  return { sits, name, face: NO_FACE };
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

/** Whether every name that somebody has typed is valid. */
export function areNamesValid(places: readonly PlannedSeat[]): boolean {
  return places.every(({ sits, name }) => sits !== "here" || isNameValid(name));
}

/** Whether a name is valid or left out. */
export function isNameValid(name: string): boolean {
  const problem = checkName(name);
  return problem === null || problem === "empty";
}

/** The name of a person who has not typed one. */
export function defaultName(seat: number): string {
  return t("parts-player", { number: seat + 1 });
}

/** The faces of the people on this device, by seat: those that they have chosen, or different ones. */
export function planFaces(places: readonly PlannedSeat[], own: number): number[] {
  const here = places.filter(({ sits, face }) => sits === "here" && isFace(face));
  const taken = [own, ...here.map(({ face }) => face)];
  return places.map(({ sits, face }) => {
    if (sits !== "here") return own;
    if (isFace(face)) return face;
    const free = findFreeFace(taken);
    taken.push(free);
    return free;
  });
}

/** Converts planned seats for the server; people other than the host get free seats. */
export function toWireSeats(places: readonly PlannedSeat[]): NewTable["seats"] {
  const word = ({ sits }: PlannedSeat) => (sits === "here" || sits === "link" ? "free" : sits);
  return places.map(word) as NewTable["seats"];
}

/** Collects the players on this device besides its owner, by seat, with their names and faces. */
export function planLocalPlayers(places: readonly PlannedSeat[], own: number): SeatPlan {
  const faces = planFaces(places, own);
  return Object.fromEntries(
    places.flatMap(({ sits, name }, seat) =>
      sits === "here"
        ? [[seat, { name: normalizeName(name) || defaultName(seat), face: faces[seat] ?? NO_FACE }]]
        : [],
    ),
  );
}

/** Collects the names that people have typed. */
export function collectTypedNames(places: readonly PlannedSeat[]): string[] {
  return places.flatMap(({ sits, name }) =>
    sits === "here" && normalizeName(name) !== "" ? [normalizeName(name)] : [],
  );
}

const PREFIX = "elfer-wishes-";
const waiting = new Map<string, string>();

/** By seat: a player on this device, or null for its owner. */
export type SeatPlan = Record<number, { name: string; face: number } | null>;

/** Saves the seat plan until the page of the table takes it. */
export function saveSeatPlan(code: string, plan: SeatPlan): void {
  const text = JSON.stringify(plan);
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
