/** The layout of collecting games, in which players exchange cards until a hand has only one colour. */
import { touchedKeys } from "../../game/moves";
import type { ShownMove } from "../../wire/types";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import ColourSum from "./ColourSum.svelte";
import Ending from "./Ending.svelte";

/** The next step of a turn, derived from the moves. */
function findStep(moves: readonly ShownMove[]): string | null {
  if (moves.length === 0) return null;
  if (touchedKeys(moves, "hand").size > 0) return "lay";
  if (touchedKeys(moves, "pile").size + touchedKeys(moves, "stock").size > 0) return "take";
  return moves.length > 1 ? "close" : "end"; // the extra move closes the round
}

export const layout: Layout = {
  name: "collecting",
  board: Board,
  drawnThings: ["stock", "pile"],
  playsForcedMoves: true,
  cardTab: ColourSum,
  ending: Ending,
  task(_, moves, { held, chosen }) {
    return held === null && touchedKeys(chosen, "hand").size > 0 ? "card" : findStep(moves);
  },
  lesson: (_, moves) => findStep(moves),
};
