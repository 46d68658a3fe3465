/** Whether the cards of a round are those that a seed deals. */
import type { Frame } from "./api";
import { dealt, shuffled } from "./shuffle";

const MOST_REDEALS = 50;
const CARD = /^([rygb]\d+|\*)$/;

/** The cards of a round before its first move. */
export interface Start {
  /** Every seat's cards as hands, or as stacks, which lie the other way round. */
  seats: string[][];
  stacked: boolean;
  /** What was left over, in order. */
  rest: string[];
  /** What was laid aside, before the deal or after it. */
  aside: string[];
  dealer: number;
  turn: number | null;
  byLot: boolean;
}

/** How a round was dealt; null where it is not said. */
export function startOf({ deal, state }: Frame): Start | null {
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

/** Whether the cards that lie there are the dealt ones: each seat has nothing but its own. */
export function lies({ seats, rest }: Start, state: Record<string, unknown>): boolean {
  const of = (place: string, seat: number) => (state[place] as unknown[] | undefined)?.[seat];
  // Before the first move some may already have been put together, turned over or laid away.
  const elsewhere = ["stacks", "piles"].some((place) => place in state);
  const stock = cardsIn(state.stock);
  return (
    alike(stock, rest.slice(rest.length - stock.length)) &&
    seats.every((cards, seat) => {
      const held = [...cardsIn(of("hands", seat)), ...cardsIn(of("stacks", seat))];
      return elsewhere ? held.every((card) => cards.includes(card)) : sameSet(held, cards);
    })
  );
}

/** All names of cards within something. */
function cardsIn(value: unknown): string[] {
  if (typeof value === "string") return CARD.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(cardsIn) : [];
}

/** After how many redeals the seed gives this start; null if it never does. */
export function redealt(
  start: Start,
  seed: string,
  round: number,
  ways: readonly (1 | -1)[],
  starting: number | null,
): number | null {
  if (unshuffled(start)) return 0;
  const cards = [...start.seats.flat(), ...start.rest, ...start.aside];
  for (const way of ways) {
    const skipped: string[][] = [];
    for (let attempt = 0; attempt <= MOST_REDEALS; attempt++) {
      const deck = shuffled(cards, seed, `${round}/deal/${attempt}`);
      if (dealtSo(start, deck, way)) return redealNeeded(skipped, start, starting) ? attempt : null;
      skipped.push(deck.slice(0, start.seats.flat().length));
    }
  }
  return null;
}

/** Whether a deck, dealt this way round, gives this start. */
function dealtSo({ seats, stacked, rest, aside, dealer }: Start, deck: string[], way: 1 | -1) {
  const sizes = seats.map((cards) => cards.length);
  const first = dealt(deck.slice(aside.length), sizes, dealer, way);
  const last = dealt(deck, sizes, dealer, way);
  const same = (given: readonly string[][], left: readonly string[]) =>
    alike(left, rest) &&
    given.every((cards, seat) =>
      stacked ? alike([...cards].reverse(), seats[seat] ?? []) : sameSet(cards, seats[seat]),
    );
  return (
    (alike(deck.slice(0, aside.length), aside) && same(first.hands, first.rest)) ||
    (alike(deck.slice(deck.length - aside.length), aside) &&
      same(last.hands, last.rest.slice(0, last.rest.length - aside.length)))
  );
}

/** Whether nothing was left to chance: everyone has the same numbers of one colour each. */
function unshuffled({ seats, rest, aside }: Start): boolean {
  const numbers = (cards: readonly string[]) => cards.map((card) => card.slice(1));
  const one = seats.every((cards) => new Set(cards.map((card) => card[0])).size === 1);
  const same = seats.every((cards) => sameSet(numbers(cards), numbers(seats[0] ?? [])));
  return rest.length === 0 && aside.length === 0 && one && same;
}

/**
 * Whether cards were dealt again for a reason: in the deals before nobody had a certain number,
 * which the one who begins now has. Otherwise whoever deals could go on until he likes the cards.
 */
function redealNeeded(
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

/** The number that the first card on an empty table had; null if the table was not empty. */
export function opening(first: Frame, second: Frame | undefined): number | null {
  const rows = Object.values((first.state.rows ?? {}) as Record<string, unknown[]>);
  if (rows.some((row) => row.length > 0) || second?.round !== first.round) return null;
  return valueOf(second.move ?? "");
}

function valueOf(card: string): number | null {
  const digits = /^[rygb](\d+)/.exec(card)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The way round in which cards are dealt: that in which turns were seen to pass. */
export function directions(frames: readonly Frame[]): (1 | -1)[] {
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

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}

/** Whether these are the same cards, in whatever order. */
export function sameSet(one: readonly string[], other: readonly string[] | undefined): boolean {
  return other !== undefined && alike([...one].sort(), [...other].sort());
}
