/** Who is to sit where at a table that is only just being reached; taken up once. */

const PREFIX = "elfer-wishes-";
const waiting = new Map<string, string>();

/** By seat: the name of somebody at this device, or null for its person. */
export type Wishes = Record<number, string | null>;

/** Keeps who is to sit where until the table's page asks. */
export function wishes(code: string, names: Wishes): void {
  const text = JSON.stringify(names);
  waiting.set(code, text);
  try {
    sessionStorage.setItem(PREFIX + code, text); // for a reload in between
  } catch {
    // it is still in memory
  }
}

/** Who is to sit where; asked a second time, nobody. */
export function takeWishes(code: string): Wishes {
  let text = waiting.get(code) ?? null;
  waiting.delete(code);
  try {
    text ??= sessionStorage.getItem(PREFIX + code);
    sessionStorage.removeItem(PREFIX + code);
  } catch {
    // nothing was kept
  }
  try {
    return text === null ? {} : (JSON.parse(text) as Wishes);
  } catch {
    return {};
  }
}
