/** The import contract of the web app: folders import only from layers below them, without cycles. */

/** The layers of src/, from top to bottom; the folders of one layer do not import each other. */
export const LAYERS = [
  ["app"],
  ["pages"],
  ["table/match"],
  ["table/results"],
  ["table/lobby"],
  ["layouts"],
  ["components"],
  ["stores", "fairness", "art"],
  ["i18n"],
  ["net"],
  ["device"],
  ["game"],
  ["wire"],
];

const within = (folders) => `^src/(${folders.join("|")})/`;

const layers = LAYERS.flatMap((folders, depth) =>
  folders.map((folder) => ({
    name: `layers: ${folder}`,
    severity: "error",
    comment: `src/${folder} imports a folder that is not below it; see docs/web.md.`,
    from: { path: within([folder]) },
    to: {
      path: within(
        LAYERS.slice(0, depth + 1)
          .flat()
          .filter((other) => other !== folder),
      ),
    },
  })),
).slice(1); // the top layer may import every other

export default {
  forbidden: [
    ...layers,
    {
      name: "layers: complete",
      severity: "error",
      comment: "A folder of src/ is missing from the list of layers.",
      from: { path: "^src/", pathNot: within(LAYERS.flat()) },
      to: {},
    },
    {
      name: "families",
      severity: "error",
      comment: "A family of games imports another one; move shared code to layouts/shared.",
      from: { path: "^src/layouts/([^/]+)/" },
      to: { path: "^src/layouts/[^/]+/", pathNot: "^src/layouts/($1|shared)/" },
    },
    {
      name: "no cycles",
      severity: "error",
      comment: "These files import each other in a cycle.",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      comment: "This import cannot be resolved, so the other rules do not see it.",
      from: {},
      to: { couldNotResolve: true, path: "^[.]" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true, // check type imports; tests/layers.test.ts checks those of components
    enhancedResolveOptions: { extensions: [".ts", ".svelte", ".js"] },
  },
};
