/** The history of a table in sentences, match by match. */
import { narrate } from "../i18n/narration";
import { createAudience } from "./seats";
import type { LogEntry, Table } from "./table.svelte";

/** Events that follow from a move and are narrated together with it. */
const FOLLOWING: readonly string[] = ["restack"];

type TableLog = Pick<Table, "sight" | "roster" | "log" | "matchLog">;

/** One match of the history. */
export interface MatchHistory {
  match: number;
  game: string;
  /** The sentences about the events, the newest first. */
  lines: { number: number; text: string }[];
}

/** Builds the history of all matches, the newest first. */
export function buildHistory(table: TableLog): MatchHistory[] {
  const chapters: MatchHistory[] = [];
  let begun = false;
  for (const logged of [...table.log].reverse()) {
    const text = narrateEntry(table, logged);
    if (text === "") continue;
    const { game } = logged.then;
    // Events from before the first match belong to it.
    const match = Math.max(logged.then.match, 1);
    let chapter = chapters.at(-1);
    if (chapter?.match !== match) {
      chapters.push((chapter = { match, game, lines: [] }));
      begun = false;
    }
    // Another game may have been chosen before or after a match.
    if (!begun) chapter.game = game;
    begun ||= logged.event.type === "started";
    chapter.lines.push({ number: logged.number, text });
  }
  return chapters;
}

/** The last sentence of this match about an event before the given one. */
export function lastSentence(table: TableLog, before: number): string {
  let following = "";
  for (const logged of [...table.matchLog].reverse()) {
    const text = logged.number < before ? narrateEntry(table, logged) : "";
    if (text === "") continue;
    if (!FOLLOWING.includes(logged.event.type)) return `${text} ${following}`.trim();
    following ||= text;
  }
  return following;
}

function narrateEntry(table: TableLog, { event, then }: LogEntry): string {
  return narrate(event, createAudience(table, then));
}
