/** A hand lies in its room, and larger cards are larger. */
import { expect, test } from "vitest";
import { fitted, type Room } from "../src/lib/fit";

const PHONE: Room = { wide: 366, screen: 844, share: 0.3, overlaps: true };
const DESKTOP: Room = { wide: 1416, screen: 900, share: 0.3, overlaps: true };

test.each([PHONE, DESKTOP])("the sizes are three, whatever the hand", (room) => {
  for (let cards = 1; cards <= 24; cards++) {
    const [small, medium, large] = (["small", "medium", "large"] as const).map((wish) =>
      fitted(cards, wish, room),
    );
    expect(small?.size, `${cards} cards`).toBeLessThan(medium?.size ?? 0);
    expect(medium?.size, `${cards} cards`).toBeLessThan(large?.size ?? 0);
  }
});

test("only large cards lie on each other, and never over a number", () => {
  expect(fitted(20, "medium", PHONE)).toMatchObject({ beside: 0, below: 0 });
  const { size, beside, below } = fitted(20, "large", PHONE);
  const gap = 4;
  expect((beside - gap) / size).toBeLessThan(0.2);
  expect(below / (size * 1.4)).toBeLessThan(0.23);
  expect(fitted(20, "large", { ...PHONE, overlaps: false })).toMatchObject({ beside: 0, below: 0 });
});
