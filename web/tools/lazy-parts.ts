/** A Vite plugin that lets the app itself load the files of each `import()`; see src/net/lazy-parts.ts. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOADER = fileURLToPath(new URL("../src/net/lazy-parts.ts", import.meta.url));
/** The module of Vite that would do it. */
const REPLACED = "\0vite/preload-helper.js";

export function parts(): Plugin {
  return {
    name: "elfer-parts",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false, // a browser that cannot preload modules loads them a moment later
          // Vite leaves out the list of a part that is a single file.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === "js" && !others.includes(file) ? [file, ...others] : others,
        },
      },
    }),
    load: (id) =>
      id === REPLACED
        ? `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};`
        : null,
  };
}
