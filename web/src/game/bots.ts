/** The levels and paces of the bots. */

/** The available levels, from the weakest to the strongest. */
export const LEVELS = ["random", "child", "easy", "medium", "hard", "expert"] as const;

/** The level for a first game. */
export const DEFAULT_LEVEL = "easy";

/** The levels that a player can choose for a whole table; pure chance is not a strength. */
export const STRENGTHS: readonly string[] = LEVELS.slice(1);

/**
 * Picks different levels for a table of a given strength: the level itself first, then its
 * neighbours on both sides. Levels that are already at the table come last.
 */
export function pickCast(strength: string, count: number, taken: readonly string[] = []): string[] {
  const distance = (level: string) => Math.abs(rank(level) - rank(strength));
  const timesTaken = (level: string) => taken.filter((each) => each === level).length;
  const cast = [...LEVELS].sort(
    (a, b) => timesTaken(a) - timesTaken(b) || distance(a) - distance(b) || rank(a) - rank(b),
  );
  return Array.from({ length: count }, (_, n) => cast[n % cast.length] ?? strength);
}

function rank(level: string): number {
  return (LEVELS as readonly string[]).indexOf(level);
}

/** The paces, in milliseconds per move. */
export const PACES = [
  { word: "quick", milliseconds: 350 },
  { word: "normal", milliseconds: 900 },
  { word: "slow", milliseconds: 2200 },
] as const;

/** The default number of players at a new table. */
export const DEFAULT_PLAYERS = 4;

/** Finds the available pace nearest to the given one. */
export function findNearestPace(milliseconds: number): number {
  const distance = (pace: number) => Math.abs(pace - milliseconds);
  return PACES.map((pace) => pace.milliseconds as number).reduce((best, pace) =>
    distance(pace) < distance(best) ? pace : best,
  );
}
