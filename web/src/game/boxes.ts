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

/** The game that starts without any choice. */
export const DEFAULT_GAME = "elfer-raus";

const from = (age: number | null, ...ids: string[]): BoxedGame[] => ids.map((id) => ({ id, age }));

const ROWS = from(7, "elfer-raus", "falscher-anfang", "drei-anfangszahlen", "beliebige-startkarte");
const ELEVEN = from(5, "elferspiel", "farben-mix", "eins-zwanzig", "erwischt", "poker");

export const BOXES: readonly Boxed[] = [
  {
    id: "elfer-raus",
    games: [
      ...ROWS,
      ...from(
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
      ...from(6, "junior"),
      ...ROWS,
      ...from(null, "mogeln", "ratefix", "zweikampf", "schnipp-schnapp", "schwarzer-peter"),
    ],
  },
  { id: "elferspiel", games: ELEVEN },
  { id: "globi", games: ELEVEN },
  { id: "master", games: from(null, "master") },
];
