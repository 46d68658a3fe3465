/** The layout of games in which players turn over cards and lay them on any pile. */
import { touchedKey } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";

export const layout: Layout = {
  name: "anywhere",
  board: Board,
  drawnThings: ["stack", "turned", "middle", "pile", "button"],
  hasCallButtons: true,
  ending: Ending,
  lesson(view) {
    if (view.turn !== view.seat) return "stopp";
    return view.turned === null ? "flip" : "lay";
  },
  follows(lesson, move) {
    const thing = { flip: "stack", lay: "turned", stopp: "button" }[lesson];
    return thing !== undefined && touchedKey(move, thing) !== null;
  },
};
