/** Checks whether the cards of a round match the deal that a seed produces. */
import type { Frame } from "../net/api";
import { deal, shuffle } from "./shuffle";

const MOST_REDEALS = 50;
const CARD = /^([rygb]\d+|\*)$/;

/** The cards of a round before its first move. */
export interface Start {
  /** Every seat's cards: hands, or stacks in reverse order. */
  seats: string[][];
  stacked: boolean;
  /** The rest of the deck, in order. */
  rest: string[];
  /** The cards set aside, before the deal or after it. */
  aside: string[];
  dealer: number;
  turn: number | null;
  byLot: boolean;
}

/** Reads how a round was dealt; null if the frame does not say. */
export function readStart({ deal, state }: Frame): Start | null {
  const { dealer, turn, options } = state;
  const seats = deal?.hands ?? deal?.stacks;
  if (!deal || !Array.isArray(seats) || typeof dealer !== "number") return null;
  if (typeof turn !== "number" && turn !== null) return null;
  return {
    seats,
    stacked: deal.hands === undefined,
    rest: [...(deal.open ?? []), ...(deal.stock ?? [])],
    aside: deal.aside ?? [],
    dealer,
    turn,
    byLot: ((options ?? {}) as Record<string, unknown>).starter === null,
  };
}

/** Whether the cards on the table are the dealt ones, and each seat has only its own. */
export function matchesState({ seats, rest }: Start, state: Record<string, unknown>): boolean {
  const of = (place: string, seat: number) => (state[place] as unknown[] | undefined)?.[seat];
  // Before the first move, some cards may already have been paired, turned over or set aside.
  const elsewhere = ["stacks", "piles"].some((place) => place in state);
  const stock = collectCards(state.stock);
  return (
    isEqual(stock, rest.slice(rest.length - stock.length)) &&
    seats.every((cards, seat) => {
      const held = [...collectCards(of("hands", seat)), ...collectCards(of("stacks", seat))];
      return elsewhere ? held.every((card) => cards.includes(card)) : isSameSet(held, cards);
    })
  );
}

/** Collects all card names in a value. */
function collectCards(value: unknown): string[] {
  if (typeof value === "string") return CARD.test(value) ? [value] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(collectCards)
    : [];
}

/** Counts the redeals until the seed produces this start; null if it never does. */
export function countRedeals(
  start: Start,
  seed: string,
  round: number,
  ways: readonly (1 | -1)[],
  starting: number | null,
): number | null {
  if (isUnshuffled(start)) return 0;
  const cards = [...start.seats.flat(), ...start.rest, ...start.aside];
  for (const way of ways) {
    const skipped: string[][] = [];
    for (let attempt = 0; attempt <= MOST_REDEALS; attempt++) {
      const deck = shuffle(cards, seed, `${round}/deal/${attempt}`);
      if (isDealtFrom(start, deck, way))
        return isRedealNeeded(skipped, start, starting) ? attempt : null;
      skipped.push(deck.slice(0, start.seats.flat().length));
    }
  }
  return null;
}

/** Whether a deck, dealt in this direction, produces this start. */
function isDealtFrom({ seats, stacked, rest, aside, dealer }: Start, deck: string[], way: 1 | -1) {
  const sizes = seats.map((cards) => cards.length);
  const first = deal(deck.slice(aside.length), sizes, dealer, way);
  const last = deal(deck, sizes, dealer, way);
  const same = (given: readonly string[][], left: readonly string[]) =>
    isEqual(left, rest) &&
    given.every((cards, seat) =>
      stacked ? isEqual([...cards].reverse(), seats[seat] ?? []) : isSameSet(cards, seats[seat]),
    );
  return (
    (isEqual(deck.slice(0, aside.length), aside) && same(first.hands, first.rest)) ||
    (isEqual(deck.slice(deck.length - aside.length), aside) &&
      same(last.hands, last.rest.slice(0, last.rest.length - aside.length)))
  );
}

/** Whether the deal involved no chance: all seats have the same numbers, each in one colour. */
function isUnshuffled({ seats, rest, aside }: Start): boolean {
  const numbers = (cards: readonly string[]) => cards.map((card) => card.slice(1));
  const one = seats.every((cards) => new Set(cards.map((card) => card[0])).size === 1);
  const same = seats.every((cards) => isSameSet(numbers(cards), numbers(seats[0] ?? [])));
  return rest.length === 0 && aside.length === 0 && one && same;
}

/**
 * Whether every redeal had a reason: in the earlier deals nobody had a certain number, which the
 * starting player has now. Without this check the dealer could redeal until they like the cards.
 */
function isRedealNeeded(
  skipped: readonly string[][],
  start: Start,
  starting: number | null,
): boolean {
  if (skipped.length === 0) return true;
  const begins = start.turn === null ? start.seats.flat() : (start.seats[start.turn] ?? []);
  const wanted = begins.map(valueOf).filter((value) => starting === null || value === starting);
  return wanted.some((value) =>
    skipped.every((hands) => value !== null && !hands.some((card) => valueOf(card) === value)),
  );
}

/** Finds the number of the first card on an empty table; null if the table was not empty. */
export function findOpeningValue(first: Frame, second: Frame | undefined): number | null {
  const rows = Object.values((first.state.rows ?? {}) as Record<string, unknown[]>);
  if (rows.some((row) => row.length > 0) || second?.round !== first.round) return null;
  return valueOf(second.move ?? "");
}

function valueOf(card: string): number | null {
  const digits = /^[rygb](\d+)/.exec(card)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Finds the possible directions of the deal, which follow from the order of the turns. */
export function findDirections(frames: readonly Frame[]): (1 | -1)[] {
  let sum = 0;
  for (const [at, { round, state }] of frames.entries()) {
    const before = frames[at - 1];
    const players = typeof state.players === "number" ? state.players : 0;
    if (before?.round !== round || players < 3) continue;
    const { turn } = state;
    const was = before.state.turn;
    if (typeof turn !== "number" || typeof was !== "number") continue;
    if (turn === (was + 1) % players) sum++;
    else if (was === (turn + 1) % players) sum--;
  }
  if (sum === 0) return [1, -1];
  return sum > 0 ? [1] : [-1];
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

/** Whether two lists contain the same cards in any order. */
export function isSameSet(one: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && isEqual([...one].sort(), [...other].sort());
}
