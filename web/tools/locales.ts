/** A Vite plugin that bundles the Fluent files of each language. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../locales", import.meta.url));
const PREFIX = "virtual:locale/";
/** The texts that many players never need, in separate modules. */
const PARTS: Record<string, readonly string[]> = {
  fairness: ["fairness.ftl"],
  howto: ["howto.ftl"],
  shortcuts: ["shortcuts.ftl"],
  refusals: ["refusals.ftl"],
  rulebook: ["rulebook.ftl", "shelf.ftl"],
  results: ["results.ftl"],
  bots: ["characters.ftl", "faces.ftl", "bot-reasons.ftl"],
};
/** The texts that only the terminal uses. */
const TERMINAL = "terminal.ftl";
const FILES_ELSEWHERE = [TERMINAL, ...Object.values(PARTS).flat()];

/** Comments, which only translators need. */
const COMMENTS = /^#.*\n/gm;
/** Space that Fluent does not need: blank lines, indentation, and around variables. */
const SPACE = /\n(?=\n)|^ +(?= \*?\[)|(?<=\{) (?=\$[\w-]+ \})|(?<=\{ ?\$[\w-]+) (?=\})/gm;

/**
 * Resolves `virtual:locale/de` to the texts of locales/de, and `virtual:locale/de/howto` to the
 * instructions.
 */
export function locales(): Plugin {
  return {
    name: "elfer-locales",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = "", part] = id.slice(PREFIX.length + 1).split("/");
      const folder = `${ROOT}/${language}`;
      const all = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
      const files =
        PARTS[part ?? ""] ?? all.filter((name) => !FILES_ELSEWHERE.includes(name)).sort();
      const texts = files.map((name) => {
        this.addWatchFile(`${folder}/${name}`);
        return readFileSync(`${folder}/${name}`, "utf8");
      });
      return `export default ${JSON.stringify(texts.join("\n").replace(COMMENTS, "").replace(SPACE, ""))};`;
    },
  };
}
