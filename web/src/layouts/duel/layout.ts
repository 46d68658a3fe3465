/** The layout of duels, in which two players turn over cards and the higher card wins. */
import { touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import { isTied } from "./state";

export const layout: Layout = {
  name: "duel",
  board: Board,
  drawnThings: ["stack"],
  sharesBoard: true,
  delaysResult: ({ type }) => type === "fight",
  lesson(view, moves) {
    if (touchedKeys(moves, "stack").size === 0) return null;
    return isTied(view) ? "again" : "flip";
  },
};
