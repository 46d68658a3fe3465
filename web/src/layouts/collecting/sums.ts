/** What a hand has of each colour. */
import { COLOURS, type Colour, face } from "../../lib/cards";

/** A colour, and what its numbers add up to. */
export interface Sum {
  colour: Colour;
  sum: number;
}

/** The sums of the colours that are there. */
export function sums(cards: readonly string[]): Sum[] {
  const faces = cards.map(face);
  return COLOURS.filter((colour) => faces.some((each) => each.colour === colour)).map((colour) => ({
    colour,
    sum: faces.reduce((sum, each) => sum + (each.colour === colour ? (each.value ?? 0) : 0), 0),
  }));
}

/** The sum of a card's colour, if the card is the first of it. */
export function headed(card: string, cards: readonly string[]): Sum | null {
  const { colour } = face(card);
  if (cards.find((each) => face(each).colour === colour) !== card) return null;
  return sums(cards).find((each) => each.colour === colour) ?? null;
}
