/** The shuffle of docs/notation.md, section 3: what a seed makes of a deck. */
import { rank } from "./cards";
import { hashed, hashedText } from "./sha";

const SPAN = 2 ** 32;
const KEY_BYTES = 32;
const COUNTER_BYTES = 8;

/** The endless stream of 32-bit numbers that a seed has under a label. */
export function* numbers(seed: string, label: string): Generator<number, never> {
  const block = new Uint8Array(KEY_BYTES + COUNTER_BYTES);
  block.set(hashedText(`${seed}/${label}`));
  const counter = new DataView(block.buffer, KEY_BYTES);
  for (let number = 0; ; number++) {
    counter.setBigUint64(0, BigInt(number));
    const digest = hashed(block);
    const words = new DataView(digest.buffer, digest.byteOffset);
    for (let start = 0; start < digest.length; start += 4) yield words.getUint32(start);
  }
}

/** The next number of a stream, brought below a bound without favouring any. */
function below(stream: Generator<number, never>, bound: number): number {
  const limit = SPAN - (SPAN % bound);
  for (;;) {
    const number = stream.next().value;
    if (number < limit) return number % bound;
  }
}

/** Cards as they lie in a fresh deck: colour by colour, by rising value, jokers last. */
export function fresh(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => rank(one, "colour") - rank(other, "colour"));
}

/** A deck as seed and label shuffle it, the top first. */
export function shuffled(cards: readonly string[], seed: string, label: string): string[] {
  const stream = numbers(seed, label);
  const deck = fresh(cards);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(stream, last + 1);
    const card = deck[last] as string;
    deck[last] = deck[other] as string;
    deck[other] = card;
  }
  return deck;
}

/** A deck dealt one card at a time until each seat has its number, and what is left over. */
export function dealt(
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

/** The seat that begins a round by lot. */
export function lot(seed: string, round: number, players: number): number {
  return below(numbers(seed, `${round}/starter`), players);
}
