/** How a person looks: always the same for the same number. */
import { COLOURS, type Colour } from "../lib/cards";

export const HAIRS = ["short", "long", "curls", "bun", "cap"] as const;
const SKINS = ["#ffdfc2", "#f0bd90", "#c98f61", "#8d5e40"];
const TINTS = ["#33271f", "#7c4a26", "#d8a344", "#a9a7a5", "#b3542e"];

export interface PersonLooks {
  colour: Colour;
  hair: (typeof HAIRS)[number];
  skin: string;
  tint: string;
}

/** The looks of a person; neighbouring seeds differ in all of them. */
export function personLooks(seed: number): PersonLooks {
  return {
    colour: COLOURS[seed % COLOURS.length] ?? "r",
    hair: HAIRS[seed % HAIRS.length] ?? "short",
    skin: SKINS[(seed * 3 + 1) % SKINS.length] ?? "",
    tint: TINTS[(seed * 2 + 1) % TINTS.length] ?? "",
  };
}
