/** A number line: the position of each number, and labels that do not overlap. */

export interface Range {
  least: number;
  most: number;
}

/** A guess on the number line. */
export interface Mark {
  seat: number;
  guess: number;
}

/**
 * A guess with the position of its label: the distance from the left, and the lane above the
 * line.
 */
export interface PlacedLabel extends Mark {
  left: number;
  lane: number;
}

/** The position of a number on the line, from 0 to 1. */
export function positionOf(number: number, { least, most }: Range): number {
  return most > least ? (number - least) / (most - least) : 0.5;
}

/** Places labels of a given width in lanes, each as near to its number as possible. */
export function placeLabels(
  marks: readonly Mark[],
  range: Range,
  width: number,
  wide: number,
  lanes: number,
): PlacedLabel[] {
  const sorted = [...marks].sort((one, two) => one.guess - two.guess || one.seat - two.seat);
  const lines = Array.from({ length: lanes }, (_, lane) =>
    sorted.filter((_, n) => n % lanes === lane),
  );
  return lines.flatMap((line, lane) => {
    const wanted = line.map(({ guess }) => positionOf(guess, range) * width - wide / 2);
    const lefts = spreadApart(wanted, wide, width - wide);
    return line.map((mark, n) => ({ ...mark, left: lefts[n] ?? 0, lane }));
  });
}

/** Moves positions apart to a minimum distance, up to a maximum, with as little change as possible. */
function spreadApart(wanted: readonly number[], far: number, most: number): number[] {
  // Labels that would overlap form a group, centred on the average of their positions.
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

/** Lists the numbers written below the line: both ends, and round numbers not too close to them. */
export function listTicks({ least, most }: Range): number[] {
  const length = most - least;
  const step = length > 80 ? 20 : length > 40 ? 10 : 5;
  const round = [];
  for (let number = Math.ceil(least / step) * step; number < most; number += step) {
    if (number - least > step / 2 && most - number > step / 2) round.push(number);
  }
  return [least, ...round, most];
}
