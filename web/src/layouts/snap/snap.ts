/** Games of seeing and calling, against the clock. */
import type { Layout } from "../layout";
import Board from "./Board.svelte";

export const snap: Layout = {
  board: Board,
  draws: ["stack", "button"],
  // Always the same once it has begun: nothing may jump while somebody aims at a button.
  lesson: (view) => ((view.piles as unknown[][]).some((pile) => pile.length) ? "call" : "flip"),
};
