/** Card sizes: fits a hand or a grid of cards into the available space. */
import type { CardSize } from "../device/settings.svelte";

/** The preferred width of a card on a phone. */
const WISHED = 68;
const LARGE = 92;
const SMALL = 0.85;
const ROOMY = 760;
const ROOMIEST = 1.6;
const SMALLEST = 40;
const HIGH = 1.4;
const GAP = 4;
/** The additional height that a hand of large cards may take. */
const EXTRA = 16;

/** The visible share of a card's width and height, where other cards overlap it. */
interface Seen {
  wide: number;
  high: number;
}

const WHOLE: Seen = { wide: 1, high: 1 };
/** An overlapped card still shows its whole number. */
const NUMBER: Seen = { wide: 0.82, high: 0.78 };

export interface HandFit {
  /** The width of a card. */
  size: number;
  /** The width of a line; all lines have the same length, so that no line has a single card. */
  line: number;
  /** The pixels of a card that the next card covers, and those that the line below covers. */
  beside: number;
  below: number;
}

export interface Room {
  wide: number;
  /** The height of the screen, and the share of it that the hand may take. */
  screen: number;
  share: number;
  /** Whether cards may overlap. */
  overlaps: boolean;
}

/** Fits a hand into the available space. */
export function fitHand(cards: number, wish: CardSize, room: Room): HandFit {
  const roomy = Math.min(Math.max(Math.min(room.wide, room.screen) / ROOMY, 1), ROOMIEST);
  const medium = findWidestCard(cards, WISHED * roomy, room.screen * room.share, room.wide, WHOLE);
  if (wish === "medium") return arrangeLines(cards, medium, room.wide, WHOLE);
  if (wish === "small") {
    return arrangeLines(cards, Math.max(SMALLEST, medium * SMALL), room.wide, WHOLE);
  }
  const seen = room.overlaps ? NUMBER : WHOLE;
  const allowed = measureHeight(cards, medium, room.wide, WHOLE) + EXTRA;
  const large = findWidestCard(cards, LARGE * roomy, allowed, room.wide, seen);
  return large > medium
    ? arrangeLines(cards, large, room.wide, seen)
    : arrangeLines(cards, medium, room.wide, WHOLE);
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

/** Finds the largest card width at which the hand is not taller than allowed. */
function findWidestCard(
  cards: number,
  from: number,
  high: number,
  wide: number,
  seen: Seen,
): number {
  for (let size = from; size > SMALLEST; size -= 2) {
    if (measureHeight(cards, size, wide, seen) <= high) return size;
  }
  return SMALLEST;
}

function arrangeLines(cards: number, size: number, wide: number, seen: Seen): HandFit {
  const lines = countLines(cards, size, wide, seen);
  const inLine = Math.ceil(cards / lines);
  const over = inLine * (size + GAP) - GAP - wide;
  const beside = seen.wide < 1 && over > 0 ? over / (inLine - 1) + 0.5 : 0;
  const line = lines > 1 ? inLine * (size + GAP - beside) + beside : Number.MAX_SAFE_INTEGER;
  return { size, line, beside, below: lines > 1 ? size * HIGH * (1 - seen.high) : 0 };
}

function measureHeight(cards: number, size: number, wide: number, seen: Seen): number {
  const lines = countLines(cards, size, wide, seen);
  return size * HIGH * (1 + (lines - 1) * seen.high) + lines * GAP;
}

function countLines(cards: number, size: number, wide: number, seen: Seen): number {
  const gap = seen.wide < 1 ? 0 : GAP;
  const inLine = 1 + Math.floor((wide - size) / (size * seen.wide + gap));
  return Math.max(1, Math.ceil(cards / Math.max(1, inLine)));
}
