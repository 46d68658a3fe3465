/** The estimated width of names, from which their font size follows. */

/** The widths of letters in the strong weight, in em, and a little room to spare. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[Iijl.,'’|! ]$/, 0.31],
  [/^[fJrt():-]$/, 0.41],
  [/^[mMw]$/, 0.9],
  [/^W$/, 1.13],
  [/^[\p{Lu}\p{Lt}]$/u, 0.78],
  [/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u, 0.61],
  [/^\p{M}$/u, 0],
];
/** The width of other signs, such as Chinese characters. */
const FULL = 1.05;
/** Where a name may break: after a space or a hyphen. */
const BREAK = /(?<=[\s-])/;

/** Estimates the width of a text in one line, in em. */
export function estimateWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? FULL),
    0,
  );
}

/** Estimates the width of the longest word of a name, in em. */
export function estimateLongestWord(name: string): number {
  return Math.max(...name.split(BREAK).map((word) => estimateWidth(word.trim())));
}

/** The width of a name's longest word, in em, and its share of the room that long names need. */
export interface NameShare {
  word: number;
  part: number;
}

/** The width of a word that fits wherever a finger does, in em. */
const SHORT = 3.2;

/** Measures names that stand side by side, for the columns of the class `name-columns`. */
export function shareWidth(names: readonly string[]): NameShare[] {
  const words = names.map(estimateLongestWord);
  const extra = words.map((word) => Math.max(0, word - SHORT));
  const all = extra.reduce((sum, each) => sum + each, 0);
  return words.map((word, n) => ({ word, part: all > 0 ? (extra[n] ?? 0) / all : 0 }));
}
