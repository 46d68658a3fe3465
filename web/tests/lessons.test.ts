/** A hint names what can be done, by what the moves touch. */
import { expect, test } from "vitest";
import { rows } from "../src/layouts/rows/rows";
import type { View } from "../src/lib/table.svelte";

const VIEW = { seat: 0, turn: 0 } as View;
const DONE = { text: "done", touches: [["button", "done"]] as [string, string][] };
const PASS = { text: "pass", touches: [["button", "pass"]] as [string, string][] };
const DRAW = { text: "draw", touches: [["stock", ""]] as [string, string][] };

test("somebody who can only pass is not told to press another button", () => {
  expect(rows.lesson(VIEW, [PASS])).toBe("pass");
  expect(rows.lesson(VIEW, [DONE])).toBe("end");
  expect(rows.lesson(VIEW, [DRAW, PASS])).toBe("draw");
});
