/** The games that this app can lay on the table, and how; the first is the one played at once. */

export type Kind =
  "rows" | "anywhere" | "claims" | "collecting" | "guesses" | "pairs" | "snap" | "tricks";

export const KINDS: Readonly<Record<string, Kind>> = {
  "elfer-raus": "rows",
  junior: "rows",
  "falscher-anfang": "rows",
  "drei-anfangszahlen": "rows",
  "beliebige-startkarte": "rows",
  elferspiel: "rows",
  "farben-mix": "rows",
  "eins-zwanzig": "rows",
  master: "rows",
  mogeln: "claims",
  erwischt: "claims",
  zweikampf: "tricks",
  "hoechste-karte": "tricks",
  "schwarzer-peter": "pairs",
  ratefix: "guesses",
  poker: "guesses",
  "farben-sammeln": "collecting",
  "ueberall-anschliessen": "anywhere",
  "schnipp-schnapp": "snap",
};

export const SHOWN: readonly string[] = Object.keys(KINDS);

/** The games whose rows take every colour: such a row is known by the eleven that it begins with. */
export const MIXED: readonly string[] = ["farben-mix"];

/** What happens in a kind of game without a word: the table shows it, and others may not be told. */
export const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  guesses: ["lay"],
  collecting: ["done"],
};

/** The game of whoever just wants to play. */
export const USUAL_GAME = "elfer-raus";
