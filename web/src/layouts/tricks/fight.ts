/** A fight between two stacks: which cards lie against each other. */
import type { Happening, View } from "../../lib/table.svelte";

/** The cards of the fight by seat, the last one turned over first. */
export function pilesOf(view: View): string[][] {
  return view.piles as string[][];
}

/** Whether both have turned over equal cards and go on, perhaps one of them already has. */
export function tied(view: View): boolean {
  const [one = [], other = []] = pilesOf(view);
  return one.length > 0 && other.length > 0;
}

/** The cards of a fight that is over, as they lay: the winner's are told first. */
export function lay({ seat, cards }: Happening): string[][] {
  const all = cards as string[];
  const won = all.slice(0, all.length / 2).reverse();
  const lost = all.slice(all.length / 2).reverse();
  return seat === 1 ? [lost, won] : [won, lost];
}
