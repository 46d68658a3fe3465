import { expect, test } from "vitest";
import { saveSeatPlan, takeSeatPlan } from "../../src/stores/planned-seats";

test("a seat plan is taken once, by its own table", () => {
  saveSeatPlan("AAAAAA", { 1: { name: "Bob", face: 3 }, 2: null });
  expect(takeSeatPlan("CCCCCC")).toEqual({});
  expect(takeSeatPlan("AAAAAA")).toEqual({ 1: { name: "Bob", face: 3 }, 2: null });
  expect(takeSeatPlan("AAAAAA")).toEqual({});
});
