import { beforeEach, expect, test, vi } from "vitest";

const KEY = "elfer-settings";
let kept: Map<string, string>;
let root: { dataset: Record<string, string> };

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  root = { dataset: {} };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  vi.stubGlobal("document", { documentElement: root });
});

const loaded = () => import("../src/lib/settings.svelte");

test("what was chosen is there the next time", async () => {
  const { settings, settle } = await loaded();
  settings.name = "Ann";
  settings.sound = true;
  settle();
  vi.resetModules();
  const next = await loaded();
  expect(next.settings).toMatchObject({ name: "Ann", sound: true, help: true });
});

test("the page looks like the settings", async () => {
  const { settings, settle } = await loaded();
  settings.theme = "dark";
  settings.cards = "large";
  settings.animations = false;
  settle();
  expect(root.dataset).toEqual({ theme: "dark", cards: "large", motion: "off" });
  settings.theme = "auto";
  settings.animations = true;
  settle();
  expect(root.dataset).toEqual({ cards: "large" });
});

test.each([
  ["no JSON", "{"],
  ["a list", "[1]"],
  ["nothing", "null"],
  ["other types", JSON.stringify({ sound: "yes", pace: null, name: 3, unknown: 1 })],
])("a kept file of %s gives the usual settings", async (_, text) => {
  kept.set(KEY, text);
  const { settings } = await loaded();
  expect(settings).toMatchObject({ sound: false, pace: 900, name: "", language: null });
  expect(settings).not.toHaveProperty("unknown");
});

test("a browser that keeps nothing is no reason to fail", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { settings, settle } = await loaded();
  settle();
  expect(settings.help).toBe(true);
});
