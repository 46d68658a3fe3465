/** The catalogue of games: the server's facts about each game, once they are loaded. */
import { type Family, isFamily, TIMED_FAMILIES } from "../game/families";
import { fetchGames, type Game } from "../net/api";

let games: ReadonlyMap<string, Game> = $state.raw(new Map());

/** Loads the catalogue once; after a failure the next call tries again. */
export async function loadCatalogue(): Promise<void> {
  const fetched = await fetchGames();
  if (games.size === 0) games = new Map(fetched.map((game) => [game.id, game]));
}

/** The games that this app can draw, in the order of the catalogue. */
export function playableGames(): Game[] {
  return [...games.values()].filter(({ family }) => isFamily(family));
}

/** A game of the catalogue; null if it is unknown or the catalogue is not loaded yet. */
export function findGame(id: string | undefined): Game | null {
  return games.get(id ?? "") ?? null;
}

/** The family of a game, if this app knows it. */
export function familyOf(id: string | undefined): Family | null {
  const family = findGame(id)?.family ?? "";
  return isFamily(family) ? family : null;
}

/** Whether the rows of a game take every colour: such a row is named after its first card. */
export function hasMixedRows(id: string | undefined): boolean {
  return findGame(id)?.any_colour === true;
}

/** Whether the quickest player wins in a game. */
export function isTimed(id: string | undefined): boolean {
  const family = familyOf(id);
  return family !== null && TIMED_FAMILIES.includes(family);
}
