/** The portraits of the characters: lines on a grid of 64, from back to front. */
import { type Colour, COLOURS } from "../game/cards";
import type { FaceColour } from "../game/faces";

export type Mood = "calm" | "glad" | "sad" | "thinking";

/** The style of a line, and the line. */
export type Layer = readonly [pen: string, line: string];

interface Portrait {
  /** The colours; several bots of one level at a table have different ones. */
  colours: readonly Colour[];
  hairs: readonly string[];
  skins: readonly string[];
  /** Behind the head. */
  behind: readonly Layer[];
  /** On the head, drawn before its eyes and its mouth. */
  on: readonly Layer[];
  /** Over everything. */
  over: readonly Layer[];
  /** Mouths that replace the default ones. */
  mouths?: Partial<Record<Mood, string>>;
  /** Details inside an open mouth. */
  teeth?: string;
}

const LIGHT = ["#ffdfc2", "#f0bd90", "#8d5e40", "#c98f61"];
const OPEN = "M25.5 38Q32 40 38.5 38Q37 45 32 45T25.5 38Z";

const PORTRAITS: Record<string, Portrait> = {
  child: {
    colours: ["y", "g", "r", "b"],
    hairs: ["#c8612c", "#5b3a22", "#e2b04a", "#33271f"],
    skins: LIGHT,
    behind: [
      ["skin", "M14 33A3.6 4 0 1 0 19 30ZM50 33A3.6 4 0 1 1 45 30Z"],
      ["hair", "M22 14Q17 8 20 4Q25 8 29 8Q29 3 34 1Q36 6 36 9Q41 4 45 6Q42 10 43 15Z"],
    ],
    on: [
      [
        "hair",
        "M17 31Q15 11 32 11T47 31Q45 25 42 22Q40 24 36.5 20Q33 25 29 20.5Q26 24.5 22.5 21.5Q19 25 17 31Z",
      ],
      ["freckle", "M21 36.5h.1M24 38h.1M22.5 40h.1M43 36.5h.1M40 38h.1M41.5 40h.1"],
      ["stripe", "M15 54Q32 49 49 54"],
    ],
    over: [],
    mouths: { calm: OPEN, glad: "M24 37Q32 39 40 37Q38.5 48 32 48T24 37Z" },
    teeth: "M27.6 38.3Q29 38.7 31 38.8V42H28.4ZM33 38.8Q35 38.7 36.4 38.3L35.6 42H33Z",
  },
  easy: {
    colours: ["r", "b", "g", "y"],
    hairs: ["#dba53f", "#7c4a26", "#33271f", "#b3542e"],
    skins: ["#ffdfc2", "#f0bd90", "#8d5e40", "#ffd9b8"],
    behind: [],
    on: [
      ["hair", "M16.5 34Q14 11 32 11T47.5 34Q46 22 32 15.5Q18 22 16.5 34Z"],
      [
        "hair",
        "M17.5 27Q9 30 11 36Q7.5 40 11 43.5Q8.5 48 13 51Q11.5 56 15 58.5Q19 55 17 51Q20.5 47.5 17.5 43.5Q20 39 18 36ZM46.5 27Q55 30 53 36Q56.5 40 53 43.5Q55.5 48 51 51Q52.5 56 49 58.5Q45 55 47 51Q43.5 47.5 46.5 43.5Q44 39 46 36Z",
      ],
      [
        "bow",
        "M15 51L8.5 47.5V54.5ZM15 51L21.5 47.5V54.5ZM49 51L42.5 47.5V54.5ZM49 51L55.5 47.5V54.5Z",
      ],
      ["blush", "M20.5 38a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0M37.5 38a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0"],
    ],
    over: [],
  },
  medium: {
    colours: ["g", "y", "b", "r"],
    hairs: ["#6b4426", "#33271f", "#a9a7a5", "#b3542e"],
    skins: ["#f0bd90", "#c98f61", "#ffdfc2", "#8d5e40"],
    behind: [["skin", "M15.5 31A3 4 0 1 0 19 28ZM48.5 31A3 4 0 1 1 45 28Z"]],
    on: [
      ["hair", "M17.5 30Q20 34 22 36Q26 34.5 32 35T42 36Q44 34 46.5 30Q48.5 52 32 53T17.5 30Z"],
      ["lip", "M26 38.5Q32 36.5 38 38.5Q39 46 32 46T26 38.5Z"],
      ["colour", "M14.5 24Q13 9 30 8Q49 7 50 22Q42 19.5 32 20T14.5 24Z"],
      ["peak", "M14 25Q24 18.5 40 20Q52 21 55 26Q43 22.5 32 23.5T14 25Z"],
    ],
    over: [["brow", "M22 26.5Q26 24.5 29.5 26.5M34.5 26.5Q38 24.5 42 26.5"]],
  },
  hard: {
    colours: ["b", "r", "g", "y"],
    hairs: ["#d9691e", "#c04a1a", "#a9a7a5", "#8a3f1c"],
    skins: ["#ffdfc2", "#f0bd90", "#ffe6cf", "#c98f61"],
    behind: [
      ["hair", "M14 24L12.5 3Q22 6 27 13H37Q42 6 51.5 3L50 24Q56 36 47 45L32 50L17 45Q8 36 14 24Z"],
      ["inner", "M16.5 15L15.8 8Q20 10 23 14ZM47.5 15L48.2 8Q44 10 41 14Z"],
    ],
    on: [
      ["hair", "M16.5 33Q16 13 32 13T47.5 33Q44 24 38 20Q27 26 20 25Q17.5 28 16.5 33Z"],
      ["white", "M23 56L32 49L41 56L32 60Z"],
    ],
    over: [
      ["glass", "M21 30.5H30.5Q30.5 36 26 36T21 30.5ZM33.5 30.5H43Q43 36 38 36T33.5 30.5Z"],
      ["wire", "M21 30.5L17.5 28.5M43 30.5L46.5 28.5M30.5 31.5Q32 30.5 33.5 31.5"],
      ["mole", "M39.5 41.5h.1"],
    ],
    mouths: { calm: "M27 41Q33 43.5 37.5 38.5", thinking: "M28 41.5Q33 41.5 36.5 39.5" },
  },
  expert: {
    colours: ["b", "g", "r", "y"],
    hairs: ["#e9e6df", "#cfd3da", "#f3ead2", "#b9b4c6"],
    skins: ["#ffdfc2", "#c98f61", "#f0bd90", "#8d5e40"],
    behind: [
      ["deep", "M1 32a31 31 0 1 0 62 0a31 31 0 1 0-62 0"],
      ["skin", "M18 29L7.5 23Q8 34 18 37ZM46 29L56.5 23Q56 34 46 37Z"],
      [
        "hair",
        "M20 31Q9 29 11.5 23.5Q4.5 21 9 15.5Q5.5 9 13.5 9Q15 2.5 22 6Q27 .5 32 4.5Q37 .5 42 6Q49 2.5 50.5 9Q58.5 9 55 15.5Q59.5 21 52.5 23.5Q55 29 44 31Z",
      ],
    ],
    on: [
      ["coat", "M10.5 54.5Q15 47 26 47L32 54L38 47Q49 47 53.5 54.5A31 31 0 0 1 10.5 54.5Z"],
      ["colour", "M32 52L26.5 49V55.5ZM32 52L37.5 49V55.5Z"],
      ["badge", "M39 50.5h10.5v8.5H39Z"],
      ["eleven", "M41.4 54.1L42.8 53v3.8M45.6 54.1L47 53v3.8"],
    ],
    over: [
      ["hair", "M23.5 39.5Q27.5 35.5 32 38Q36.5 35.5 40.5 39.5Q36.5 42 32 40Q27.5 42 23.5 39.5Z"],
      [
        "glass",
        "M20.5 31.5a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0M31.9 31.5a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0-11.6 0",
      ],
    ],
    mouths: {
      calm: "M28.5 43.5Q32 45.5 35.5 43.5",
      glad: "M27 42.5Q32 43.5 37 42.5Q36 48 32 48T27 42.5Z",
      sad: "M28.5 45Q32 42.5 35.5 45",
      thinking: "M30 44Q33 43 35.5 44",
    },
  },
};

/** A portrait with the colours of one particular bot or person. */
export type Looks = Pick<Portrait, "behind" | "on" | "over" | "mouths" | "teeth"> & {
  colour: FaceColour;
  hair: string;
  skin: string;
};

/** Returns the portrait of a character; null if the level has none. */
export function characterLooks(level: string, seed: number): Looks | null {
  const found = PORTRAITS[level];
  if (!found) return null;
  const at = seed % COLOURS.length;
  const { colours, hairs, skins, ...rest } = found;
  return { ...rest, colour: colours[at] ?? "r", hair: hairs[at] ?? "", skin: skins[at] ?? "" };
}
