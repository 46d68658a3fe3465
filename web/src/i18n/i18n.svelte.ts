/** Fluent messages in the player's language, loaded on demand. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "../device/settings.svelte";

export const LANGUAGES: Record<Language, string> = {
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  en: "English",
};

/** The main texts of each language, loaded on demand. */
const sources: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import("virtual:locale/de"),
  fr: () => import("virtual:locale/fr"),
  it: () => import("virtual:locale/it"),
  en: () => import("virtual:locale/en"),
};

/**
 * Texts that few players need immediately: instructions, refusals, the check of the shuffle, and
 * bots.
 */
type Part = "howto" | "rules" | "fair" | "bots";

const parts: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  howto: {
    de: () => import("virtual:locale/de/howto"),
    fr: () => import("virtual:locale/fr/howto"),
    it: () => import("virtual:locale/it/howto"),
    en: () => import("virtual:locale/en/howto"),
  },
  rules: {
    de: () => import("virtual:locale/de/rules"),
    fr: () => import("virtual:locale/fr/rules"),
    it: () => import("virtual:locale/it/rules"),
    en: () => import("virtual:locale/en/rules"),
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

/** The language of the loaded texts. */
export function currentLanguage(): Language {
  return spoken;
}

/** The language in the settings, otherwise the browser's first supported language. */
export function preferredLanguage(): Language {
  if (settings.language !== null && settings.language in LANGUAGES) return settings.language;
  const ours = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (ours.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Loads the texts of the preferred language and switches to it. */
export async function loadLanguage(): Promise<void> {
  const next = preferredLanguage();
  const text = (await sources[next]()).default;
  const loaded = new FluentBundle(next, { useIsolating: false });
  loaded.addResource(new FluentResource(text));
  bundle = loaded;
  spoken = next;
  document.documentElement.lang = next;
}

/** Loads an additional part of the texts. */
export async function loadMessages(part: Part): Promise<void> {
  const next = spoken;
  const text = (await parts[part][next]()).default;
  if (next === spoken) bundle?.addResource(new FluentResource(text), { allowOverrides: true });
}

export function hasMessage(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** Formats a message; empty if it does not exist or a variable is missing. */
export function formatComplete(id: string, given: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return "";
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, given, errors);
  return errors.length > 0 ? "" : text;
}

/** Formats a message in the player's language; returns its id if it does not exist. */
export function t(id: string, given?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : "";
  return bundle.formatPattern(pattern, given ?? null, []);
}
