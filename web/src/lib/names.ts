/** Nicknames, checked as the server does, so that it can be said while typing. */

export const LONGEST_NAME = 20;

/** A name as everyone will see it: composed, without needless spaces. */
export function tidyName(text: string): string {
  return text.normalize("NFC").trim().replace(/\s+/gu, " ");
}

/** What is wrong with a name, or null. */
export function nameProblem(text: string): "empty" | "long" | "letters" | null {
  const name = tidyName(text);
  if (name === "") return "empty";
  if (!/^[\p{L}\p{N} \-'.’]+$/u.test(name) || !/[\p{L}\p{N}]/u.test(name)) return "letters";
  return [...name].length > LONGEST_NAME ? "long" : null;
}
