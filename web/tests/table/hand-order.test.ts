/** A hand keeps the order that the player chose. */
import { expect, test } from "vitest";
import { HandOrder } from "../../src/table/match/hand-order.svelte";

const cards = ["g2", "r12", "*", "r3", "*"];
const names = (order: HandOrder, by: "colour" | "number" | "hand") =>
  order.arrange(cards, by).map(({ key }) => key);

test("sorts by colour and by number, with distinct jokers last", () => {
  const order = new HandOrder();
  expect(names(order, "colour")).toEqual(["r3", "r12", "g2", "*", "*#1"]);
  expect(names(order, "number")).toEqual(["g2", "r3", "r12", "*", "*#1"]);
});

test("keeps a custom order, with new cards last", () => {
  const order = new HandOrder();
  order.move(order.arrange(cards, "hand"), "*", "g2");
  expect(names(order, "hand")).toEqual(["*", "g2", "r12", "r3", "*#1"]);
  order.move(order.arrange(cards, "hand"), "g2", null);
  expect(names(order, "hand")).toEqual(["*", "r12", "r3", "*#1", "g2"]);
  expect(order.arrange([...cards, "b1"], "hand").at(-1)?.key).toBe("b1");
});
