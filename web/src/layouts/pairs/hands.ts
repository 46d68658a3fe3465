/** How many cards are in hands. */
import type { View } from "../../lib/table.svelte";

/** How many cards everyone has; in a replay the hands lie open. */
export function sizes(view: View): number[] {
  const hands = view.hands as (number | string[])[];
  return hands.map((hand) => (Array.isArray(hand) ? hand.length : hand));
}
