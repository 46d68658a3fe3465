/** What stays on this device; a browser that keeps nothing is no reason to fail. */

/** The text kept under a key, or null. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, if the browser lets us. */
export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // private windows and full disks: the game goes on without
  }
}

/** Forgets a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** A kept value, or the given one where there is none that can be read. */
export function keptValue<T>(key: string, otherwise: T): T {
  const text = kept(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}
