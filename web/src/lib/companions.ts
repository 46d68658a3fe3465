/** Who has played at this device together with its owner, so that nobody types names each time. */
import { keep, keptValue } from "./keep";
import { nameProblem, tidyName } from "./names";

const KEY = "elfer-companions";
const MOST = 5;

/** Their names, those who played last first. */
export function companions(): string[] {
  const known = keptValue<unknown>(KEY, []);
  if (!Array.isArray(known)) return [];
  return known.filter((name) => typeof name === "string" && nameProblem(name) === null);
}

/** Keeps the names of those who play now, in their order, before those who played earlier. */
export function keepCompanions(names: readonly string[]): void {
  const all = new Set([...names.map(tidyName), ...companions()]);
  if (names.length > 0) keep(KEY, JSON.stringify([...all].slice(0, MOST)));
}
