/** Whether the rows themselves can say what there is to choose among. */
import { key, touched } from "../../lib/offers";
import type { ShownMove } from "../../wire/types";

/** Whether moves differ in the place that they are about. */
export function choosing(moves: readonly ShownMove[]): boolean {
  return touched(moves, "place").size > 1 && moves.every((move) => key(move, "place") !== null);
}
