/** The settings of this device: defaults, storage, and their effect on the page. */
import { readValue, writeText } from "./storage";

export type Language = "de" | "fr" | "it" | "en";
export type Theme = "auto" | "light" | "dark";
export type CardSize = "small" | "medium" | "large";
export type RowLayout = "auto" | "compact" | "spread";
export type HandSort = "colour" | "number" | "hand";
/** How much a screen reader reads out: only turns, events, or everything. */
export type Verbosity = "short" | "normal" | "full";

export interface Settings {
  language: Language | null;
  theme: Theme;
  cards: CardSize;
  layout: RowLayout;
  order: HandSort;
  animations: boolean;
  sound: boolean;
  /** Whether this device has been offered sounds. */
  soundOffered: boolean;
  /** Whether a phone vibrates. */
  haptics: boolean;
  confirm: boolean;
  help: boolean;
  lessons: boolean;
  /** Whether hints are offered by default. */
  hints: boolean;
  /** Overrides of that default for players of this device, by name. */
  hintsOf: Record<string, boolean>;
  /** Whether a move that leaves nothing to choose is played automatically. */
  automatic: boolean;
  /** Overrides of that default for players of this device, by name. */
  automaticOf: Record<string, boolean>;
  /** Whether single keys are shortcuts at the table. */
  shortcuts: boolean;
  /** Whether a tap anywhere on the screen is a call, for small children. */
  whole: boolean;
  pace: number;
  /** The bot level that was chosen last. */
  level: string;
  telling: Verbosity;
  name: string;
  /** The number of the face that the owner has chosen; -1 until then. */
  face: number;
}

const KEY = "elfer-settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  cards: "medium",
  layout: "auto",
  order: "colour",
  animations: true,
  sound: false,
  soundOffered: false,
  haptics: true,
  confirm: false,
  help: true,
  lessons: true,
  hints: true,
  hintsOf: {},
  automatic: true,
  automaticOf: {},
  shortcuts: true,
  whole: false,
  pace: 900,
  level: "",
  telling: "normal",
  name: "",
  face: -1,
};

/** The settings of this device; call `saveSettings` after a change. */
export const settings: Settings = $state({
  ...DEFAULTS,
  ...filterKnown(readValue<object>(KEY, {})),
});

/** Saves the settings and applies them to the page. */
export function saveSettings(): void {
  writeText(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dataset.cards = settings.cards;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.animations) delete root.dataset.motion;
  else root.dataset.motion = "off";
}

/** Whether animations are allowed. */
export function isMotionAllowed(): boolean {
  return settings.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps only known settings of the right type, since stored settings may be outdated. */
function filterKnown(given: unknown): Partial<Settings> {
  if (typeof given !== "object" || given === null) return {};
  const defaults: Record<string, unknown> = { ...DEFAULTS, language: "" };
  const fits = ([key, value]: [string, unknown]) =>
    key in defaults &&
    (value === null ? key === "language" : typeof value === typeof defaults[key]);
  return Object.fromEntries(Object.entries(given).filter(fits));
}

/** Whether an aid is on for a player of this device: hints, or automatic moves. */
export function isAidOn(aid: "hints" | "automatic", name: string): boolean {
  return settings[`${aid}Of`][name] ?? settings[aid];
}
