/** Texts in the person's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

export const LANGUAGES: Record<Language, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

/** Each language is a piece of its own, loaded when it is needed. */
const sources: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:locale/de"),
  fr: () => import("virtual:locale/fr"),
  it: () => import("virtual:locale/it"),
  en: () => import("virtual:locale/en"),
};

/** What few need at once: how to play, the check of the shuffle, what bots are like and why. */
type Part = "howto" | "fair" | "bots";

const parts: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  howto: {
    de: () => import("virtual:locale/de/howto"),
    fr: () => import("virtual:locale/fr/howto"),
    it: () => import("virtual:locale/it/howto"),
    en: () => import("virtual:locale/en/howto"),
  },
  fair: {
    de: () => import("virtual:locale/de/fair"),
    fr: () => import("virtual:locale/fr/fair"),
    it: () => import("virtual:locale/it/fair"),
    en: () => import("virtual:locale/en/fair"),
  },
  bots: {
    de: () => import("virtual:locale/de/bots"),
    fr: () => import("virtual:locale/fr/bots"),
    it: () => import("virtual:locale/it/bots"),
    en: () => import("virtual:locale/en/bots"),
  },
};

let bundle: FluentBundle | null = $state.raw(null);
let spoken: Language = $state("en");

/** The language that is spoken now. */
export function language(): Language {
  return spoken;
}

/** The language of the settings, or else the first of the browser's that we speak. */
export function wanted(): Language {
  if (settings.language !== null && settings.language in LANGUAGES) return settings.language;
  const ours = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (ours.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Speaks the wanted language from now on. */
export async function speak(): Promise<void> {
  const next = wanted();
  const text = (await sources[next]()).default;
  const loaded = new FluentBundle(next, { useIsolating: false });
  loaded.addResource(new FluentResource(text));
  bundle = loaded;
  spoken = next;
  document.documentElement.lang = next;
}

/** Adds words that few need at once. */
export async function readPart(part: Part): Promise<void> {
  const next = spoken;
  const text = (await parts[part][next]()).default;
  if (next === spoken) bundle?.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** A message in the person's language; its id where there is none. */
export function t(id: string, given?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : "";
  return bundle.formatPattern(pattern, given ?? null, []);
}
