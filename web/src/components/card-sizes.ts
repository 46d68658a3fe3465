/** Card sizes: fits a hand or a grid of cards into the available space. */
import type { CardSize } from "../device/settings.svelte";

/** The preferred widths of a card on a phone. */
const WISHED: Record<CardSize, number> = { small: 61.2, medium: 72, large: 92 };
/** Larger screens have larger cards, up to this factor. */
const ROOMY = 760;
const ROOMIEST = 1.6;
const SMALL = 0.85;
const SMALLEST = 32;
const HIGH = 1.4;
const GAP = 4;
const MOST_LINES = 8;
/** Another line must make the cards this much larger, since the board needs the height too. */
const LINE_VALUE = 0.8;
/** The size of a target for a finger, and the size that even a hand of forty cards keeps. */
const TOUCH = 44;
const STRIP = 24;
/** The visible share of a card that shows its large number, and the one that shows its corner. */
const NUMBER = { wide: 0.82, high: 0.78 };
const CORNER = { wide: 0.4, high: 0.36 };

export interface HandRoom {
  wide: number;
  high: number;
  /** The height that each line needs above its cards. */
  above: number;
  /** The preferred width of a card. */
  most: number;
}

export interface HandFit {
  /** The width of a card. */
  size: number;
  /** The number of cards in a line, if there are several lines. */
  columns: number;
  /** The distance from a card to the next one, and from a line to the next one. */
  step: number;
  rise: number;
  /** The height of all lines. */
  height: number;
}

/** Returns the preferred width of a card on a screen. */
export function preferCardWidth(wish: CardSize, screen: { wide: number; high: number }): number {
  const roomy = Math.min(screen.wide, screen.high) / ROOMY;
  return WISHED[wish] * Math.min(Math.max(roomy, 1), ROOMIEST);
}

/**
 * Fits a hand into the available space: whole cards if possible, then in more columns and lines,
 * then overlapping. An overlapped card shows its large number or at least its corner, and a strip
 * that is wide enough for a finger as long as there is any room for it.
 */
export function fitHand(cards: number, wish: CardSize, room: HandRoom): HandFit {
  const best = findBest(cards, wish, room);
  if (wish !== "small") return best;
  const medium = findBest(cards, "medium", { ...room, most: room.most / SMALL });
  const smaller = medium.size * SMALL;
  return best.size <= smaller ? best : { ...medium, size: smaller };
}

function findBest(cards: number, wish: CardSize, room: HandRoom): HandFit {
  let best = arrange(cards, 1, SMALLEST, room);
  let bestRank = Number.POSITIVE_INFINITY;
  let bestValue = 0;
  for (let lines = 1; lines <= Math.min(MOST_LINES, Math.max(cards, 1)); lines++) {
    for (let size = Math.min(room.most, room.wide); size >= SMALLEST; size -= 1) {
      const fit = arrange(cards, lines, size, room);
      const rank = rankFit(fit, wish, room);
      const value = size * LINE_VALUE ** (lines - 1);
      if (rank < bestRank || (rank === bestRank && value > bestValue)) {
        [best, bestRank, bestValue] = [fit, rank, value];
      }
    }
  }
  return best;
}

/** Arranges a hand of fewer cards in the lines of a larger one, with the same size of cards. */
export function fitRest(cards: number, fit: HandFit, wide: number): HandFit {
  const lines = Math.max(1, Math.ceil(cards / fit.columns));
  const columns = Math.max(1, Math.ceil(cards / lines));
  const across = columns > 1 ? (wide - fit.size) / (columns - 1) : fit.size + GAP;
  return { ...fit, columns, step: Math.max(fit.step, Math.min(fit.size + GAP, across)) };
}

function arrange(cards: number, lines: number, size: number, room: HandRoom): HandFit {
  const columns = Math.max(1, Math.ceil(cards / lines));
  const high = size * HIGH + room.above;
  const step = columns > 1 ? (room.wide - size) / (columns - 1) : size + GAP;
  const rise = lines > 1 ? (room.high - high) / (lines - 1) : high + GAP;
  const fit = { step: Math.min(step, size + GAP), rise: Math.min(rise, high + GAP) };
  return { size, columns, ...fit, height: high + fit.rise * (lines - 1) };
}

/** Ranks an arrangement, the best one lowest; among equals, larger cards are better. */
function rankFit({ size, step, rise, height }: HandFit, wish: CardSize, room: HandRoom): number {
  const high = size * HIGH + room.above;
  const seen = { wide: step / size, high: rise / high };
  if (height > room.high + 0.5) return 7 + height / room.high;
  if (room.above > 0 && seen.high < 1) return 6; // a tab must stay visible
  const legible = seen.wide >= NUMBER.wide && seen.high >= NUMBER.high;
  if (step >= TOUCH && size >= TOUCH) {
    if (seen.wide >= 1 && seen.high >= 1) return wish === "large" ? 1 : 0;
    if (legible) return 1;
    if (rise >= TOUCH && seen.wide >= CORNER.wide && seen.high >= CORNER.high) return 2;
  }
  if (seen.wide < CORNER.wide || seen.high < CORNER.high || rise < STRIP) return 6;
  if (step < STRIP) return 5;
  return seen.high >= NUMBER.high ? 3 : 4;
}

/** Cards in lines and columns without overlaps. */
export interface GridFit {
  /** The width of a card. */
  size: number;
  columns: number;
}

/**
 * Fits cards into a grid, as large as possible between two limits; if even the smallest size is
 * too large, the grid becomes taller than the space.
 */
export function fitGrid(
  cards: number,
  { wide, high, gap }: { wide: number; high: number; gap: number },
  [least, most]: readonly [number, number],
): GridFit {
  let best: GridFit = { size: 0, columns: 1 };
  for (let lines = 1; lines <= cards; lines++) {
    const columns = Math.ceil(cards / lines);
    const across = (wide - gap * (columns - 1)) / columns;
    const down = (high - gap * (lines - 1)) / lines / HIGH;
    const size = Math.min(across, down, most);
    if (size > best.size) best = { size, columns };
  }
  if (best.size >= least) return best;
  const columns = Math.floor((wide + gap) / (least + gap));
  return { size: least, columns: Math.max(1, Math.min(columns, cards)) };
}
