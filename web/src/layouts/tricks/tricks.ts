/** Games in which everybody shows a card at the same time and the highest takes them. */
import { touched } from "../../lib/offers";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import { tied } from "./fight";

export const tricks: Layout = {
  board: Board,
  draws: ["stack"],
  together: true,
  reveals: ["trick"],
  suspends: ({ type }) => type === "trick" || type === "fight",
  lesson(view, moves) {
    if (touched(moves, "hand").size > 0) return "choose";
    if (touched(moves, "stack").size === 0) return null;
    return tied(view) ? "again" : "flip";
  },
};
