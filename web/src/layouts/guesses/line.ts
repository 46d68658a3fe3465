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

/** A guess with the place of its label: from the left, and in which line above. */
export interface Placed extends Mark {
  left: number;
  lane: number;
}

/** Where a number stands, from 0 to 1. */
export function share(number: number, { least, most }: Range): number {
  return most > least ? (number - least) / (most - least) : 0.5;
}

/** Labels so many pixels wide, in so many lines, each as near its number as the others let it. */
export function placed(
  marks: readonly Mark[],
  range: Range,
  width: number,
  wide: number,
  lanes: number,
): Placed[] {
  const sorted = [...marks].sort((one, two) => one.guess - two.guess || one.seat - two.seat);
  const lines = Array.from({ length: lanes }, (_, lane) =>
    sorted.filter((_, n) => n % lanes === lane),
  );
  return lines.flatMap((line, lane) => {
    const wanted = line.map(({ guess }) => share(guess, range) * width - wide / 2);
    const lefts = apart(wanted, wide, width - wide);
    return line.map((mark, n) => ({ ...mark, left: lefts[n] ?? 0, lane }));
  });
}

/** Places at least so far apart and at most so far right, as near the wanted ones as can be. */
function apart(wanted: readonly number[], far: number, most: number): number[] {
  // Those that are in each other's way stand together, around the middle of what they want.
  const groups: { sum: number; count: number }[] = [];
  for (const [n, place] of wanted.entries()) {
    let group = { sum: place - n * far, count: 1 };
    let last = groups.at(-1);
    while (last && last.sum / last.count > group.sum / group.count) {
      group = { sum: last.sum + group.sum, count: last.count + group.count };
      groups.pop();
      last = groups.at(-1);
    }
    groups.push(group);
  }
  const loose = groups.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  const room = most - (wanted.length - 1) * far;
  return loose.map((place, n) => Math.max(0, Math.min(place, room)) + n * far);
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
