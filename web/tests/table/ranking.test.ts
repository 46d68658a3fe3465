/** The order of the players, and the comparison with the last time. */
import { expect, test } from "vitest";
import { compareResults } from "../../src/table/results/comparison";
import { rankSeats } from "../../src/table/results/ranking";

test("the fewest or the most points come first, and ties share a place", () => {
  const seats = (best: "fewest" | "most") =>
    rankSeats(4, [5, 0, 5, 9], best, [1]).map(({ seat, place }) => [seat, place]);
  expect(seats("fewest")).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
  expect(seats("most")).toEqual([
    [3, 1],
    [0, 2],
    [2, 2],
    [1, 4],
  ]);
});

test("without points the winners come first, and nobody has a place", () => {
  expect(rankSeats(3, null, null, [2])).toEqual([
    { seat: 2, place: null, won: true },
    { seat: 0, place: null, won: false },
    { seat: 1, place: null, won: false },
  ]);
});

const chairs = [{ kind: "bot" as const }, { kind: "bot" as const }];

test("points are compared as the game counts them", () => {
  const earlier = { chairs, points: [3, 7], winners: [0] };
  const changes = (best: "fewest" | "most") =>
    compareResults(earlier, { points: [5, 7], winners: [0] }, best).map(({ change }) => change);
  expect(changes("fewest")).toEqual(["worse", "same"]);
  expect(changes("most")).toEqual(["better", "same"]);
});

test("without points a win is better", () => {
  const earlier = { chairs, points: null, winners: [0] };
  const compared = compareResults(earlier, { points: null, winners: [1] }, null);
  expect(compared.map(({ change }) => change)).toEqual(["worse", "better"]);
});
