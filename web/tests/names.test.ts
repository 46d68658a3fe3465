import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..", "src");

test("nothing at a table is shortened to an ellipsis", () => {
  const shortened = ["layouts", "table"]
    .flatMap((folder) => {
      const found = readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf-8" });
      return found.map((file) => join(folder, file));
    })
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => readFileSync(join(SOURCES, file), "utf-8").includes("text-overflow"));
  expect(shortened).toEqual([]);
});
