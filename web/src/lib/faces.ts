/** Whose face is whose: it goes along from seat to seat. */
import type { ShownChair } from "../wire/types";
import { sibling } from "./chairs";

/** What a face is made from besides a bot's level. */
export function faceSeed(chairs: readonly ShownChair[] | undefined, seat: number): number {
  const letters = Array.from(chairs?.[seat]?.player ?? "");
  if (letters.length === 0) return sibling(chairs, seat);
  return letters.reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
}
