/** Local storage that never throws, even in private windows and on full disks. */

/** Reads the text stored under a key; null if there is none. */
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

export function removeKey(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}

/** Reads a stored JSON value; returns the fallback if it is missing or invalid. */
export function readValue<T>(key: string, fallback: T): T {
  const text = readText(key);
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}
