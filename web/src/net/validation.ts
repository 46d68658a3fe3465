/** Checks of nicknames and table codes before they are sent, by the server's rules. */

export const LONGEST_NAME = 20;
/** The maximum number of code points in a name, including marks. */
const LONGEST_WRITTEN = 60;
/** The maximum numbers of marks, stacked marks and accents on one letter. */
const MOST_MARKS = 5;
const MOST_STACKED = 3;
const MOST_ACCENTS = 2;

const BETWEEN = " -'.’";
const LETTER = /^(?![\p{DI}\u{13441}\u{13442}])[\p{L}\p{N}]$/u;
const MARK = /^(?![\p{DI}\u{2d7f}\u{1107f}\u{16fe4}\u{1bc9d}])[\p{Mn}\p{Mc}]$/u;
const STACKED = /^\p{Mn}$/u;
const ACCENT = /^[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]$/u;
const ARABIC = /^(?=\p{L})\p{Script=Arabic}$/u;
const JOINER = "\u200d";
const NON_JOINER = "\u200c";
/** Marks of Indic scripts next to which a joiner decides how letters are written. */
const VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2";

/** Normalizes a name: composed characters, no extra spaces. */
export function normalizeName(text: string): string {
  const spaced = text.normalize("NFC").replace(/\p{White_Space}+/gu, " ");
  return spaced.replace(/^ | $/gu, "");
}

/** Checks a name and returns its problem, or null. */
export function checkName(text: string): "empty" | "long" | "letters" | null {
  const name = [...normalizeName(text)];
  if (name.length === 0) return "empty";
  if (!isSpelledCorrectly(name) || !name.some((letter) => LETTER.test(letter))) return "letters";
  const standing = name.filter((letter) => !MARK.test(letter) && !isJoiner(letter));
  return standing.length > LONGEST_NAME || name.length > LONGEST_WRITTEN ? "long" : null;
}

/** Whether every character of a name is allowed in its position. */
function isSpelledCorrectly(name: readonly string[]): boolean {
  /** The marks on the last letter; null if there is no letter for marks. */
  let marks: string[] | null = null;
  for (const [index, letter] of name.entries()) {
    if (LETTER.test(letter)) marks = [];
    else if (BETWEEN.includes(letter)) marks = null;
    else if (MARK.test(letter) && marks) {
      marks.push(letter);
      if (hasTooManyMarks(marks)) return false;
    } else if (!isJoinerNeeded(name[index - 1] ?? "", letter, name[index + 1] ?? "")) return false;
  }
  return true;
}

/** Whether one letter has too many marks. */
function hasTooManyMarks(marks: readonly string[]): boolean {
  return (
    marks.length > MOST_MARKS ||
    marks.filter((mark) => STACKED.test(mark)).length > MOST_STACKED ||
    marks.filter((mark) => ACCENT.test(mark)).length > MOST_ACCENTS ||
    new Set(marks).size < marks.length
  );
}

/** Whether a joiner is needed in this position: next to a virama, or between Arabic letters. */
function isJoinerNeeded(before: string, letter: string, after: string): boolean {
  if (!isJoiner(letter) || before === "") return false;
  if (VIRAMAS.includes(before)) return true;
  if (letter === JOINER && LETTER.test(before) && after && VIRAMAS.includes(after)) return true;
  return letter === NON_JOINER && ARABIC.test(before) && ARABIC.test(after);
}

function isJoiner(letter: string): boolean {
  return letter === JOINER || letter === NON_JOINER;
}

export const CODE_LENGTH = 6;
const LETTERS = /^[ACDEFGHJKMNPQRTUVWXY2346789]+$/;

/** Parses a typed code or a link; ignores case, spaces and characters that are easily misread. */
export function parseTableCode(text: string): string | null {
  const link = /\/t\/([^/?#]+)/.exec(text);
  const typed = (link?.[1] ?? text).replace(/[\s-]+/gu, "").toUpperCase();
  const code = typed.replaceAll("B", "8").replaceAll("Z", "2");
  return code.length === CODE_LENGTH && LETTERS.test(code) ? code : null;
}
