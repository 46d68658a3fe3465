/** The filter of the shelf: the people who play, and the time they have. */
import { BOXES } from "../game/boxes";
import type { Figures, Game } from "../net/api";

/** The wishes of the people who choose a game; null if it does not matter. */
export interface ShelfFilter {
  players: number | null;
  /** The age of the youngest player. */
  age: number | null;
  /** The most minutes that the game should take. */
  minutes: number | null;
}

/** The ages and minutes to choose from. */
export const AGES: readonly number[] = [5, 6, 7];
export const MINUTES: readonly number[] = [5, 10, 20];

/** The age from which the app offers games whose booklet gives none: that of the oldest box. */
const AGE_WITHOUT_BOOKLET = 7;

/** Whether a game fits the people and the time. */
export function fitsShelfFilter(
  { players, age, minutes }: ShelfFilter,
  game: Game,
  figures: Figures | undefined,
): boolean {
  const [fewest, most] = game.players;
  return (
    (players === null || (fewest <= players && players <= most)) &&
    (age === null || (ageOf(game.id) ?? AGE_WITHOUT_BOOKLET) <= age) &&
    (minutes === null || (figures !== undefined && figures.minutes[0] <= minutes))
  );
}

/** The lowest age that a booklet gives for a game; null if none does. */
export function ageOf(id: string): number | null {
  const ages = BOXES.flatMap(({ games }) => games).flatMap((game) =>
    game.id === id && game.age !== null ? [game.age] : [],
  );
  return ages.length > 0 ? Math.min(...ages) : null;
}
