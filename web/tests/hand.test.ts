/** A hand is in the order that its owner likes. */
import { expect, test } from "vitest";
import { HandOrder } from "../src/lib/hand.svelte";

const cards = ["g2", "r12", "*", "r3", "*"];
const names = (order: HandOrder, by: "colour" | "number" | "hand") =>
  order.sorted(cards, by).map(({ key }) => key);

test("by colour and by number, jokers last and told apart", () => {
  const order = new HandOrder();
  expect(names(order, "colour")).toEqual(["r3", "r12", "g2", "*", "*#1"]);
  expect(names(order, "number")).toEqual(["g2", "r3", "r12", "*", "*#1"]);
});

test("as its owner puts it; what is new comes last", () => {
  const order = new HandOrder();
  order.move(order.sorted(cards, "hand"), "*", "g2");
  expect(names(order, "hand")).toEqual(["*", "g2", "r12", "r3", "*#1"]);
  order.move(order.sorted(cards, "hand"), "g2", null);
  expect(names(order, "hand")).toEqual(["*", "r12", "r3", "*#1", "g2"]);
  expect(order.sorted([...cards, "b1"], "hand").at(-1)?.key).toBe("b1");
});
