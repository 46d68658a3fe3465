/** The animation of a deal, loaded when the first cards are dealt. */
import { isMotionAllowed } from "../device/settings.svelte";
import { EASE, launch, makeGhost, moveFrom, readDuration } from "./animation";

/** The places of a deal. */
export interface Deal {
  /** The stock or the dealer, where the cards come from. */
  from: DOMRect;
  /** The player's cards, in the order of the hand. */
  hand: readonly HTMLElement[];
  /** The other players' cards, in the order of the deal. */
  seats: readonly Element[];
  /** Makes a picture of a face-down card. */
  back: () => Node | null;
}

/** Each other player gets this many visible cards, whatever the number of cards dealt. */
const BACKS = 3;
/** The share of the deal after which the player's cards have arrived, and begin to fan out. */
const ARRIVED = 0.55;
/** A place wider than this is an area; cards come from its middle. */
const WIDEST = 160;

/**
 * Deals: face-down cards fly to the other players, and the player's own cards fly to the middle of
 * the hand and fan out. Players can already play meanwhile; a tap or a key ends the deal immediately.
 */
export function dealCards({ from, hand, seats, back }: Deal): void {
  if (!isMotionAllowed()) return;
  const duration = readDuration("--deal");
  const ends = hand.map((card) => card.getBoundingClientRect());
  const targets = seats.map((seat) => seat.getBoundingClientRect());
  const start = shrink(from);
  const animations = [
    ...fanOut(hand, ends, start, duration),
    ...dealBacks(targets, start, duration, back),
  ];
  const listening = new AbortController();
  const finish = (): void => animations.forEach((animation) => animation.finish());
  for (const type of ["pointerdown", "keydown"] as const) {
    addEventListener(type, finish, { capture: true, signal: listening.signal });
  }
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => listening.abort());
}

function fanOut(
  hand: readonly HTMLElement[],
  ends: readonly DOMRect[],
  start: DOMRect,
  duration: number,
): Animation[] {
  const middle = ends[ends.length >> 1];
  if (!middle) return [];
  return hand.flatMap((card, n) => {
    const end = ends[n];
    if (!end || end.width === 0) return [];
    const [first, last] = moveFrom(start, end);
    const [stacked] = moveFrom(middle, end);
    return card.animate([{ ...first, opacity: 0 }, { ...stacked, offset: ARRIVED }, { ...last }], {
      duration,
      delay: (n * duration) / 3 / hand.length,
      easing: EASE,
      fill: "backwards",
    });
  });
}

function dealBacks(
  targets: readonly DOMRect[],
  start: DOMRect,
  duration: number,
  back: () => Node | null,
): Animation[] {
  const count = BACKS * targets.length;
  return Array.from({ length: count }).flatMap((_, n) => {
    const end = targets[n % targets.length];
    const picture = back();
    if (!end || !picture) return [];
    const delay = (n * duration) / 2 / count;
    return launch(makeGhost(picture), start, shrink(end), { duration: duration / 2, delay }, 1);
  });
}

/** The place of a card in the middle of an area. */
function shrink(rect: DOMRect): DOMRect {
  if (rect.width <= WIDEST) return rect;
  const width = WIDEST / 3;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  return new DOMRect(x - width / 2, y - width * 0.7, width, width * 1.4);
}
