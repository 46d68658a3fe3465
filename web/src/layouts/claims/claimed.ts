/** What is said of the pile, as the view tells it. */
import { type Colour, said } from "../../lib/cards";
import type { View } from "../../lib/table.svelte";

export interface Claimed {
  number: number;
  /** The colour that is said with it, if one is. */
  colour: Colour | null;
}

/** What was said last; null on a new pile. */
export function lastSaid(view: View): Claimed | null {
  return typeof view.pile_claim === "number"
    ? { number: view.pile_claim, colour: colourOf(view) }
    : null;
}

/** What the next card is said to be; null where nobody says any more. */
export function saidNext(view: View): Claimed | null {
  if (typeof view.next_claim !== "number" || view.turn === null) return null;
  return { number: view.next_claim, colour: colourOf(view) };
}

/** A claim within a sentence. */
export function inWords({ number, colour }: Claimed): string {
  return colour === null ? String(number) : said(`${colour}${number}`);
}

/** How many cards lie on the pile; a replay has them all open. */
export function heightOf(view: View): number {
  return Array.isArray(view.middle) ? view.middle.length : Number(view.middle ?? 0);
}

/** The colour of all claims, by what was said of the pile or agreed on. */
function colourOf(view: View): Colour | null {
  return (view.pile_colour ?? view.options.colour ?? null) as Colour | null;
}
