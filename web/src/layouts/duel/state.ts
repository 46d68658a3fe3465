/** The piles of a fight between two stacks, read from the view or from an event. */
import type { GameEvent, View } from "../../stores/table.svelte";

/** The cards of the current fight by seat, the last turned card first. */
export function pilesOf(view: View): string[][] {
  return view.piles as string[][];
}

/** Whether the fight is tied and continues. */
export function isTied(view: View): boolean {
  const [one = [], other = []] = pilesOf(view);
  return one.length > 0 && other.length > 0;
}

/** The cards of a finished fight by seat; the event lists the winner's cards first. */
export function pilesOfFight({ seat, cards }: GameEvent): string[][] {
  const all = cards as string[];
  const won = all.slice(0, all.length / 2).reverse();
  const lost = all.slice(all.length / 2).reverse();
  return seat === 1 ? [lost, won] : [won, lost];
}
