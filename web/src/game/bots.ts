/** The levels and paces of the bots. */

/** The available levels, from the weakest to the strongest. */
export const LEVELS = ["random", "child", "easy", "medium", "hard", "expert"] as const;

/** The level for a first game. */
export const DEFAULT_LEVEL = "easy";

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
