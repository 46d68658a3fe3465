/** The claims and reveals of a bluffing game, read from the view and the log. */
import { type Colour } from "../../game/cards";
import { cardName } from "../../i18n/cards";
import type { GameEvent, LogEntry, View } from "../../stores/table.svelte";

export interface ClaimedCard {
  number: number;
  /** The claimed colour, if there is one. */
  colour: Colour | null;
}

/** The last claim; null on a new pile. */
export function lastClaim(view: View): ClaimedCard | null {
  return typeof view.pile_claim === "number"
    ? { number: view.pile_claim, colour: colourOf(view) }
    : null;
}

/** The claim for the next card; null if there is none. */
export function nextClaim(view: View): ClaimedCard | null {
  if (typeof view.next_claim !== "number" || view.turn === null) return null;
  return { number: view.next_claim, colour: colourOf(view) };
}

/** Describes a claim within a sentence. */
export function describeClaim({ number, colour }: ClaimedCard): string {
  return colour === null ? String(number) : cardName(`${colour}${number}`);
}

/** Counts the cards of the pile, which a replay shows face up. */
export function countPile(view: View): number {
  return Array.isArray(view.middle) ? view.middle.length : Number(view.middle ?? 0);
}

/** The colour of all claims, taken from the pile or from the options. */
function colourOf(view: View): Colour | null {
  return (view.pile_colour ?? view.options.colour ?? null) as Colour | null;
}

/** A last card that nobody questioned; everyone sees it once the match is over. */
export interface BelievedCard {
  seat: number;
  card: string;
  honest: boolean;
  /** The number of cards that were slipped in after it. */
  slipped: number;
}

/** The last card of the winner if nobody questioned it; null during a round. */
export function believedCard(view: View): BelievedCard | null {
  return view.round_over ? ((view.believed as BelievedCard | undefined) ?? null) : null;
}

export interface RevealedCard {
  /** The number of the event, so that it is not shown twice. */
  number: number;
  /** The seat that laid the challenged card, and its claim; null if only the cards were counted. */
  of: number;
  claim: number | null;
  card: string | null;
  /** Whether that seat played fair. */
  fair: boolean;
  /** The event in which a player takes the pile. */
  taken: LogEntry | null;
}

/** Whether an event reveals a card or a pile to everyone. */
export function isReveal(event: GameEvent): boolean {
  return "honest" in event || "right" in event;
}

/** The last reveal, or null. */
export function lastReveal(log: readonly LogEntry[]): RevealedCard | null {
  const index = log.findLastIndex(({ event }) => isReveal(event));
  const shown = log[index];
  if (!shown) return null;
  const { event, number } = shown;
  const next = log[index + 1];
  return {
    number,
    of: Number(event.of),
    claim: typeof event.number === "number" ? event.number : null,
    card: typeof event.card === "string" ? event.card : null,
    fair: event.honest === true || event.right === false,
    taken: next?.event.type === "take" ? next : null,
  };
}
