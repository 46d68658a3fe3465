/** Games in which one draws out of another's hand and lays down pairs. */
import { touched } from "../../lib/offers";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";

export const pairs: Layout = {
  board: Board,
  draws: ["neighbour"],
  fits: false,
  gets: ["draw"],
  ending: Ending,
  lesson(_view, moves) {
    return touched(moves, "neighbour").size > 0 ? "draw" : null;
  },
};
