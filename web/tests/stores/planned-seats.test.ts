import { describe, expect, test } from "vitest";
import {
  areNamesValid,
  collectTypedNames,
  planFaces,
  planLocalPlayers,
  planSeat,
  resizeSeats,
  toWireSeats,
} from "../../src/stores/planned-seats";

describe("planned seats", () => {
  test("existing seats stay when seats are added", () => {
    const fill = (count: number) => Array.from({ length: count }, () => "greedy");
    const places = resizeSeats([planSeat("me"), planSeat("here", "Bob")], 4, fill);
    expect(places.map(({ sits }) => sits)).toEqual(["me", "here", "greedy", "greedy"]);
    expect(resizeSeats(places, 2, fill)).toEqual(places.slice(0, 2));
  });

  test("new seats get recent names", () => {
    const listNames = (players: number, ...names: string[]) =>
      resizeSeats([planSeat("me")], players, (count) => Array(count).fill("here"), names).map(
        ({ name }) => name,
      );
    expect(listNames(3, "Bob", "Cleo", "Dora")).toEqual(["", "Bob", "Cleo"]);
    expect(listNames(3, "Bob")).toEqual(["", "Bob", ""]);
  });

  test("other people get free seats, and players here get their names", () => {
    const places = [
      planSeat("me"),
      planSeat("here", " Bob "),
      planSeat("link"),
      planSeat("random"),
    ];
    expect(toWireSeats(places)).toEqual(["me", "free", "free", "random"]);
    expect(collectTypedNames(places)).toEqual(["Bob"]);
    expect(planLocalPlayers(places, 0)[1]?.name).toBe("Bob");
  });

  test("names are optional, but typed ones must be valid", () => {
    expect(areNamesValid([planSeat("me"), planSeat("here")])).toBe(true);
    expect(areNamesValid([planSeat("me"), planSeat("here", "<b>")])).toBe(false);
    expect(collectTypedNames([planSeat("me"), planSeat("here")])).toEqual([]);
  });

  test("the people on a device have different faces", () => {
    const own = 13;
    const here = [planSeat("here"), { ...planSeat("here"), face: 26 }, planSeat("here")];
    const [first, ...others] = planFaces([planSeat("me"), ...here], own);
    expect(first).toBe(own);
    expect(others[1]).toBe(26);
    expect(new Set([own, ...others].map((face) => face % 12)).size).toBe(4);
  });
});
