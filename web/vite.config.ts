import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { locales } from "./tools/locales.ts";

export default defineConfig({
  plugins: [svelte(), locales()],
  build: {
    outDir: "../src/elfer/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy allows data: URLs only for images
    target: "es2022",
    rolldownOptions: {
      output: {
        // Bundle the code that several pages share, so that a first visit makes few requests.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /node_modules|src.(art(?!.Flipping)|components(?!.Rule)|device|game|i18n(?!.bot)|net|stores)./,
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
