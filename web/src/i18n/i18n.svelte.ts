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
 * Texts that few players need immediately: instructions, refusals, the check of the shuffle, the
 * end of a round, bots, and keys.
 */
type Part = "howto" | "refusals" | "rulebook" | "fairness" | "results" | "bots" | "shortcuts";

const parts: Record<Part, Record<Language, () => Promise<{ default: string }>>> = {
  howto: {
    de: () => import("virtual:locale/de/howto"),
    fr: () => import("virtual:locale/fr/howto"),
    it: () => import("virtual:locale/it/howto"),
    en: () => import("virtual:locale/en/howto"),
  },
  refusals: {
    de: () => import("virtual:locale/de/refusals"),
    fr: () => import("virtual:locale/fr/refusals"),
    it: () => import("virtual:locale/it/refusals"),
    en: () => import("virtual:locale/en/refusals"),
  },
  rulebook: {
    de: () => import("virtual:locale/de/rulebook"),
    fr: () => import("virtual:locale/fr/rulebook"),
    it: () => import("virtual:locale/it/rulebook"),
    en: () => import("virtual:locale/en/rulebook"),
  },
  fairness: {
    de: () => import("virtual:locale/de/fairness"),
    fr: () => import("virtual:locale/fr/fairness"),
    it: () => import("virtual:locale/it/fairness"),
    en: () => import("virtual:locale/en/fairness"),
  },
  results: {
    de: () => import("virtual:locale/de/results"),
    fr: () => import("virtual:locale/fr/results"),
    it: () => import("virtual:locale/it/results"),
    en: () => import("virtual:locale/en/results"),
  },
  bots: {
    de: () => import("virtual:locale/de/bots"),
    fr: () => import("virtual:locale/fr/bots"),
    it: () => import("virtual:locale/it/bots"),
    en: () => import("virtual:locale/en/bots"),
  },
  shortcuts: {
    de: () => import("virtual:locale/de/shortcuts"),
    fr: () => import("virtual:locale/fr/shortcuts"),
    it: () => import("virtual:locale/it/shortcuts"),
    en: () => import("virtual:locale/en/shortcuts"),
  },
};

const SWISS_TAGS = ["de-ch", "de-li"];
const SWISS_SPELLING: Record<string, string> = { ß: "ss", "„": "«", "“": "»", "‚": "‹", "‘": "›" };

let bundle: FluentBundle | null = $state.raw(null);
let spoken: Language = $state("en");
let swiss = $state(false);
let loading: Promise<void> = Promise.resolve();
const loadedParts = new Set<Part>();

/** The language of the loaded texts. */
export function currentLanguage(): Language {
  return spoken;
}

/** The tag of the loaded texts: the language, or German as it is written in Switzerland. */
export function currentTag(): string {
  return swiss ? "de-CH" : spoken;
}

/** Whether the browser asks for German as it is written in Switzerland. */
function prefersSwiss(): boolean {
  const german = navigator.languages
    .map((tag) => tag.toLowerCase())
    .find((tag) => /^de\b/.test(tag));
  return german !== undefined && SWISS_TAGS.includes(german);
}

/** A resource of messages in the spelling of the current language. */
function resource(text: string): FluentResource {
  const spelled = swiss ? text.replace(/[ß„“‚‘]/g, (sign) => SWISS_SPELLING[sign] ?? sign) : text;
  return new FluentResource(spelled);
}

/** The language of the settings, otherwise the first supported language of the browser. */
export function preferredLanguage(): Language {
  if (settings.language !== null && settings.language in LANGUAGES) return settings.language;
  const ours = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (ours.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Loads the texts of the preferred language and switches to it. */
export function loadLanguage(): Promise<void> {
  loading = switchLanguage();
  return loading;
}

async function switchLanguage(): Promise<void> {
  const next = preferredLanguage();
  const loads = [sources[next], ...Array.from(loadedParts, (part) => parts[part][next])];
  const texts = await Promise.all(loads.map((load) => load()));
  swiss = next === "de" && prefersSwiss();
  const loaded = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) loaded.addResource(resource(text.default));
  bundle = loaded;
  spoken = next;
  document.documentElement.lang = currentTag();
}

/** Loads an additional part of the texts. */
export async function loadMessages(part: Part): Promise<void> {
  await loading;
  const next = spoken;
  const text = (await parts[part][next]()).default;
  loadedParts.add(part);
  if (next === spoken) bundle?.addResource(resource(text), { allowOverrides: true });
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
