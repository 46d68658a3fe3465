/** The layout of snap games, in which the quickest call wins. */
import { moveTouches, touchedKey } from "../../game/moves";
import type { Layout } from "../layout";
import Board from "./Board.svelte";
import { findCall, findUndecidedSeats, WORDS } from "./calls";

export const layout: Layout = {
  name: "snap",
  board: Board,
  drawnThings: ["stack", "button"],
  hasCallButtons: true,
  hidesActions: true,
  minHeight: "min-content",
  isCrowded: ({ players }, sharing) => players > 4 || sharing > 1,
  waitingMessage(view, moves, log) {
    // A card is waiting for calls, even for a player who has already called.
    const callable = WORDS.some((word) =>
      moves.some((move) => moveTouches(move, ["button", word])),
    );
    const onlooker = view.seat === null && findUndecidedSeats(log).length > 0;
    return callable || onlooker || findCall(view) !== null ? "snap-lies" : null;
  },
  lesson(view) {
    // Constant during a game: nothing may jump while a player aims at a button.
    const piles = [...(view.piles as unknown[][]), view.middle as unknown[]];
    const begun = piles.some((pile) => pile.length > 0) || (view.won as number[]).some(Boolean);
    return begun ? "call" : "flip";
  },
  follows: (lesson, move) => (touchedKey(move, "stack") !== null) === (lesson === "flip"),
};
