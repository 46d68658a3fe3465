/** A lesson describes only moves that are available. */
import { expect, test } from "vitest";
import { layout } from "../../src/layouts/rows/layout";
import type { View } from "../../src/stores/table.svelte";

const VIEW = { seat: 0, turn: 0 } as View;
const DONE = { text: "done", touches: [["button", "done"]] as [string, string][] };
const PASS = { text: "pass", touches: [["button", "pass"]] as [string, string][] };
const DRAW = { text: "draw", touches: [["stock", ""]] as [string, string][] };

test("a player who can only pass is not told to press another button", () => {
  expect(layout.lesson(VIEW, [PASS])).toBe("pass");
  expect(layout.lesson(VIEW, [DONE])).toBe("end");
  expect(layout.lesson(VIEW, [DRAW, PASS])).toBe("draw");
});
