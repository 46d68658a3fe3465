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

const loadSettings = () => import("../../src/device/settings.svelte");

test("settings survive a reload", async () => {
  const { settings, saveSettings } = await loadSettings();
  settings.name = "Ann";
  settings.sound = true;
  saveSettings();
  vi.resetModules();
  const next = await loadSettings();
  expect(next.settings).toMatchObject({ name: "Ann", sound: true, help: true });
});

test("settings apply to the page", async () => {
  const { settings, saveSettings } = await loadSettings();
  settings.theme = "dark";
  settings.cards = "large";
  settings.animations = false;
  saveSettings();
  expect(root.dataset).toEqual({ theme: "dark", cards: "large", motion: "off" });
  settings.theme = "auto";
  settings.animations = true;
  saveSettings();
  expect(root.dataset).toEqual({ cards: "large" });
});

test.each([
  ["invalid JSON", "{"],
  ["a list", "[1]"],
  ["null", "null"],
  ["of the wrong type", JSON.stringify({ sound: "yes", pace: null, name: 3, unknown: 1 })],
])("a stored value that is %s leads to the default settings", async (_, text) => {
  kept.set(KEY, text);
  const { settings } = await loadSettings();
  expect(settings).toMatchObject({ sound: false, pace: 900, name: "", language: null });
  expect(settings).not.toHaveProperty("unknown");
});

test("settings work in a browser without storage", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { settings, saveSettings } = await loadSettings();
  saveSettings();
  expect(settings.help).toBe(true);
});
