/** Bots: how they can play, and how long they take. */

/** The levels that can be chosen, from the weakest to the strongest. */
export const LEVELS = ["random", "child", "easy", "medium", "hard", "expert"] as const;

/** A level for somebody who plays for the first time. */
export const USUAL_LEVEL = "easy";

/** Milliseconds for a move, with a word each. */
export const PACES = [
  { word: "quick", milliseconds: 350 },
  { word: "normal", milliseconds: 900 },
  { word: "slow", milliseconds: 2200 },
] as const;

/** How many sit at a table that is made without a question. */
export const USUAL_PLAYERS = 4;

/** The pace among ours that is nearest to the given one. */
export function nearestPace(milliseconds: number): number {
  const away = (pace: number) => Math.abs(pace - milliseconds);
  return PACES.map((pace) => pace.milliseconds as number).reduce((best, pace) =>
    away(pace) < away(best) ? pace : best,
  );
}
