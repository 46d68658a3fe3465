/** The short code of a table, as somebody types it. */

export const CODE_LENGTH = 6;
const LETTERS = /^[ACDEFGHJKMNPQRTUVWXY2346789]+$/;

/** The code that was meant: case and spaces do not matter, nor what is easily misread. */
export function readCode(text: string): string | null {
  const link = /\/t\/([^/?#]+)/.exec(text);
  const typed = (link?.[1] ?? text).replace(/[\s-]+/gu, "").toUpperCase();
  const code = typed.replaceAll("B", "8").replaceAll("Z", "2");
  return code.length === CODE_LENGTH && LETTERS.test(code) ? code : null;
}
