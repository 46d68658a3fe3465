/** Games in which cards are laid on in four rows. */
import { key, touched, touches } from "../../lib/offers";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import { choosing } from "./choosing";

export const rows: Layout = {
  board: Board,
  draws: [],
  asks(choices) {
    if (!choosing(choices)) return null;
    return choices.every((move) => key(move, "hand") === "*") ? "joker" : "place";
  },
  task(view) {
    const progress = view.progress as { laid?: number; swapped?: number } | undefined;
    return progress?.swapped && !progress.laid ? "swapped" : null;
  },
  lesson(view, moves) {
    if (view.turn !== view.seat || moves.length === 0) return null;
    if (touched(moves, "joker").size > 0) return "swap";
    if (touched(moves, "bridge").size > 0) return "bridge";
    if (touched(moves, "hand").size > 0) return "lay";
    if (touched(moves, "stock").size > 0) return "draw";
    return moves.some((move) => touches(move, ["button", "pass"])) ? "pass" : "end";
  },
};
