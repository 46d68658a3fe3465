/** The layout of bluffing games, in which players lay cards face down, claim a number, and challenge each other. */
import { touchedKey, touchedKeys } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { isReveal } from "./state";

const TRUSTS = ["believe", "accept"];
const QUESTIONS = ["doubt", "object"];

export const layout: Layout = {
  name: "bluffing",
  board: Board,
  drawnThings: ["button", "colour"],
  secretThings: ["slip"],
  highlightsPlayable: false,
  delaysResult: isReveal,
  ending: Ending,
  lesson(_, moves) {
    const calls = [...touchedKeys(moves, "button")];
    if (calls.some((call) => TRUSTS.includes(call))) return "last";
    if (touchedKeys(moves, "colour").size > 0) return "colour";
    if (touchedKeys(moves, "pile").size > 0) {
      return calls.some((call) => QUESTIONS.includes(call)) ? "question" : "lay";
    }
    return calls.length > 0 ? "call" : null;
  },
  follows(lesson, move) {
    if (lesson === "colour") return touchedKey(move, "colour") !== null;
    const lays = touchedKey(move, "pile") !== null;
    const calls = touchedKey(move, "button") !== null;
    return lesson === "question" ? lays || calls : lesson === "lay" ? lays : calls;
  },
};
