/** The layout of pair games, in which players draw from a neighbour's hand and lay down pairs. */
import { touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";

export const layout: Layout = {
  name: "pairs",
  board: Board,
  drawnThings: ["neighbour"],
  highlightsPlayable: false,
  privateEvents: ["draw"],
  ending: Ending,
  lesson(_view, moves) {
    return touchedKeys(moves, "neighbour").size > 0 ? "draw" : null;
  },
};
