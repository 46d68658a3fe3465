/** Hands and grids fit into the available space. */
import { expect, test } from "vitest";
import { fitGrid, fitHand, type Room } from "../../src/components/card-sizes";

const PHONE: Room = { wide: 366, screen: 844, share: 0.3, overlaps: true };
const DESKTOP: Room = { wide: 1416, screen: 900, share: 0.3, overlaps: true };

test.each([PHONE, DESKTOP])("there are three sizes for every hand", (room) => {
  for (let cards = 1; cards <= 24; cards++) {
    const [small, medium, large] = (["small", "medium", "large"] as const).map((wish) =>
      fitHand(cards, wish, room),
    );
    expect(small?.size, `${cards} cards`).toBeLessThan(medium?.size ?? 0);
    expect(medium?.size, `${cards} cards`).toBeLessThan(large?.size ?? 0);
  }
});

test("only large cards overlap, and they never cover a number", () => {
  expect(fitHand(20, "medium", PHONE)).toMatchObject({ beside: 0, below: 0 });
  const { size, beside, below } = fitHand(20, "large", PHONE);
  const gap = 4;
  expect((beside - gap) / size).toBeLessThan(0.2);
  expect(below / (size * 1.4)).toBeLessThan(0.23);
  expect(fitHand(20, "large", { ...PHONE, overlaps: false })).toMatchObject({
    beside: 0,
    below: 0,
  });
});

test("a grid uses the largest cards that fit", () => {
  const limits = [30, 132] as const;
  expect(fitGrid(2, { wide: 400, high: 400, gap: 6 }, limits)).toEqual({ size: 132, columns: 2 });
  const many = fitGrid(20, { wide: 350, high: 240, gap: 6 }, limits);
  expect(many.columns).toBe(7);
  expect(7 * many.size + 6 * 6).toBeLessThanOrEqual(350);
  expect(3 * many.size * 1.4 + 2 * 6).toBeLessThanOrEqual(240);
  // Too little room: as many cards per line as fit at the smallest size.
  expect(fitGrid(20, { wide: 150, high: 40, gap: 6 }, limits)).toEqual({ size: 30, columns: 4 });
  expect(fitGrid(0, { wide: 350, high: 240, gap: 6 }, limits).columns).toBe(1);
});
