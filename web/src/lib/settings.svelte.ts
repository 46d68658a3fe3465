/** What a person prefers on this device. */
import { keep, keptValue } from "./keep";

export type Language = "de" | "fr" | "it" | "en";
export type Theme = "auto" | "light" | "dark";
export type CardSize = "small" | "medium" | "large";
export type Layout = "auto" | "compact" | "spread";
export type Order = "colour" | "number" | "hand";
/** How much a screen reader is told: the turn only, what happened, or everything. */
export type Telling = "short" | "normal" | "full";

export interface Settings {
  language: Language | null;
  theme: Theme;
  cards: CardSize;
  layout: Layout;
  order: Order;
  animations: boolean;
  sound: boolean;
  confirm: boolean;
  help: boolean;
  lessons: boolean;
  /** Whether hints are offered, */
  hints: boolean;
  /** and to whom at this device it is otherwise, by name. */
  hintsOf: Record<string, boolean>;
  /** Whether a tap anywhere is a call, for small hands. */
  whole: boolean;
  pace: number;
  /** How good the bots are that were chosen last. */
  level: string;
  telling: Telling;
  name: string;
}

const KEY = "elfer-settings";
const USUAL: Settings = {
  language: null,
  theme: "auto",
  cards: "medium",
  layout: "auto",
  order: "colour",
  animations: true,
  sound: false,
  confirm: false,
  help: true,
  lessons: true,
  hints: true,
  hintsOf: {},
  whole: false,
  pace: 900,
  level: "",
  telling: "normal",
  name: "",
};

/** The settings of this device; changing one keeps it. */
export const settings: Settings = $state({ ...USUAL, ...known(keptValue<object>(KEY, {})) });

/** Keeps what was changed and lets the page look like it. */
export function settle(): void {
  keep(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dataset.cards = settings.cards;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.animations) delete root.dataset.motion;
  else root.dataset.motion = "off";
}

/** Whether things may move. */
export function moving(): boolean {
  return settings.animations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Only settings that there are, and of the right type: a kept file may be old. */
function known(given: unknown): Partial<Settings> {
  if (typeof given !== "object" || given === null) return {};
  const usual: Record<string, unknown> = { ...USUAL, language: "" };
  const fits = ([key, value]: [string, unknown]) =>
    key in usual && (value === null ? key === "language" : typeof value === typeof usual[key]);
  return Object.fromEntries(Object.entries(given).filter(fits));
}
