/** Sessions: the tables that this device has joined, with the tokens that let it act there. */
import { readValue, writeText } from "../device/storage";
import type { Welcome } from "../wire/types";

/** The token of this device at a table; `unnamed` is the default name that others see. */
export type Session = Welcome & { unnamed?: string };

const SEATS = "elfer-tables";
const MOST_TABLES = 30;

/** Loads all sessions, the newest first. */
export function loadSessions(): Session[] {
  const tables = readValue<unknown>(SEATS, []);
  return Array.isArray(tables) ? (tables as Session[]) : [];
}

/** Finds this device's session at a table, or null. */
export function findSession(code: string): Session | null {
  return loadSessions().find((table) => table.code === code) ?? null;
}

/** Removes this device's session at a table. */
export function removeSession(code: string): void {
  writeText(SEATS, JSON.stringify(loadSessions().filter((table) => table.code !== code)));
}

/** Saves a session, the newest first. */
export function saveSession(welcome: Session): Session {
  removeSession(welcome.code);
  writeText(SEATS, JSON.stringify([welcome, ...loadSessions()].slice(0, MOST_TABLES)));
  return welcome;
}
