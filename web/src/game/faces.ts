/** The faces that people choose from: a drawing and a colour, as one number in this app. */
import type { Face, ShownFace } from "../wire/types";

export const DRAWINGS = 12;
/** The colours of people: those of the cards, turquoise and pink. */
export const FACE_COLOURS = ["r", "y", "g", "b", "t", "p"] as const;
export type FaceColour = (typeof FACE_COLOURS)[number];
/** The number of a face that has not been chosen. */
export const NO_FACE = -1;

/** Returns the number of a face. */
export function packFace({ drawing, colour }: ShownFace): number {
  return drawing + colour * DRAWINGS;
}

/** Returns the drawing and the colour of a face. */
export function unpackFace(face: number): ShownFace {
  return { drawing: face % DRAWINGS, colour: Math.floor(face / DRAWINGS) % FACE_COLOURS.length };
}

/** Returns a face for the server; null lets everyone derive one from the person's id. */
export function toWireFace(face: number): Face | null {
  return isFace(face) ? (unpackFace(face) as Face) : null;
}

/** Whether a number stands for a face. */
export function isFace(face: number): boolean {
  return Number.isInteger(face) && face >= 0 && face < DRAWINGS * FACE_COLOURS.length;
}

/** Derives a face from a number; neighbouring numbers differ in drawing and colour. */
export function deriveFace(number: number): number {
  return packFace({ drawing: (number * 5) % DRAWINGS, colour: number % FACE_COLOURS.length });
}

/** Finds a face whose drawing, and if possible colour, nobody at the table has. */
export function findFreeFace(taken: readonly number[]): number {
  const used = taken.map(unpackFace);
  const free = (of: "drawing" | "colour", count: number): number =>
    Array.from({ length: count }, (_, n) => n).find((n) => used.every((one) => one[of] !== n)) ??
    taken.length % count;
  return packFace({
    drawing: free("drawing", DRAWINGS),
    colour: free("colour", FACE_COLOURS.length),
  });
}
