/** Games of seeing and calling, against the clock. */
import type { Layout } from "../layout";
import Board from "./Board.svelte";

export const snap: Layout = {
  board: Board,
  draws: ["stack", "button"],
  voiced: true,
  lesson(view) {
    // Always the same once it has begun: nothing may jump while somebody aims at a button.
    const piles = [...(view.piles as unknown[][]), view.middle as unknown[]];
    return piles.some((pile) => pile.length > 0) ? "call" : "flip";
  },
};
