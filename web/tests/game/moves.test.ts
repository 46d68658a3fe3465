/** Touching things leads to a move, a choice or a question. */
import { expect, test } from "vitest";
import {
  filterMoves,
  findForcedMove,
  movesWithoutCard,
  resolveTouch,
  touchedKeys,
} from "../../src/game/moves";
import type { ShownMove } from "../../src/wire/types";

const move = (text: string, ...touches: [string, string][]): ShownMove => ({ text, touches });
const lay = move("r12", ["hand", "r12"], ["row", "r"], ["place", "r12"]);
const here = move("g3@r", ["hand", "g3"], ["row", "r"]);
const there = move("g3@b", ["hand", "g3"], ["row", "b"]);
const draw = move("draw", ["stock", ""]);
const moves = [lay, here, there, draw];

test("a card with one move is played", () => {
  expect(resolveTouch(moves, [], ["hand", "r12"])).toEqual({ then: "play", move: lay });
});

test("a card with several moves leaves a choice, and a row decides it", () => {
  const picked = resolveTouch(moves, [], ["hand", "g3"]);
  expect(picked).toEqual({ then: "choose", picked: [["hand", "g3"]], moves: [here, there] });
  expect(resolveTouch(moves, [["hand", "g3"]], ["row", "b"])).toEqual({
    then: "play",
    move: there,
  });
});

test("a card that fits nowhere is a question", () => {
  expect(resolveTouch(moves, [], ["hand", "y1"])).toEqual({
    then: "ask",
    things: [["hand", "y1"]],
  });
});

test("a selected card that does not fit there is a question about both", () => {
  const things = [
    ["hand", "g3"],
    ["row", "y"],
  ];
  expect(resolveTouch(moves, [["hand", "g3"]], ["row", "y"])).toEqual({ then: "ask", things });
});

test("another card replaces the selected one", () => {
  expect(resolveTouch(moves, [["hand", "g3"]], ["hand", "r12"])).toEqual({
    then: "play",
    move: lay,
  });
});

test("the stock plays its move immediately", () => {
  expect(resolveTouch(moves, [], ["stock", ""])).toEqual({ then: "play", move: draw });
  expect(movesWithoutCard(moves)).toEqual([draw]);
});

test("finds the things that moves touch", () => {
  expect(touchedKeys(moves, "hand")).toEqual(new Set(["r12", "g3"]));
  expect(filterMoves(moves, [["row", "r"]])).toEqual([lay, here]);
});

test("a marked place decides like a row", () => {
  const as9 = move("*r9", ["hand", "*"], ["row", "r"], ["place", "r9"]);
  const as14 = move("*r14", ["hand", "*"], ["row", "r"], ["place", "r14"]);
  const over = move("y=*r14", ["hand", "*"], ["bridge", "y"], ["row", "r"], ["place", "r14"]);
  const all = [as9, as14, over];
  expect(resolveTouch(all, [["hand", "*"]], ["place", "r9"])).toEqual({ then: "play", move: as9 });
  expect(resolveTouch(all, [["hand", "*"]], ["place", "r14"])).toMatchObject({
    then: "choose",
    moves: [as14, over],
  });
});

test("only a single move without a choice is forced", () => {
  const done = move("done", ["button", "done"]);
  expect(findForcedMove([draw])).toBe(draw);
  expect(findForcedMove([done])).toBe(done);
  expect(findForcedMove([move("pass", ["button", "pass"])])?.text).toBe("pass");
  expect(findForcedMove([])).toBeNull();
  expect(findForcedMove([draw, done])).toBeNull();
  expect(findForcedMove([lay])).toBeNull(); // a card is always the player's own tap
  expect(findForcedMove([move("believe", ["button", "believe"])])).toBeNull();
  expect(findForcedMove([move("flip", ["stack", "own"])])).toBeNull();
});
