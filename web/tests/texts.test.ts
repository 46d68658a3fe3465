/** Every text is there in every language, and every one is used. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LOCALES = new URL("../../locales/", import.meta.url);
const SOURCES = new URL("../src/", import.meta.url);

function files(folder: URL, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => end.test(name) && !name.includes("wire/"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}

function ids(language: string): Set<string> {
  const text = files(new URL(`${language}/`, LOCALES), /\.ftl$/).join("\n");
  return new Set(Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), (found) => found[1] ?? ""));
}

const code = files(SOURCES, /\.(svelte|ts)$/).join("\n");
const english = ids("en");
/** Ids as they stand in the code, and the beginnings of those that are put together there. */
const whole = new Set(Array.from(code.matchAll(/["'`]([a-z][\w-]*)["'`]/g), (found) => found[1]));
const begun = Array.from(code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g), (found) => found[1] ?? "");

test.each(["de", "fr", "it"])("%s has what English has", (language) => {
  expect([...ids(language)].sort()).toEqual([...english].sort());
});

test("every text that the code asks for is there", () => {
  const asked = Array.from(code.matchAll(/\b(?:t|has)\(\s*"([^"]+)"/g), (found) => found[1] ?? "");
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("every text is used", () => {
  const own = /-(shared-)?own$/; // what somebody did himself is asked for by adding to the id
  const used = (id: string) =>
    whole.has(id) || whole.has(id.replace(own, "")) || begun.some((start) => id.startsWith(start));
  expect([...english].filter((id) => !used(id))).toEqual([]);
});

test("every beginning of an id has an end", () => {
  const ended = (start: string) => [...english].some((id) => id.startsWith(start));
  const known = begun.filter((start) => !["elfer-", "own-"].includes(start));
  expect(known.filter((start) => !ended(start))).toEqual([]);
});
