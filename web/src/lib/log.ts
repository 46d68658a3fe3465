/** What has happened at a table, kept over a reload of this tab and no longer. */
import type { Logged } from "./table.svelte";

const LONGEST = 120;

interface Kept {
  code: string;
  match: number;
  log: Logged[];
}

const KEY = "elfer-log";

/** Keeps the newest of a match. */
export function keepLog(code: string, match: number, log: readonly Logged[]): void {
  try {
    const kept: Kept = { code, match, log: log.slice(-LONGEST) };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // then the log begins anew
  }
}

/** What was kept of a match. */
export function keptLog(code: string, match: number): Logged[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.code === code && kept.match === match ? kept.log : [];
  } catch {
    return [];
  }
}
