/** Every message exists in every language, and every message is used. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LOCALES = new URL("../../../locales/", import.meta.url);
const SOURCES = new URL("../../src/", import.meta.url);

function readFiles(folder: URL, end: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => end.test(name) && !name.includes("wire/"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
}

function readIds(language: string): Set<string> {
  const text = readFiles(new URL(`${language}/`, LOCALES), /\.ftl$/).join("\n");
  return new Set(Array.from(text.matchAll(/^([a-z][\w-]*) =/gm), (found) => found[1] ?? ""));
}

const code = readFiles(SOURCES, /\.(svelte|ts)$/).join("\n");
const english = readIds("en");
/** The ids in the code, and the prefixes of ids that the code composes. */
const whole = new Set(Array.from(code.matchAll(/["'`]([a-z][\w-]*)["'`]/g), (found) => found[1]));
const begun = Array.from(code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g), (found) => found[1] ?? "");

test.each(["de", "fr", "it"])("%s has the same messages as English", (language) => {
  expect([...readIds(language)].sort()).toEqual([...english].sort());
});

test("every message in the code exists", () => {
  const asked = Array.from(
    code.matchAll(/\b(?:t|hasMessage)\(\s*"([^"]+)"/g),
    (found) => found[1] ?? "",
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("every message is used", () => {
  const own = /-(shared-)?own$/; // the code appends this for the player's own actions
  const isUsed = (id: string) =>
    whole.has(id) || whole.has(id.replace(own, "")) || begun.some((start) => id.startsWith(start));
  const ours = [...english].filter((id) => !id.startsWith("terminal-")); // those of the terminal
  expect(ours.filter((id) => !isUsed(id))).toEqual([]);
});

test("every prefix of an id has messages", () => {
  const hasMessages = (start: string) => [...english].some((id) => id.startsWith(start));
  const known = begun.filter((start) => !["elfer-", "own-"].includes(start));
  expect(known.filter((start) => !hasMessages(start))).toEqual([]);
});
