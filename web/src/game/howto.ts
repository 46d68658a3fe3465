/** The extra sections and pictures of each game's instructions; the texts are in the locales. */

/** The name of a card, or one of the constants below. */
export type Piece = string;

export const BACK = "back";
export const BONUS = "bonus";
/** A bridge from the piece above it to the piece below. */
export const BRIDGE = "bridge";
/** A gap in a row for the missing cards. */
export const GAP = "gap";
/** A space between pieces of different rows or players. */
export const SPACE = "space";
/** Two pieces that swap places. */
export const SWAP = "swap";

/** The extra sections of each game's instructions, in order. */
export const SPECIALS: Readonly<Record<string, readonly string[]>> = {
  "elfer-raus": ["keep"],
  elferspiel: ["row"],
  "farben-mix": ["row"],
  "eins-zwanzig": ["both", "row"],
  master: ["joker", "swap", "bridge", "bonus"],
  "ueberall-anschliessen": ["next", "again", "stop"],
  mogeln: ["doubt", "slip", "caught"],
  erwischt: ["object"],
  ratefix: ["tie"],
  poker: ["next", "tie"],
  zweikampf: ["tie"],
  "farben-sammeln": ["close", "loser"],
  "schnipp-schnapp": ["schnapp", "wrong", "schnipp"],
  "hoechste-karte": ["tie"],
};

/** The pictures of each game's instructions, by section. */
export const PICTURES: Readonly<Record<string, Readonly<Record<string, readonly Piece[]>>>> = {
  junior: { turn: ["g1", "g2", GAP, "g10", "g11"] },
  "elfer-raus": { turn: ["r10", "r11", "r12"] },
  "falscher-anfang": { turn: ["b1", "b2", GAP, "b19", "b20"] },
  "drei-anfangszahlen": { turn: ["r10", SPACE, "y11", SPACE, "g12"] },
  "beliebige-startkarte": { turn: ["r7", SPACE, "y7", SPACE, "g7"] },
  elferspiel: { turn: ["b10", "b11", "b12"] },
  "farben-mix": { turn: ["g9", "b10", "r11", "y12"] },
  "eins-zwanzig": { both: ["r1", "r2", GAP, "r19", "r20"] },
  master: {
    turn: ["y10", "y11", "y12"],
    joker: ["*"],
    swap: ["*r8", SWAP, "r8"],
    bridge: ["y9", BRIDGE, "b9"],
    bonus: [BONUS],
  },
  "ueberall-anschliessen": { turn: ["r7", "b8", "y9"], next: ["g20", "r1"] },
  mogeln: { turn: [BACK, BACK, BACK] },
  erwischt: { turn: [BACK, BACK, BACK] },
  ratefix: { turn: ["y13", BACK, BACK] },
  poker: { turn: [BACK, BACK, BACK] },
  zweikampf: { turn: ["r14", SPACE, "b9"], tie: ["r6", SPACE, "b6"] },
  "farben-sammeln": { goal: ["g20", "g18", "g17", "g15"] },
  "schnipp-schnapp": { goal: ["r8", "y8", "g8", "b8"] },
  "schwarzer-peter": { turn: ["r5", "b5"] },
  "hoechste-karte": { turn: ["r9", "y4", "g7"] },
};
