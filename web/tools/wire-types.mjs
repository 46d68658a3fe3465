// Generates src/wire/types.ts from the server's schema, so that both sides agree.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(await readFile("../docs/wire.schema.json", "utf8"), convertTuples);

/** Converts tuples to the form of older drafts, which the compiler supports. */
function convertTuples(_key, value) {
  if (!value?.prefixItems) return value;
  const { prefixItems, ...rest } = value;
  return { ...rest, items: prefixItems, additionalItems: false };
}

const text = await compile({ ...schema, title: "Wire" }, "Wire", {
  additionalProperties: false,
  bannerComment: "// Generated from docs/wire.schema.json; do not edit.",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
await mkdir("src/wire", { recursive: true });
const before = await readFile("src/wire/types.ts", "utf8").catch(() => "");
if (before !== text) await writeFile("src/wire/types.ts", text);
