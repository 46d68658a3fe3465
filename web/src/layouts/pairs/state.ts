/** The hand sizes in a pair game, read from the view. */
import type { View } from "../../stores/table.svelte";

/** Counts the cards of each hand, which a replay shows face up. */
export function countHands(view: View): number[] {
  const hands = view.hands as (number | string[])[];
  return hands.map((hand) => (Array.isArray(hand) ? hand.length : hand));
}
