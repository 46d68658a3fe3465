import { describe, expect, test } from "vitest";
import {
  areSeatsComplete,
  collectLocalNames,
  planSeat,
  resizeSeats,
  toWireSeats,
} from "../../src/stores/planned-seats";

describe("planned seats", () => {
  test("existing seats stay when seats are added", () => {
    const places = resizeSeats([planSeat("me"), { sits: "here", name: "Bob" }], 4, "greedy");
    expect(places.map(({ sits }) => sits)).toEqual(["me", "here", "greedy", "greedy"]);
    expect(resizeSeats(places, 2, "greedy")).toEqual(places.slice(0, 2));
  });

  test("new seats get recent names", () => {
    const listNames = (players: number, ...names: string[]) =>
      resizeSeats([planSeat("me")], players, "here", names).map(({ name }) => name);
    expect(listNames(3, "Bob", "Cleo", "Dora")).toEqual(["", "Bob", "Cleo"]);
    expect(listNames(3, "Bob")).toEqual(["", "Bob", ""]);
  });

  test("other people get free seats, and players here get their names", () => {
    const places = [
      planSeat("me"),
      { sits: "here", name: " Bob " },
      planSeat("link"),
      planSeat("random"),
    ];
    expect(toWireSeats(places)).toEqual(["me", "free", "free", "random"]);
    expect(collectLocalNames(places)).toEqual({ 1: "Bob" });
  });

  test("a player on this device needs a name", () => {
    expect(areSeatsComplete([planSeat("me"), planSeat("link"), planSeat("greedy")])).toBe(true);
    expect(areSeatsComplete([planSeat("me"), planSeat("here")])).toBe(false);
  });
});
