/** A number line: where numbers stand on it, and how their labels keep out of each other's way. */

export interface Range {
  least: number;
  most: number;
}

/** A guess on the line. */
export interface Mark {
  seat: number;
  guess: number;
}

/** A guess with the place of its label: from the left, and how high above the line. */
export interface Placed extends Mark {
  left: number;
  lane: number;
}

/** Where a number stands, from 0 to 1. */
export function share(number: number, { least, most }: Range): number {
  return most > least ? (number - least) / (most - least) : 0.5;
}

/** Labels so many pixels wide, each as near above its number as there is room. */
export function placed(
  marks: readonly Mark[],
  range: Range,
  width: number,
  wide: number,
): Placed[] {
  const ends: number[] = [];
  return [...marks]
    .sort((one, two) => one.guess - two.guess || one.seat - two.seat)
    .map((mark) => {
      const middle = share(mark.guess, range) * width;
      const left = Math.max(0, Math.min(middle - wide / 2, width - wide));
      const free = ends.findIndex((end) => end <= left);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = left + wide;
      return { ...mark, left, lane };
    });
}

/** The numbers that are written at the line: the ends, and round ones that are not too near them. */
export function ticks({ least, most }: Range): number[] {
  const length = most - least;
  const step = length > 80 ? 20 : length > 40 ? 10 : 5;
  const round = [];
  for (let number = Math.ceil(least / step) * step; number < most; number += step) {
    if (number - least > step / 2 && most - number > step / 2) round.push(number);
  }
  return [least, ...round, most];
}
