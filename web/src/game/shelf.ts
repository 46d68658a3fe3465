/** The shelf: the games by kind, and a picture of each game's table. */

/** The games by kind; each game is in one group. */
export const GROUPS: readonly { id: string; games: readonly string[] }[] = [
  {
    id: "rows",
    games: [
      "elfer-raus",
      "junior",
      "falscher-anfang",
      "drei-anfangszahlen",
      "beliebige-startkarte",
      "elferspiel",
      "farben-mix",
      "eins-zwanzig",
      "master",
    ],
  },
  { id: "bluffing", games: ["mogeln", "erwischt"] },
  { id: "guessing", games: ["ratefix", "poker"] },
  { id: "quick", games: ["schnipp-schnapp", "ueberall-anschliessen"] },
  { id: "collecting", games: ["farben-sammeln", "schwarzer-peter"] },
  { id: "luck", games: ["zweikampf", "hoechste-karte"] },
];

export const BACK = "back";
export const BRIDGE = "bridge";
export const BONUS = "bonus";
/** An empty place for a card; `place-r` is one for a red card. */
export const PLACE = "place";
/** The mark of the card that wins. */
export const WON = "won";
/** The prefix of a face, followed by the level: `face-easy`. */
export const FACE = "face-";
/** The prefix of a speech bubble, followed by its text: `say-7`. */
export const SAY = "say-";
/** The prefix of a symbol between two pieces: `sign-+`. */
export const SIGN = "sign-";

/** A piece (a card or one of the above) with its centre, its width and its rotation in degrees. */
export type Placed = readonly [piece: string, x: number, y: number, width: number, turn?: number];

const [UPPER, LOWER] = [27, 73];
const [MIDDLE, STEP, WIDTH] = [100, 33, 30];

/** Lays pieces side by side, centred at x. */
function layRow(y: number, pieces: string, x = MIDDLE, width = WIDTH): Placed[] {
  const all = pieces.split(" ");
  const step = (width * STEP) / WIDTH;
  return all.map((piece, n) => [piece, x + (n - (all.length - 1) / 2) * step, y, width]);
}

/** Fans cards out around a point below the field. */
function fan(pieces: string, x: number, y: number, width: number): Placed[] {
  const all = pieces.split(" ");
  return all.map((piece, n) => {
    const turn = (n - (all.length - 1) / 2) * 11;
    return [piece, x + turn * 1.7, y + (turn * turn) / 90, width, turn];
  });
}

/** The pictures: pieces on a field of 200 × 100. */
export const MINIATURES: Readonly<Record<string, readonly Placed[]>> = {
  "elfer-raus": [
    ...layRow(UPPER, "place-r r10 r11 r12 r13 place-r"),
    ...layRow(LOWER, "place-b b11 b12 place-b", MIDDLE - STEP / 2),
  ],
  "falscher-anfang": [
    ...layRow(UPPER, "r1 r2 place-r place-r r19 r20"),
    ...layRow(LOWER, "b1 place-b place-b b18 b19 b20"),
  ],
  "drei-anfangszahlen": ["r10", "y11", "b12"].flatMap((card, n): Placed[] => {
    const [x, place] = [36 + n * 64, `${PLACE}-${card[0] ?? ""}`];
    return [
      [place, x - 13, 50, 34],
      [place, x + 13, 50, 34],
      [card, x, 50, 42],
    ];
  }),
  "beliebige-startkarte": [
    [BACK, 26, 58, 32, -8],
    ["g7", 68, 50, 52, 4],
    ...layRow(50, "place-r place-y place-b", 147, 30),
  ],
  elferspiel: [
    ...layRow(66, "b10 b11 b12", 50, 32),
    ["b15", 178, 34, 34, 18],
    ["b14", 150, 42, 34, 12],
    ["b13", 122, 52, 34, 6],
  ],
  "farben-mix": [
    ["g8", 20, 58, 36, -6],
    ["b9", 60, 46, 36, 3],
    ["y10", 100, 54, 36, -3],
    ["r11", 140, 44, 36, 4],
    ["g12", 180, 54, 36, -4],
  ],
  "eins-zwanzig": [
    ["r1", 20, 74, 30],
    ["r2", 52, 62, 30],
    ["r3", 84, 50, 30],
    ["r18", 116, 50, 30],
    ["r19", 148, 38, 30],
    ["r20", 180, 26, 30],
  ],
  junior: [
    ...layRow(UPPER, "g1 g2 g3 place-g g10 g11"),
    ...layRow(LOWER, "y1 y2 place-y place-y place-y y11"),
  ],
  master: [
    ...layRow(UPPER, "y9 y10 y11", 62, 34),
    [BRIDGE, 40, 50, 24],
    ...layRow(LOWER, "b9 *b10 b11", 62, 34),
    ["*", 144, 44, 40, 8],
    [BONUS, 176, 70, 36, 10],
  ],
  "ueberall-anschliessen": [
    ["y14", 26, 62, 34, -5],
    ["r7", 76, 62, 34, 3],
    ["g2", 126, 62, 34, -3],
    ["y19", 174, 62, 34, 5],
    ["b8", 98, 30, 38, 14],
  ],
  mogeln: [
    [BACK, 92, 64, 36, -24],
    [BACK, 104, 58, 36, 12],
    [BACK, 100, 62, 36, -4],
    [`${FACE}child`, 32, 58, 52],
    [`${SAY}7`, 62, 24, 34],
    [BACK, 160, 44, 40, 16],
  ],
  erwischt: [
    [BACK, 130, 66, 36, -18],
    [BACK, 142, 62, 36, 8],
    ["r3", 156, 46, 42, 16],
    [`${FACE}medium`, 38, 60, 52],
    [`${SAY}12`, 82, 26, 42],
  ],
  ratefix: [
    ["y13", 26, 50, 44],
    [`${SIGN}+`, 58, 50, 18],
    [BACK, 88, 50, 38],
    [`${SIGN}+`, 118, 50, 18],
    [BACK, 146, 50, 38],
    [`${SAY}31?`, 176, 24, 46],
  ],
  poker: [
    [`${FACE}easy`, 30, 30, 38],
    [`${FACE}hard`, 170, 30, 38],
    ...layRow(64, "back back back", 100, 38),
    [`${SAY}25`, 62, 16, 36],
    [`${SAY}40`, 138, 16, 36],
  ],
  "schnipp-schnapp": [
    ["g3", 50, 60, 40, -16],
    ["r8", 62, 52, 44, -8],
    ["y15", 150, 60, 40, 15],
    ["b8", 138, 52, 44, 8],
    [`${SAY}!`, 100, 24, 34],
  ],
  "farben-sammeln": [...fan("g12 g15 g17 g20", 74, 56, 42), ["r3", 168, 42, 36, 16]],
  "schwarzer-peter": [
    ...fan("back back back", 48, 64, 36),
    [BACK, 74, 34, 36, 16],
    ["r5", 132, 52, 40, -5],
    ["b5", 174, 56, 40, 6],
  ],
  zweikampf: [
    [BACK, 22, 56, 36, -6],
    ["r14", 70, 48, 48],
    [`${SIGN}>`, 105, 50, 24],
    ["b9", 138, 52, 42],
    [BACK, 180, 56, 36, 6],
  ],
  "hoechste-karte": [
    ["r9", 26, 62, 38, -4],
    ["y4", 72, 62, 38, 3],
    ["b11", 122, 44, 50],
    ["g7", 174, 62, 38, 4],
    [WON, 160, 20, 26],
  ],
};
