import { describe, expect, it } from "vitest";
import {
  deriveFace,
  DRAWINGS,
  FACE_COLOURS,
  findFreeFace,
  isFace,
  packFace,
  toWireFace,
  unpackFace,
} from "../../src/game/faces";

const ALL = Array.from({ length: DRAWINGS * FACE_COLOURS.length }, (_, n) => n);

describe("faces", () => {
  it("turns every face into a number and back", () => {
    for (const face of ALL) expect(packFace(unpackFace(face))).toBe(face);
    expect(new Set(ALL.map((face) => JSON.stringify(toWireFace(face)))).size).toBe(ALL.length);
  });

  it("sends no face that does not exist", () => {
    for (const face of [-1, ALL.length, 1.5, NaN]) {
      expect(isFace(face)).toBe(false);
      expect(toWireFace(face)).toBeNull();
    }
  });

  it("derives different faces for people who come one after the other", () => {
    for (let number = 0; number < 1000; number++) {
      const six = Array.from({ length: 6 }, (_, n) => unpackFace(deriveFace(number + n)));
      expect(new Set(six.map(({ drawing }) => drawing)).size).toBe(6);
      expect(new Set(six.map(({ colour }) => colour)).size).toBe(6);
    }
  });

  it("finds a face that nobody has", () => {
    const taken: number[] = [];
    for (let n = 0; n < 6; n++) taken.push(findFreeFace(taken));
    expect(new Set(taken.map((face) => unpackFace(face).drawing)).size).toBe(6);
    expect(new Set(taken.map((face) => unpackFace(face).colour)).size).toBe(6);
    expect(isFace(findFreeFace(ALL))).toBe(true);
  });
});
