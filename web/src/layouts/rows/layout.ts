/** The layout of row games, in which players lay cards in four rows. */
import { moveTouches, touchedKey, touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import { isPlaceChoice } from "./places";

export const layout: Layout = {
  name: "rows",
  board: Board,
  drawnThings: [],
  playsForcedMoves: true,
  boardChoice(choices) {
    if (!isPlaceChoice(choices)) return null;
    return choices.every((move) => touchedKey(move, "hand") === "*") ? "joker" : "place";
  },
  task(view) {
    const progress = view.progress as { laid?: number; swapped?: number } | undefined;
    return progress?.swapped && !progress.laid ? "swapped" : null;
  },
  lesson(view, moves) {
    if (view.turn !== view.seat || moves.length === 0) return null;
    if (touchedKeys(moves, "joker").size > 0) return "swap";
    if (touchedKeys(moves, "bridge").size > 0) return "bridge";
    if (touchedKeys(moves, "hand").size > 0) return "lay";
    if (touchedKeys(moves, "stock").size > 0) return "draw";
    return moves.some((move) => moveTouches(move, ["button", "pass"])) ? "pass" : "end";
  },
};
