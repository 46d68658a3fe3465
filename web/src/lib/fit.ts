/** How large the cards of a hand are, and how they lie in it. */
import type { CardSize } from "./settings.svelte";

/** How wide cards are wished, on a screen on which there is no more room than on a phone. */
const WISHED = 68;
const LARGE = 92;
const SMALL = 0.85;
const ROOMY = 760;
const ROOMIEST = 1.6;
const SMALLEST = 40;
const HIGH = 1.4;
const GAP = 4;
/** How much higher a hand of large cards may be than one of usual ones. */
const EXTRA = 16;

/** How much of a card is seen at least, beside the next one and above the line below it. */
interface Seen {
  wide: number;
  high: number;
}

const WHOLE: Seen = { wide: 1, high: 1 };
/** What is covered of a card leaves its number whole. */
const NUMBER: Seen = { wide: 0.82, high: 0.78 };

export interface Fit {
  /** The width of a card. */
  size: number;
  /** The width of a line: all are of the same length, so that no card lies all alone. */
  line: number;
  /** How much of a card lies under the next one, and under the line below. */
  beside: number;
  below: number;
}

export interface Room {
  wide: number;
  /** How high the whole screen is, and how much of that the hand may have. */
  screen: number;
  share: number;
  /** Whether cards may lie on each other. */
  overlaps: boolean;
}

/** The hand as it lies in this room. */
export function fitted(cards: number, wish: CardSize, room: Room): Fit {
  const roomy = Math.min(Math.max(Math.min(room.wide, room.screen) / ROOMY, 1), ROOMIEST);
  const usual = widest(cards, WISHED * roomy, room.screen * room.share, room.wide, WHOLE);
  if (wish === "medium") return laid(cards, usual, room.wide, WHOLE);
  if (wish === "small") {
    return laid(cards, Math.max(SMALLEST, usual * SMALL), room.wide, WHOLE);
  }
  const seen = room.overlaps ? NUMBER : WHOLE;
  const allowed = height(cards, usual, room.wide, WHOLE) + EXTRA;
  const large = widest(cards, LARGE * roomy, allowed, room.wide, seen);
  return large > usual ? laid(cards, large, room.wide, seen) : laid(cards, usual, room.wide, WHOLE);
}

/** How wide cards can be so that the whole hand is no higher than this. */
function widest(cards: number, from: number, high: number, wide: number, seen: Seen): number {
  for (let size = from; size > SMALLEST; size -= 2) {
    if (height(cards, size, wide, seen) <= high) return size;
  }
  return SMALLEST;
}

function laid(cards: number, size: number, wide: number, seen: Seen): Fit {
  const lines = linesOf(cards, size, wide, seen);
  const inLine = Math.ceil(cards / lines);
  const over = inLine * (size + GAP) - GAP - wide;
  const beside = seen.wide < 1 && over > 0 ? over / (inLine - 1) + 0.5 : 0;
  const line = lines > 1 ? inLine * (size + GAP - beside) + beside : Number.MAX_SAFE_INTEGER;
  return { size, line, beside, below: lines > 1 ? size * HIGH * (1 - seen.high) : 0 };
}

function height(cards: number, size: number, wide: number, seen: Seen): number {
  const lines = linesOf(cards, size, wide, seen);
  return size * HIGH * (1 + (lines - 1) * seen.high) + lines * GAP;
}

function linesOf(cards: number, size: number, wide: number, seen: Seen): number {
  const gap = seen.wide < 1 ? 0 : GAP;
  const inLine = 1 + Math.floor((wide - size) / (size * seen.wide + gap));
  return Math.max(1, Math.ceil(cards / Math.max(1, inLine)));
}
