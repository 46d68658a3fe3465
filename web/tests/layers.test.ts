/** Components import types only from lower layers, which dependency-cruiser does not check. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const CONTRACT = new URL("../.dependency-cruiser.mjs", import.meta.url).href;
const { LAYERS } = (await import(/* @vite-ignore */ CONTRACT)) as { LAYERS: string[][] };
const SOURCES = new URL("../src/", import.meta.url);

/** The depth of a file's layer, and its folder. */
function layerOf(path: string): { depth: number; folder: string } {
  const depth = LAYERS.findIndex((folders) => folders.some((one) => path.startsWith(`${one}/`)));
  return { depth, folder: LAYERS[depth]?.find((one) => path.startsWith(`${one}/`)) ?? "" };
}

function listTypeImports(path: string): string[] {
  const text = readFileSync(new URL(path, SOURCES), "utf8");
  const found = text.matchAll(/import type [^;]*? from "(\.[^"]+)"/g);
  return Array.from(found, ([, to = ""]) => join(dirname(path), to));
}

/** Whether a file may import a type from another. */
function isAllowed(from: string, to: string): boolean {
  const [above, below] = [layerOf(from), layerOf(to)];
  return above.folder === below.folder || above.depth < below.depth;
}

test("types come from lower layers", () => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".svelte"));
  expect(paths.length).toBeGreaterThan(100);
  const wrong = paths.flatMap((path) =>
    listTypeImports(path).flatMap((to) => (isAllowed(path, to) ? [] : [`${path} -> ${to}`])),
  );
  expect(wrong).toEqual([]);
});

test("an import from a higher layer is detected", () => {
  expect(isAllowed("art/Box.svelte", "stores/table.svelte")).toBe(false);
  expect(isAllowed("components/Field.svelte", "table/match/Match.svelte")).toBe(false);
  expect(isAllowed("pages/StartPage.svelte", "net/api")).toBe(true);
});
