/** Games in which one card is taken and one is laid, until a hand is all of one colour. */
import { touched } from "../../lib/offers";
import type { ShownMove } from "../../wire/types";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import ColourSum from "./ColourSum.svelte";
import Ending from "./Ending.svelte";

/** What comes next in a turn, as the moves say. */
function step(moves: readonly ShownMove[]): string | null {
  if (moves.length === 0) return null;
  if (touched(moves, "hand").size > 0) return "lay";
  if (touched(moves, "pile").size > 0) return "take";
  return moves.length > 1 ? "close" : "end"; // one more way to end a turn is to end the round
}

export const collecting: Layout = {
  board: Board,
  draws: ["stock", "pile"],
  tab: ColourSum,
  ending: Ending,
  task(_, moves, { held, chosen }) {
    return held === null && touched(chosen, "hand").size > 0 ? "card" : step(moves);
  },
  lesson: (_, moves) => step(moves),
};
