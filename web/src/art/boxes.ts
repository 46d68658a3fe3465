/** The lids of the boxes: backgrounds, patterns and the line breaks of their titles. */
import type { BoxId } from "../game/boxes";
import { type Colour, COLOURS } from "../game/cards";

/** Breaks a long title into two lines, at the space nearest to its middle. */
export function breakTitle(title: string): string[] {
  if (title.length <= 14) return [title];
  const middle = title.length / 2;
  const spaces = [...title.matchAll(/ /g)].map((space) => space.index);
  if (spaces.length === 0) return [title];
  const at = spaces.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [title.slice(0, at), title.slice(at + 1)];
}

/** The background of each lid. */
export const LIDS: Readonly<Record<BoxId, string>> = {
  "elfer-raus": "night",
  junior: "sunny",
  master: "violet",
  elferspiel: "paper",
  globi: "sky",
};

/** Four rows in the middle of a game, as first and last numbers; two extend beyond the lid. */
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

/** Creates a wall of stones, seven by four, without equal neighbours. */
export function createMosaic(): Stone[] {
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
