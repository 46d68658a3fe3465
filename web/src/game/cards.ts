/** Cards: colours, parsing of their notation, and their sort order. */

export type Colour = "r" | "y" | "g" | "b";
export const COLOURS: readonly Colour[] = ["r", "y", "g", "b"];

export interface ParsedCard {
  /** The colour; null for a joker in the hand. */
  colour: Colour | null;
  /** The number; null for a joker in the hand. */
  value: number | null;
  /** Whether it is a joker, in the hand or on the table in place of a card. */
  joker: boolean;
}

const NAME = /^(\*?)([rygb])(\d+)$/;

/** Parses the name of a card. */
export function parseCard(name: string): ParsedCard {
  const parts = NAME.exec(name);
  if (!parts) return { colour: null, value: null, joker: name.startsWith("*") };
  return { colour: parts[2] as Colour, value: Number(parts[3]), joker: parts[1] === "*" };
}

/** The rank of a card in a hand sorted by colour or by number. */
export function sortRank(name: string, order: "colour" | "number"): number {
  const { colour, value } = parseCard(name);
  if (colour === null || value === null) return Number.MAX_SAFE_INTEGER;
  const suit = COLOURS.indexOf(colour);
  return order === "colour" ? suit * 100 + value : value * 10 + suit;
}
