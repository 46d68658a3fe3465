/** What the lids of the boxes are made of. */
import { COLOURS, type Colour } from "../lib/cards";

export type BoxId = "elfer-raus" | "junior" | "master" | "elferspiel" | "globi";

/** The ground of each lid. */
export const LIDS: Readonly<Record<BoxId, string>> = {
  "elfer-raus": "night",
  junior: "sunny",
  master: "violet",
  elferspiel: "paper",
  globi: "sky",
};

/** Four rows in the middle of a game, from which number to which; two run off the lid. */
export const RANGES: readonly (readonly [number, number])[] = [
  [8, 15],
  [10, 13],
  [7, 12],
  [9, 14],
];

interface Stone {
  x: number;
  y: number;
  colour: Colour;
  path: string;
}

const FIGURES = [
  "M0 0H32A32 32 0 0 1 0 32Z",
  "M0 32.5L16 3L32 32.5Z",
  "M32 0V32.5H0A32 32 0 0 1 32 0Z",
  "M16 3A13 13 0 0 1 16 29A13 13 0 0 1 16 3Z",
  "M0 0H32L0 32.5Z",
  "M6 6H26V26H6Z",
];

/** A wall of stones, seven by four, no two alike beside each other. */
export function mosaic(): Stone[] {
  return Array.from({ length: 28 }, (_, n) => {
    const column = n % 7;
    const line = Math.floor(n / 7);
    return {
      x: column * 32,
      y: line * 32.5,
      colour: COLOURS[(column + line * 2 + (column >> 2)) % 4] ?? "r",
      path: FIGURES[(column * 2 + line * 5) % 6] ?? "",
    };
  });
}
