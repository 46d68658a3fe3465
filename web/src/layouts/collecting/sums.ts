/** The sums of a hand by colour. */
import { type Colour, COLOURS, parseCard } from "../../game/cards";

/** A colour and the sum of its numbers. */
export interface ColourTotal {
  colour: Colour;
  sum: number;
}

/** Sums up each colour of a hand. */
export function sumColours(cards: readonly string[]): ColourTotal[] {
  const faces = cards.map(parseCard);
  return COLOURS.filter((colour) => faces.some((each) => each.colour === colour)).map((colour) => ({
    colour,
    sum: faces.reduce((sum, each) => sum + (each.colour === colour ? (each.value ?? 0) : 0), 0),
  }));
}

/** The sum of a card's colour if the card is the first one of that colour. */
export function sumOfFirstCard(card: string, cards: readonly string[]): ColourTotal | null {
  const { colour } = parseCard(card);
  if (cards.find((each) => parseCard(each).colour === colour) !== card) return null;
  return sumColours(cards).find((each) => each.colour === colour) ?? null;
}
