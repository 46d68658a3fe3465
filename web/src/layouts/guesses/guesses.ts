/** Games in which the sum of cards that lie face down is guessed. */
import { touched } from "../../lib/offers";
import type { Layout } from "../layout";
import Board from "./Board.svelte";

export const guesses: Layout = {
  board: Board,
  draws: ["guess", "hand"],
  least: "26rem",
  suspends: ({ type }) => type === "trick",
  task: (_, moves) => (touched(moves, "guess").size > 0 ? "guess" : null),
  lesson(view, moves) {
    if (touched(moves, "guess").size === 0) return null;
    return Array.isArray(view.hand) ? "own" : "blind";
  },
};
