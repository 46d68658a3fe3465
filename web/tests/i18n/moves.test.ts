/** Every move that a hint can recommend has words. */
import { beforeEach, expect, test, vi } from "vitest";
import type { ShownMove } from "../../src/wire/types";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: { dataset: {} } });

const { describeMove } = await import("../../src/i18n/moves");
const { loadLanguage } = await import("../../src/i18n/i18n.svelte");

const move = (text: string, ...touches: [string, string][]): ShownMove => ({ text, touches });

beforeEach(() => loadLanguage());

test.each([
  [move("draw", ["stock", ""]), "Draw a card"],
  [move("stock", ["stock", ""]), "Take a card from the stock"],
  [move("take 2", ["pile", "2"]), "Take the top card of pile 2"],
  [move("r1>2", ["hand", "r1"], ["pile", "2"]), "On pile 2"],
  [move("guess 21", ["guess", "21"]), "Say 21"],
  [move("flip", ["stack", "own"]), "Turn a card over"],
  [move("mid", ["turned", ""], ["middle", ""]), "Into the middle"],
  [move("own", ["turned", ""], ["pile", "own"]), "Onto your own pile"],
  [move("@0", ["turned", ""], ["pile", "0"]), "Onto Lotte’s pile"],
  [move("draw 4", ["neighbour", "4"]), "Draw card 4"],
  [move("slip r5", ["hand", "r5"], ["slip", ""]), "Slip in the red 5"],
  [move("r5", ["hand", "r5"], ["pile", ""]), "Lay the red 5 face down"],
  [move("*r1", ["hand", "*"], ["row", "r"], ["place", "r1"]), "Joker as the red 1"],
])("%o", (one, name) => {
  expect(describeMove(one, false, () => "Lotte")).toBe(name);
});
