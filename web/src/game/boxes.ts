/** The boxes on the shelf: their games, and the ages given in the booklets. */

export type BoxId = "elfer-raus" | "junior" | "master" | "elferspiel" | "globi";

export interface BoxedGame {
  id: string;
  age: number | null;
}

export interface Boxed {
  id: BoxId;
  games: readonly BoxedGame[];
}

/** The game that the start page offers. */
export const DEFAULT_GAME = "elfer-raus";

const listGames = (age: number | null, ...ids: string[]): BoxedGame[] =>
  ids.map((id) => ({ id, age }));

const ROWS = listGames(
  7,
  "elfer-raus",
  "falscher-anfang",
  "drei-anfangszahlen",
  "beliebige-startkarte",
);
const ELEVEN = listGames(5, "elferspiel", "farben-mix", "eins-zwanzig", "erwischt", "poker");

export const BOXES: readonly Boxed[] = [
  {
    id: "elfer-raus",
    games: [
      ...ROWS,
      ...listGames(
        null,
        "ueberall-anschliessen",
        "mogeln",
        "ratefix",
        "zweikampf",
        "farben-sammeln",
        "schnipp-schnapp",
        "schwarzer-peter",
        "hoechste-karte",
      ),
    ],
  },
  {
    id: "junior",
    games: [
      ...listGames(6, "junior"),
      ...ROWS,
      ...listGames(null, "mogeln", "ratefix", "zweikampf", "schnipp-schnapp", "schwarzer-peter"),
    ],
  },
  { id: "elferspiel", games: ELEVEN },
  { id: "globi", games: ELEVEN },
  { id: "master", games: listGames(null, "master") },
];
