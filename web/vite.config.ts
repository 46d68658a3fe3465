import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./tools/locales.ts";
import { parts } from "./tools/lazy-parts.ts";

export default defineConfig({
  plugins: [svelte(), locales(), parts()],
  build: {
    outDir: "../src/elfer/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows data: URLs only for images
    target: "es2022",
    rolldownOptions: {
      output: {
        // Bundle the code that several pages share, so that a first visit makes few requests; the
        // rules, the game picker and the forms are loaded on demand.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules|src.(art(?!.Flipping|.[Bb]ox|.Reaction)|components(?!.Rule|.Game|.Mini|.Shelf|.Skill|.Option|.ColourO|.SeatS|.Stepper|.Join|.Person|.FaceC|.FaceF|.Code|.Field|.NameF|.Radio)|device|game(?!.shelf)|i18n(?!.bot|.options)|net|stores(?!.shelf|.standings))./,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://localhost:1111", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
