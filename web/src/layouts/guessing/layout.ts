/** The layout of guessing games, in which players guess the sum of face-down cards. */
import { touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";

export const layout: Layout = {
  name: "guessing",
  board: Board,
  drawnThings: ["guess", "hand"],
  delaysResult: ({ type }) => type === "trick",
  task: (_, moves) => (touchedKeys(moves, "guess").size > 0 ? "guess" : null),
  lesson(view, moves) {
    if (touchedKeys(moves, "guess").size === 0) return null;
    return Array.isArray(view.hand) ? "own" : "blind";
  },
};
