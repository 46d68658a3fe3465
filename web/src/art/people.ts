/** The faces of people: twelve drawings in six colours, in the same style as the characters. */
import { FACE_COLOURS, unpackFace } from "../game/faces";
import type { Layer, Looks } from "./portraits";

type Drawing = Pick<Looks, "skin" | "hair"> &
  Partial<Pick<Looks, "behind" | "on" | "over" | "mouths">>;

const EARS: Layer = ["skin", "M15.5 31A3 4 0 1 0 19 28ZM48.5 31A3 4 0 1 1 45 28Z"];
const ROUND_CUT = "M17 29Q16 11.5 32 11.5T47 29Q43 19.5 32 19.5T17 29Z";
const CHEEKS: Layer = [
  "blush",
  "M19.5 38a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0M38.5 38a3 2.4 0 1 0 6 0a3 2.4 0 1 0-6 0",
];

const DRAWINGS: readonly Drawing[] = [
  // A child with a quiff.
  {
    skin: "#ffdfc2",
    hair: "#6d4021",
    behind: [EARS],
    on: [
      [
        "hair",
        "M17 30Q14 9 31 9Q40 4 47 10Q50 20 46.5 30Q44.5 22 39 20.5Q27 25 22 21.5Q18.5 24 17 30Z",
      ],
    ],
  },
  // A child with two puffs of curls.
  {
    skin: "#9a6544",
    hair: "#2b211c",
    behind: [
      ["hair", "M7 17a10 10 0 1 0 20 0a10 10 0 1 0-20 0M37 17a10 10 0 1 0 20 0a10 10 0 1 0-20 0"],
    ],
    on: [
      ["hair", ROUND_CUT],
      ["colour", "M18 24.5L24.5 11L28 13L21 26ZM46 24.5L39.5 11L36 13L43 26Z"],
    ],
  },
  // Long fair hair.
  {
    skin: "#ffd9b8",
    hair: "#e3b04b",
    behind: [["hair", "M12 52Q9 9 32 9T52 52Q42 57 32 57T12 52Z"]],
    on: [["hair", "M16.5 36Q14 10.5 32 10.5T47.5 36Q46 24 37 19Q28 27 20 27Q17 30 16.5 36Z"]],
  },
  // A grandfather with a moustache and glasses.
  {
    skin: "#f6c9a8",
    hair: "#f4f1ea",
    behind: [EARS],
    on: [
      [
        "hair",
        "M17 33Q11.5 30 13.5 23.5Q15 19.5 19 20Q16.5 26 20 32ZM47 33Q52.5 30 50.5 23.5Q49 19.5 45 20Q47.5 26 44 32Z",
      ],
    ],
    over: [
      ["hair edge", "M22 39Q27.5 34.5 32 37.5Q36.5 34.5 42 39Q37 42.5 32 40.3Q27 42.5 22 39Z"],
      [
        "glass",
        "M20.5 31a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0M32.3 31a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0-11.2 0",
      ],
    ],
    mouths: {
      calm: "M28.5 43.5Q32 45.5 35.5 43.5",
      glad: "M27 42.5Q32 43.5 37 42.5Q36 48 32 48T27 42.5Z",
      sad: "M28.5 45Q32 42.5 35.5 45",
      thinking: "M30 44Q33 43 35.5 44",
    },
  },
  // A grandmother with a bun, glasses and earrings.
  {
    skin: "#e6b48a",
    hair: "#b9b6b4",
    behind: [["hair", "M23 9a9 7.5 0 1 0 18 0a9 7.5 0 1 0-18 0"]],
    on: [
      ["hair", "M16.5 33Q14.5 11 32 11T47.5 33Q46 21.5 32 18.5Q18 21.5 16.5 33Z"],
      [
        "colour",
        "M14.5 40a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M44.3 40a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0",
      ],
    ],
    over: [
      ["glass", "M20 28.5H30V33.5Q25 37.5 20 33.5ZM34 28.5H44V33.5Q39 37.5 34 33.5Z"],
      ["wire", "M30 30Q32 29 34 30"],
    ],
  },
  // A headscarf.
  {
    skin: "#e0a878",
    hair: "#33271f",
    on: [
      [
        "colour",
        "M32 7Q53 7 51 34Q51 47 56 54Q45 63 32 63T8 54Q13 47 13 34Q11 7 32 7ZM32 19Q20.5 19 20.5 31Q20.5 46 32 46T43.5 31Q43.5 19 32 19Z",
      ],
      ["fold", "M21 44Q32 55 43 44M34 50.5Q40 57 50 57.5"],
    ],
  },
  // A bald head and a black beard.
  {
    skin: "#b67a4e",
    hair: "#2b211c",
    behind: [EARS],
    on: [
      ["hair", "M17.5 31Q20 35 22 36.5Q26 34.5 32 35T42 36.5Q44 35 46.5 31Q49 53 32 54T17.5 31Z"],
      ["lip", "M26 38.5Q32 36.5 38 38.5Q39 46 32 46T26 38.5Z"],
    ],
    over: [["brow", "M22 26Q26 23.5 29.5 26M34.5 26Q38 23.5 42 26"]],
  },
  // A great round head of curls.
  {
    skin: "#8d5e40",
    hair: "#241a16",
    behind: [
      [
        "hair",
        "M14 41A7.5 7.5 0 0 1 8.5 28A8.5 8.5 0 0 1 13 14.5A9 9 0 0 1 25.5 6A8.5 8.5 0 0 1 38.5 6A9 9 0 0 1 51 14.5A8.5 8.5 0 0 1 55.5 28A7.5 7.5 0 0 1 50 41Z",
      ],
    ],
    on: [
      [
        "hair",
        "M18 29Q17 16 25 18Q30 14 35 17.5Q46 15 46 29Q43 22.5 37 22Q27 23 22 22.5Q19 25 18 29Z",
      ],
    ],
  },
  // A black bob with a fringe.
  {
    skin: "#f7d3a6",
    hair: "#23262f",
    behind: [["hair", "M12.5 45V27Q12 9 32 9T51.5 27V45Q45 48 41 46H23Q19 48 12.5 45Z"]],
    on: [
      [
        "hair",
        "M16 40V26Q16 10.5 32 10.5T48 26V40Q45.5 40 44.5 37L44 27Q32 24.5 20 27L19.5 37Q18.5 40 16 40Z",
      ],
    ],
  },
  // Red hair in a ponytail, with a hairband.
  {
    skin: "#ffe0cc",
    hair: "#c4501f",
    behind: [["hair", "M44 14Q60 8 61 24Q62 38 53 45Q55 34 50 29Q46 25 44 14Z"]],
    on: [
      ["hair", "M16.5 31Q14.5 10 32 10T47.5 31Q45 22.5 32 21.5T16.5 31Z"],
      ["colour", "M16 24Q17 17.5 20.5 14.5Q32 10.5 43.5 14.5Q47 17.5 48 24Q42 17 32 17T16 24Z"],
      ["freckle", "M22 36h.1M24.5 37.5h.1M42 36h.1M39.5 37.5h.1"],
    ],
  },
  // A cap.
  {
    skin: "#d9a06e",
    hair: "#4a2f1d",
    behind: [EARS, ["hair", "M15 34V22H49V34Q46 37 44 33H20Q18 37 15 34Z"]],
    on: [
      ["colour", "M15 25Q13.5 7.5 32 7.5T49 25Q41 21.5 32 21.5T15 25Z"],
      ["peak", "M29 20.5Q46 18 59 23.5Q59 27 55 26.5Q45 22.5 30 24.5Z"],
    ],
  },
  // A bobble hat.
  {
    skin: "#fbd0b0",
    hair: "#8b5a2b",
    behind: [
      EARS,
      ["white", "M26 6a6 6 0 1 0 12 0a6 6 0 1 0-12 0"],
      ["hair", "M15.5 40V24H48.5V40Q44 41 43.5 33H20.5Q20 41 15.5 40Z"],
    ],
    on: [
      ["colour", "M16 22Q15 7 32 7T48 22Z"],
      ["knit", "M14.5 19Q32 14.5 49.5 19V26Q32 21.5 14.5 26Z"],
      CHEEKS,
    ],
  },
];

/** Returns the portrait of a person; the seed is the number of a face. */
export function personLooks(seed: number): Looks {
  const { drawing, colour } = unpackFace(seed);
  const drawn = DRAWINGS[drawing] ?? { skin: "", hair: "" };
  return { behind: [], on: [], over: [], ...drawn, colour: FACE_COLOURS[colour] ?? "r" };
}
