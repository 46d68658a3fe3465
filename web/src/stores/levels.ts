/** The strength that the player chose last, the bots that follow from it, and the texts of all levels. */
import { saveSettings, settings } from "../device/settings.svelte";
import { DEFAULT_LEVEL, pickCast, STRENGTHS } from "../game/bots";
import { hasMessage, t } from "../i18n/i18n.svelte";
import { characterName } from "./seats";

/** The strength that the player chose last, or the default. */
export function preferredLevel(): string {
  return STRENGTHS.includes(settings.level) ? settings.level : DEFAULT_LEVEL;
}

/** Picks bots of the preferred strength, different from those already at the table if possible. */
export function pickBots(count: number, taken: readonly string[] = []): string[] {
  return pickCast(preferredLevel(), count, taken);
}

/** Saves the chosen strength. */
export function savePreferredLevel(level: string): void {
  settings.level = level;
  saveSettings();
}

/** The label of a level: its character and strength, short enough for a select field. */
export function levelLabel(level: string): string {
  if (!hasMessage(`strength-${level}`)) return describeLevel(level);
  return t("level-of", { name: characterName(level), how: t(`strength-${level}`) });
}

/** Describes how bots of a level play. */
export function describeLevel(level: string): string {
  return hasMessage(`level-${level}`) ? t(`level-${level}`) : level;
}
