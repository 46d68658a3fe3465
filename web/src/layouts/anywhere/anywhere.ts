/** Games in which everyone turns over cards and lays them on any pile. */
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Places from "./Places.svelte";

export const anywhere: Layout = {
  board: Board,
  draws: ["stack", "turned", "middle", "pile", "button"],
  voiced: true,
  ending: Places,
  lesson(view) {
    if (view.turn !== view.seat) return "stopp";
    return view.turned === null ? "flip" : "lay";
  },
};
