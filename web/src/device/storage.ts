/** Local storage that never throws, even in private windows and on full disks. */

/** Reads the text under a key, or null. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key, if the browser allows it. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // private windows and full disks: the game goes on without it
  }
}

/** Removes a key. */
export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** Reads a stored JSON value, or returns the given default. */
export function readValue<T>(key: string, otherwise: T): T {
  const text = readText(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}
