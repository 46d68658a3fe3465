/** How good the bots are that somebody likes to play against. */
import { LEVELS, USUAL_LEVEL } from "../data/bots";
import { characterName } from "./chairs";
import { settings, settle } from "./settings.svelte";
import { has, t } from "./texts.svelte";

/** The level that was chosen last; a usual one before that. */
export function lastLevel(): string {
  return (LEVELS as readonly string[]).includes(settings.level) ? settings.level : USUAL_LEVEL;
}

/** Keeps the level that was chosen. */
export function keepLevel(level: string): void {
  settings.level = level;
  settle();
}

/** A level to choose: who plays like that, and how strong; in so few words that a field shows all. */
export function levelChoice(level: string): string {
  if (!has(`strength-${level}`)) return levelText(level);
  return t("level-of", { name: characterName(level), how: t(`strength-${level}`) });
}

/** How bots of a level play, in a few words. */
export function levelText(level: string): string {
  return has(`level-${level}`) ? t(`level-${level}`) : level;
}
