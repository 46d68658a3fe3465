/** The layout of trick games, in which all players choose a card in secret and the highest wins. */
import { touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";

export const layout: Layout = {
  name: "tricks",
  board: Board,
  drawnThings: [],
  sharesBoard: true,
  revealEvents: ["trick"],
  delaysResult: ({ type }) => type === "trick",
  lesson: (_, moves) => (touchedKeys(moves, "hand").size > 0 ? "choose" : null),
};
