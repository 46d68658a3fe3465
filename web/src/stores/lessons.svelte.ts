/** The lessons store: which hints for beginners the players of this device have already seen. */
import { readValue, writeText } from "../device/storage";
import type { Family } from "../game/families";

const KEY = "elfer-lessons";

/** Earlier names of some layouts, which some devices still have in storage. */
const STORED_AS: Readonly<Partial<Record<Family, string>>> = {
  bluffing: "claims",
  guessing: "guesses",
  duel: "tricks",
};

/** The layouts that were played to the end of a round, and the lessons that were dismissed. */
let learned: readonly string[] = $state.raw(loadLearned());

/** Whether a lesson of a layout still has to be shown. */
export function isUnlearned(layout: Family, lesson: string): boolean {
  return !learned.includes(nameOf(layout)) && !learned.includes(nameOf(layout, lesson));
}

/** Marks a layout, or one of its lessons, as learned. */
export function markLearned(layout: Family, lesson?: string): void {
  const name = nameOf(layout, lesson);
  if (learned.includes(name)) return;
  learned = [...learned, name];
  writeText(KEY, JSON.stringify(learned));
}

/** Forgets what was learned, so that the lessons start again. */
export function resetLessons(): void {
  learned = [];
  writeText(KEY, "[]");
}

function nameOf(layout: Family, lesson?: string): string {
  const name = STORED_AS[layout] ?? layout;
  return lesson === undefined ? name : `${name}-${lesson}`;
}

function loadLearned(): readonly string[] {
  const stored = readValue<unknown>(KEY, []);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}
