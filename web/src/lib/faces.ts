/** Whose face is whose: it goes along from seat to seat. */
import type { ShownChair } from "../wire/types";

/** What a face is made from besides a bot's level. */
export function faceSeed(chair: ShownChair | undefined, seat: number): number {
  const letters = Array.from(chair?.player ?? "");
  if (letters.length === 0) return (chair?.number ?? seat + 1) - 1;
  return letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
}
