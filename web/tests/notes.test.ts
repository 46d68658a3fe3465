import { beforeEach, expect, test, vi } from "vitest";
import { noteCommitment, noteCut, noteHand, notesOf } from "../src/lib/notes";

const CODE = "2V3VPC";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test("a promise is noted once, and a cut belongs to the deal that it was promised for", () => {
  noteCommitment(CODE, 0, "aa");
  noteCommitment(CODE, 0, "aa");
  noteCut(CODE, "01");
  noteCommitment(CODE, 1, "bb");
  noteCut(CODE, "02");
  noteCut(CODE, "03", 2);
  expect(notesOf(CODE).promises.map(({ commitment }) => commitment)).toEqual(["aa", "bb"]);
  expect(notesOf(CODE).cuts.map(({ match }) => match)).toEqual([0, 1, 2]);
  expect(notesOf("OTHERS").promises).toEqual([]);
});

test("a hand is noted as it was first seen", () => {
  noteHand(CODE, 1, 1, 0, ["r1", "r2"]);
  noteHand(CODE, 1, 1, 0, ["r1"]);
  noteHand(CODE, 1, 2, 0, ["g1"]);
  expect(notesOf(CODE).hands.map(({ cards }) => cards)).toEqual([["r1", "r2"], ["g1"]]);
});

test("what is kept stays small, and nonsense there does no harm", () => {
  for (let n = 0; n < 60; n++) noteCommitment(CODE, n, `${n}`);
  for (let n = 0; n < 60; n++) noteCommitment(`T${n}`, 0, "aa");
  expect(notesOf(CODE).promises).toEqual([]);
  expect(notesOf("T59").promises).toHaveLength(1);
  localStorage.setItem("elfer-fair", "[nonsense");
  expect(notesOf("T59").promises).toEqual([]);
  noteCut(CODE, "01");
  expect(notesOf(CODE).cuts).toHaveLength(1);
});
