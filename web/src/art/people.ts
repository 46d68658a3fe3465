/**
 * The looks of people, in the same drawing style as characters; a seed always gives the same
 * look.
 */
import { COLOURS } from "../game/cards";
import type { Layer, Looks } from "./portraits";

const SKINS = ["#ffdfc2", "#f0bd90", "#c98f61", "#8d5e40"];
const TINTS = ["#33271f", "#7c4a26", "#d8a344", "#a9a7a5", "#b3542e"];
/* Short, long, curls, a bun, and a cap. */
const HEADS: readonly Layer[] = [
  ["hair", "M17.5 29Q16 11.5 32 11.5T46.5 29Q43.5 21.5 36 20.5Q26 22.5 20.5 21Z"],
  [
    "hair",
    "M15 45Q13 11 32 11T49 45Q44.5 46 43.5 40Q45.5 24 39 20.5Q30 24 21.5 22.5Q19 31 20.5 40Q19.5 46 15 45Z",
  ],
  [
    "hair",
    "M17 30A5.5 5.5 0 0 1 16.5 20A6.5 6.5 0 0 1 25 12A7.5 7.5 0 0 1 39 12A6.5 6.5 0 0 1 47.5 20A5.5 5.5 0 0 1 47 30Q45 22.5 37 21.5Q27 23.5 22 22.5Q19 24.5 17 30Z",
  ],
  [
    "hair",
    "M17.5 29Q16 12 32 12T46.5 29Q42 20 32 20T17.5 29ZM25.5 10A6.5 6 0 1 1 38.5 10A6.5 6 0 1 1 25.5 10Z",
  ],
  ["colour", "M17 25Q16 10 32 10T47 25Q51 25.5 54 28.5Q46 27 32 27T17 25Z"],
];

/** The looks of a person; neighbouring seeds differ in all of them. */
export function personLooks(seed: number): Looks {
  const head = seed % HEADS.length;
  return {
    colour: COLOURS[seed % COLOURS.length] ?? "r",
    skin: SKINS[(seed * 3 + 1) % SKINS.length] ?? "",
    hair: TINTS[(seed * 2 + 1) % TINTS.length] ?? "",
    behind: [],
    on: HEADS.slice(head, head + 1),
    over: [],
  };
}
