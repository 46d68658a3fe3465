/** Cards by their names in the notation. */
import { t } from "./texts.svelte";

export type Colour = "r" | "y" | "g" | "b";
export const COLOURS: readonly Colour[] = ["r", "y", "g", "b"];

export interface Face {
  /** The colour; null for a joker in the hand. */
  colour: Colour | null;
  /** The number; null for a joker in the hand. */
  value: number | null;
  /** Whether it is a joker, in the hand or lying for a card. */
  joker: boolean;
}

const NAME = /^(\*?)([rygb])(\d+)$/;

/** What a card's name says. */
export function face(name: string): Face {
  const parts = NAME.exec(name);
  if (!parts) return { colour: null, value: null, joker: name.startsWith("*") };
  return { colour: parts[2] as Colour, value: Number(parts[3]), joker: parts[1] === "*" };
}

/** A card as people say it within a sentence. */
export function said(name: string): string {
  const { colour, value } = face(name);
  return colour === null || value === null ? t("joker") : t("card-name", { colour, value });
}

/** A row by its colour, or where it takes every colour by how it begins. */
export function rowName(colour: string, mixed = false): string {
  return t(mixed ? "row-name-mixed" : "row-name", { colour });
}

/** A card as it is called by itself. */
export function label(name: string): string {
  const { colour, value, joker } = face(name);
  if (colour === null || value === null) return t("joker");
  return t(joker ? "card-joker-as" : "card-label", { colour, value });
}

/** A card's place in a hand sorted by colour, or by number. */
export function rank(name: string, order: "colour" | "number"): number {
  const { colour, value } = face(name);
  if (colour === null || value === null) return Number.MAX_SAFE_INTEGER;
  const suit = COLOURS.indexOf(colour);
  return order === "colour" ? suit * 100 + value : value * 10 + suit;
}
