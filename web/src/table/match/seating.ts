/** The seats around the table: who sits on which side. */

/** A side of the table, as the player at its lower edge sees it. */
export type Side = "left" | "top" | "right";

export interface Place {
  side: Side;
  /** The row and the column of the place on a grid of three rows and four columns. */
  row: string;
  column: string;
}

const SIDES: readonly (readonly [left: number, top: number, right: number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [1, 0, 1],
  [1, 1, 1],
  [1, 2, 1],
  [2, 1, 2],
  [2, 2, 2],
];

/** Places the other players clockwise, from the lower left to the lower right. */
export function placeSeats(count: number): Place[] {
  const [left, top, right] = SIDES[count] ?? [0, count, 0];
  return [
    ...fillColumn("left", left).reverse(),
    ...Array.from({ length: top }, (_, n): Place => {
      const column = top === 1 ? "2 / 4" : String(n + 2);
      return { side: "top", row: "1", column };
    }),
    ...fillColumn("right", right),
  ];
}

/** The places of a side, from top to bottom. */
function fillColumn(side: "left" | "right", count: number): Place[] {
  const column = side === "left" ? "1" : "4";
  return Array.from({ length: count }, (_, n) => ({
    side,
    row: count === 1 ? "2 / 4" : String(n + 2),
    column,
  }));
}
