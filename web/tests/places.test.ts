import { describe, expect, test } from "vitest";
import { complete, namesHere, place, resized, seatWords } from "../src/lib/places";

describe("places", () => {
  test("those there are stay when more sit down", () => {
    const places = resized([place("me"), { sits: "here", name: "Bob" }], 4, "greedy");
    expect(places.map(({ sits }) => sits)).toEqual(["me", "here", "greedy", "greedy"]);
    expect(resized(places, 2, "greedy")).toEqual(places.slice(0, 2));
  });

  test("those who come to sit have the names of whoever sat there before", () => {
    const named = (players: number, ...names: string[]) =>
      resized([place("me")], players, "here", names).map(({ name }) => name);
    expect(named(3, "Bob", "Cleo", "Dora")).toEqual(["", "Bob", "Cleo"]);
    expect(named(3, "Bob")).toEqual(["", "Bob", ""]);
  });

  test("people come to free seats, and those here by name", () => {
    const places = [place("me"), { sits: "here", name: " Bob " }, place("link"), place("random")];
    expect(seatWords(places)).toEqual(["me", "free", "free", "random"]);
    expect(namesHere(places)).toEqual({ 1: "Bob" });
  });

  test("somebody here needs a name", () => {
    expect(complete([place("me"), place("link"), place("greedy")])).toBe(true);
    expect(complete([place("me"), place("here")])).toBe(false);
  });
});
