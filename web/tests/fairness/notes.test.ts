import { beforeEach, expect, test, vi } from "vitest";
import { loadNotes, noteCommitment, noteCut, noteHand } from "../../src/fairness/notes";

const CODE = "2V3VPC";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test("notes a commitment once, and a cut with the deal that it was made for", () => {
  noteCommitment(CODE, 0, "aa");
  noteCommitment(CODE, 0, "aa");
  noteCut(CODE, "01");
  noteCommitment(CODE, 1, "bb");
  noteCut(CODE, "02");
  noteCut(CODE, "03", 2);
  expect(loadNotes(CODE).promises.map(({ commitment }) => commitment)).toEqual(["aa", "bb"]);
  expect(loadNotes(CODE).cuts.map(({ match }) => match)).toEqual([0, 1, 2]);
  expect(loadNotes("OTHERS").promises).toEqual([]);
});

test("notes a hand as it was first seen", () => {
  noteHand(CODE, 1, 1, 0, ["r1", "r2"]);
  noteHand(CODE, 1, 1, 0, ["r1"]);
  noteHand(CODE, 1, 2, 0, ["g1"]);
  expect(loadNotes(CODE).hands.map(({ cards }) => cards)).toEqual([["r1", "r2"], ["g1"]]);
});

test("keeps a limited number of notes, and ignores invalid ones", () => {
  for (let n = 0; n < 60; n++) noteCommitment(CODE, n, `${n}`);
  for (let n = 0; n < 60; n++) noteCommitment(`T${n}`, 0, "aa");
  expect(loadNotes(CODE).promises).toEqual([]);
  expect(loadNotes("T59").promises).toHaveLength(1);
  localStorage.setItem("elfer-fair", "[nonsense");
  expect(loadNotes("T59").promises).toEqual([]);
  noteCut(CODE, "01");
  expect(loadNotes(CODE).cuts).toHaveLength(1);
});
