import { expect, test } from "vitest";
import { saveSeatPlan, takeSeatPlan } from "../../src/stores/planned-seats";

test("a seat plan is taken once, by its own table", () => {
  saveSeatPlan("AAAAAA", { 1: "Bob", 2: null });
  expect(takeSeatPlan("CCCCCC")).toEqual({});
  expect(takeSeatPlan("AAAAAA")).toEqual({ 1: "Bob", 2: null });
  expect(takeSeatPlan("AAAAAA")).toEqual({});
});
