/** A value about one situation does not survive into the next. */
import { expect, test } from "vitest";
import { SituationValue } from "../../src/stores/table.svelte";

test("a value disappears with its situation, permanently", () => {
  const table = { situation: 7 };
  const reason = new SituationValue<string>(table);
  expect(reason.current).toBeNull();
  reason.current = "It is not your turn.";
  expect(reason.current).toBe("It is not your turn.");
  table.situation += 1;
  expect(reason.current).toBeNull();
  reason.current = "You do not have that card.";
  expect(reason.current).toBe("You do not have that card.");
  reason.current = null;
  expect(reason.current).toBeNull();
});
