/** Games in which cards lie face down, a number is claimed, and others call. */
import { touched } from "../../lib/offers";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import { shows } from "./revealed";

const TRUSTS = ["believe", "accept"];
const QUESTIONS = ["doubt", "object"];

export const claims: Layout = {
  board: Board,
  draws: ["button", "colour"],
  quiet: ["slip"],
  fits: false,
  suspends: shows,
  ending: Left,
  lesson(_, moves) {
    const calls = [...touched(moves, "button")];
    if (calls.some((call) => TRUSTS.includes(call))) return "last";
    if (touched(moves, "colour").size > 0) return "colour";
    if (touched(moves, "pile").size > 0) {
      return calls.some((call) => QUESTIONS.includes(call)) ? "question" : "lay";
    }
    return calls.length > 0 ? "call" : null;
  },
};
