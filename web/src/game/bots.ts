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

/** The number of players at a table that starts without any choice. */
export const DEFAULT_PLAYERS = 4;

/** Finds the pace that is nearest to the given one. */
export function findNearestPace(milliseconds: number): number {
  const away = (pace: number) => Math.abs(pace - milliseconds);
  return PACES.map((pace) => pace.milliseconds as number).reduce((best, pace) =>
    away(pace) < away(best) ? pace : best,
  );
}
