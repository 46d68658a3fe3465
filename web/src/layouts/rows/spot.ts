/** Where a place of a row is when all its places are drawn, in one line or in two. */

export interface Spread {
  /** How many places a row has, */
  columns: number;
  /** and in how many lines they are. */
  lines: number;
}

export interface Spot {
  /** Which one of its line it is, from 0, */
  nth: number;
  /** of how many, */
  of: number;
  /** and which line, from 0. */
  line: number;
}

/** The spot of a number. */
export function spot(value: number, { columns, lines }: Spread): Spot {
  const of = Math.ceil(columns / lines);
  return { nth: (value - 1) % of, of, line: Math.floor((value - 1) / of) };
}
