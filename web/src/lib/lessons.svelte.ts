/** Lessons by doing: in somebody's first games of a kind, a sentence at the right moment. */
import { keep, keptValue } from "./keep";

const KEY = "elfer-lessons";

/** What has been learned: kinds of games that were played to an end, and sentences put aside. */
let learned: readonly string[] = $state.raw(read());

/** Whether somebody is still to be told something. */
export function unlearned(kind: string, lesson: string): boolean {
  return !learned.includes(kind) && !learned.includes(`${kind}-${lesson}`);
}

/** Somebody knows a kind of game, or one sentence of it. */
export function learn(kind: string, lesson?: string): void {
  const what = lesson === undefined ? kind : `${kind}-${lesson}`;
  if (learned.includes(what)) return;
  learned = [...learned, what];
  keep(KEY, JSON.stringify(learned));
}

/** All is forgotten: the lessons begin anew. */
export function unlearn(): void {
  learned = [];
  keep(KEY, "[]");
}

function read(): readonly string[] {
  const kept = keptValue<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}
