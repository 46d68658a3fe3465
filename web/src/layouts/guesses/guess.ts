/** What somebody has typed as a guess. */

/** A whole number of at most four figures; null for anything else. */
export function read(typed: string): number | null {
  const figures = typed.trim();
  return /^\d{1,4}$/.test(figures) ? Number(figures) : null;
}
