/** The seats around the table, in the order of play. */
import { expect, test } from "vitest";
import { placeSeats } from "../../src/table/match/seating";

test.each([
  [1, ["top"]],
  [2, ["left", "right"]],
  [3, ["left", "top", "right"]],
  [4, ["left", "top", "top", "right"]],
  [5, ["left", "left", "top", "right", "right"]],
  [6, ["left", "left", "top", "top", "right", "right"]],
])("%i players sit around the table clockwise", (count, sides) => {
  const places = placeSeats(count);
  expect(places.map(({ side }) => side)).toEqual(sides);
  const spots = places.map(({ row, column }) => `${row}, ${column}`);
  expect(new Set(spots).size).toBe(count);
});

test("the order of play goes up on the left and down on the right", () => {
  const rows = placeSeats(5).map(({ row }) => row);
  expect(rows).toEqual(["3", "2", "1", "2", "3"]);
});
