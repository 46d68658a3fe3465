/** The shuffle of docs/notation.md, section 3: random numbers, shuffling and dealing from a seed. */
import { sortRank } from "../game/cards";
import { hashBytes, hashText } from "./sha256";

const SPAN = 2 ** 32;
const KEY_BYTES = 32;
const COUNTER_BYTES = 8;

/** Generates the endless stream of 32-bit numbers for a seed and a label. */
export function* randomNumbers(seed: string, label: string): Generator<number, never> {
  const block = new Uint8Array(KEY_BYTES + COUNTER_BYTES);
  block.set(hashText(`${seed}/${label}`));
  const counter = new DataView(block.buffer, KEY_BYTES);
  for (let number = 0; ; number++) {
    counter.setBigUint64(0, BigInt(number));
    const digest = hashBytes(block);
    const words = new DataView(digest.buffer, digest.byteOffset);
    for (let start = 0; start < digest.length; start += 4) yield words.getUint32(start);
  }
}

/** Draws the next number below a bound from a stream, without bias. */
function drawBelow(stream: Generator<number, never>, bound: number): number {
  const limit = SPAN - (SPAN % bound);
  for (;;) {
    const number = stream.next().value;
    if (number < limit) return number % bound;
  }
}

/** Sorts cards like a fresh deck: by colour, then by value, jokers last. */
export function sortDeck(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => sortRank(one, "colour") - sortRank(other, "colour"));
}

/** Shuffles a deck by seed and label; the top card comes first. */
export function shuffle(cards: readonly string[], seed: string, label: string): string[] {
  const stream = randomNumbers(seed, label);
  const deck = sortDeck(cards);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = drawBelow(stream, last + 1);
    const card = deck[last] as string;
    deck[last] = deck[other] as string;
    deck[other] = card;
  }
  return deck;
}

/** Deals one card at a time until each seat has its number of cards, and returns the hands and the rest. */
export function deal(
  deck: readonly string[],
  sizes: readonly number[],
  dealer: number,
  direction: 1 | -1,
): { hands: string[][]; rest: string[] } {
  const hands: string[][] = sizes.map(() => []);
  const rest = [...deck];
  const left = sizes.reduce((sum, size) => sum + size, 0);
  let seat = dealer;
  for (let given = 0; given < left && rest.length > 0;) {
    seat = (seat + direction + sizes.length) % sizes.length;
    const hand = hands[seat] as string[];
    if (hand.length === sizes[seat]) continue;
    hand.push(rest.shift() as string);
    given++;
  }
  return { hands, rest };
}

/** Draws lots for the seat that starts a round. */
export function drawStarter(seed: string, round: number, players: number): number {
  return drawBelow(randomNumbers(seed, `${round}/starter`), players);
}
