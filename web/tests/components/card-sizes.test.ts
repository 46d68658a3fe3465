/** Hands and grids fit into the available space. */
import { expect, test } from "vitest";
import { fitGrid, fitHand, fitRest, preferCardWidth } from "../../src/components/card-sizes";
import type { CardSize } from "../../src/device/settings.svelte";

/** The width and height of the space for a hand, on screens of a width and a height. */
type Space = readonly [wide: number, high: number, across: number, down: number];
const SPACES: readonly Space[] = [
  [304, 150, 320, 568],
  [344, 170, 360, 640],
  [374, 180, 390, 664],
  [374, 250, 390, 844],
  [390, 170, 844, 390],
  [740, 300, 768, 1024],
  [780, 220, 1024, 768],
  [1080, 260, 1440, 900],
  [1500, 320, 1920, 1080],
];
const PHONE: Space = [374, 180, 390, 664];
const WISHES = ["small", "medium", "large"] as const;

function fit(cards: number, wish: CardSize, [wide, high, across, down]: Space) {
  const most = preferCardWidth(wish, { wide: across, high: down });
  return fitHand(cards, wish, { wide, high, above: 0, most });
}

test.each(SPACES)("every hand fits into %i × %i", (...space) => {
  const [wide, high] = space;
  for (const wish of WISHES) {
    for (let cards = 1; cards <= 40; cards++) {
      const { size, columns, step, rise, height } = fit(cards, wish, space);
      const what = `${cards} ${wish} cards`;
      expect((columns - 1) * step + size, what).toBeLessThanOrEqual(wide + 1);
      expect(height, what).toBeLessThanOrEqual(high + 1);
      // A finger finds every card, and every card shows its corner.
      expect(Math.min(step, rise), what).toBeGreaterThanOrEqual(24);
      expect(step / size, what).toBeGreaterThanOrEqual(0.4);
      expect(rise / (size * 1.4), what).toBeGreaterThanOrEqual(0.36);
    }
  }
});

test("there are three sizes for every usual hand", () => {
  for (const space of SPACES) {
    for (let cards = 1; cards <= 24; cards++) {
      const [small, medium, large] = WISHES.map((wish) => fit(cards, wish, space).size);
      expect(small, `${cards} cards in ${space[0]}`).toBeLessThan(medium ?? 0);
      expect(medium, `${cards} cards in ${space[0]}`).toBeLessThanOrEqual(large ?? 0);
    }
  }
});

test("a hand uses the whole width of a phone before it overlaps", () => {
  const five = fit(5, "medium", PHONE);
  expect(five.columns).toBe(5);
  expect(4 * five.step + five.size).toBeGreaterThan(360);
  const fifteen = fit(15, "medium", PHONE);
  expect(fifteen.columns).toBe(8);
  expect(fifteen.step).toBeGreaterThanOrEqual(fifteen.size);
  expect(7 * fifteen.step + fifteen.size).toBeGreaterThan(360);
});

test("only the largest hands have strips that are narrower than a finger", () => {
  for (const space of SPACES.slice(1)) {
    for (let cards = 1; cards <= 20; cards++) {
      expect(fit(cards, "medium", space).step, `${cards} in ${space[0]}`).toBeGreaterThanOrEqual(
        44,
      );
    }
  }
});

test("the rest of a hand keeps the size of its cards and overlaps less", () => {
  const whole = fit(30, "medium", PHONE);
  for (let cards = 30; cards >= 1; cards--) {
    const rest = fitRest(cards, whole, PHONE[0]);
    expect(rest.size).toBe(whole.size);
    expect(rest.step).toBeGreaterThanOrEqual(whole.step);
    expect((rest.columns - 1) * rest.step + rest.size).toBeLessThanOrEqual(PHONE[0] + 1);
  }
});

test("a tab above each card takes its place", () => {
  const most = preferCardWidth("medium", { wide: 390, high: 664 });
  const bare = fitHand(14, "medium", { wide: 374, high: 200, above: 0, most });
  const tabs = fitHand(14, "medium", { wide: 374, high: 200, above: 27, most });
  expect(tabs.height).toBeLessThanOrEqual(200.5);
  expect(tabs.height).toBeGreaterThan(bare.height);
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
