/** Whose hand is drawn from. */
import type { View } from "../../lib/table.svelte";

/** How many cards everyone has; in a replay the hands lie open. */
export function sizes(view: View): number[] {
  const hands = view.hands as (number | string[])[];
  return hands.map((hand) => (Array.isArray(hand) ? hand.length : hand));
}

/** The first one with cards, around the table from whoever draws. */
export function giver(view: View): number | null {
  const { turn, players } = view;
  if (turn === null || view.round_over) return null;
  const all = sizes(view);
  for (let step = 1; step < players; step++) {
    const seat = (turn + step) % players;
    if (all[seat]) return seat;
  }
  return null;
}
