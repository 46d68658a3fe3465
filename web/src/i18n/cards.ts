/** Names of cards, rows and colours in the player's language. */
import { type Colour, parseCard } from "../game/cards";
import { t } from "./i18n.svelte";

/** The name of a card within a sentence. */
export function cardName(name: string): string {
  const { colour, value } = parseCard(name);
  return colour === null || value === null ? t("joker") : t("card-name", { colour, value });
}

/** The label of a card on its own. */
export function cardLabel(name: string): string {
  const { colour, value, joker } = parseCard(name);
  if (colour === null || value === null) return t("joker");
  return t(joker ? "card-joker-as" : "card-label", { colour, value });
}

/** The name of a row: its colour, or the colour of its eleven if the row takes every colour. */
export function rowName(colour: string, mixed = false): string {
  return t(mixed ? "row-name-mixed" : "row-name", { colour });
}

/** The name of a colour in a list. */
export function colourName(colour: Colour): string {
  return t(`colour-${colour}`);
}
