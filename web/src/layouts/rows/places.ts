/** The places of a row: where they are drawn, and whether the player has to choose one. */
import { touchedKey, touchedKeys } from "../../game/moves";
import type { ShownMove } from "../../wire/types";

export interface Spread {
  /** The number of places in a row. */
  columns: number;
  /** The number of lines that the places take. */
  lines: number;
}

export interface Spot {
  /** The index within its line, from 0. */
  nth: number;
  /** The number of places in that line. */
  of: number;
  /** The index of the line, from 0. */
  line: number;
}

/** Finds the spot of a number. */
export function findSpot(value: number, { columns, lines }: Spread): Spot {
  const of = Math.ceil(columns / lines);
  return { nth: (value - 1) % of, of, line: Math.floor((value - 1) / of) };
}

/** Whether the moves differ in their place, so that the rows themselves can offer the choice. */
export function isPlaceChoice(moves: readonly ShownMove[]): boolean {
  return (
    touchedKeys(moves, "place").size > 1 &&
    moves.every((move) => touchedKey(move, "place") !== null)
  );
}
