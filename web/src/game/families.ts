/** The families of games, and the facts about a family that the views do not carry. */

/** The names of the families. The server's catalogue says which family a game belongs to. */
export const FAMILIES = [
  "rows",
  "master",
  "bluffing",
  "guessing",
  "snap",
  "anywhere",
  "collecting",
  "tricks",
  "duel",
  "pairs",
] as const;

/** The name of a family, also used for its layouts/ folder, locale file and message prefix. */
export type Family = (typeof FAMILIES)[number];

/** Whether this app can draw a family of that name; a newer server may have others. */
export function isFamily(name: string): name is Family {
  return (FAMILIES as readonly string[]).includes(name);
}

/** Events that a family does not narrate: the board shows them, or they are secret. */
export const SILENT_EVENTS: Readonly<Partial<Record<Family, readonly string[]>>> = {
  guessing: ["lay"],
  collecting: ["done"],
};

/** Families in which the quickest player wins. */
export const TIMED_FAMILIES: readonly Family[] = ["snap"];
/** The head starts in milliseconds that a player can have in a timed family. */
export const HEAD_STARTS: readonly number[] = [0, 200, 400, 700, 1000];
