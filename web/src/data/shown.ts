/** The games that this app can lay on the table; the first is the one that is played at once. */

export const SHOWN: readonly [string, ...string[]] = [
  "elfer-raus",
  "junior",
  "falscher-anfang",
  "drei-anfangszahlen",
  "beliebige-startkarte",
  "elferspiel",
  "farben-mix",
  "eins-zwanzig",
  "master",
];

/** The game of whoever just wants to play. */
export const USUAL_GAME = SHOWN[0];

/** Whether a game can be played in the browser. */
export function shown(game: string): boolean {
  return SHOWN.includes(game);
}
