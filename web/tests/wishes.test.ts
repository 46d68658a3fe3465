import { expect, test } from "vitest";
import { takeWishes, wishes } from "../src/lib/wishes";

test("a wish is taken up once, by its own table", () => {
  wishes("AAAAAA", { 1: "Bob", 2: null });
  expect(takeWishes("CCCCCC")).toEqual({});
  expect(takeWishes("AAAAAA")).toEqual({ 1: "Bob", 2: null });
  expect(takeWishes("AAAAAA")).toEqual({});
});
