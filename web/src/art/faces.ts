/** How a bot looks: always the same for the same words and number. */
import { COLOURS, type Colour } from "../lib/cards";

export const EXTRAS = ["none", "cap", "sprout", "bow", "antenna", "tuft"] as const;

export interface Looks {
  colour: Colour;
  extra: (typeof EXTRAS)[number];
  glasses: boolean;
  cheeks: boolean;
}

/** The looks that belong to a level and a seed; neighbouring seeds differ in colour. */
export function looks(level: string, seed: number): Looks {
  let hash = 7;
  for (const letter of level) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  const other = hash + seed * 7;
  return {
    colour: COLOURS[(hash + seed) % 4] ?? "r",
    extra: EXTRAS[other % EXTRAS.length] ?? "none",
    glasses: other % 5 === 0,
    cheeks: other % 3 !== 0,
  };
}
