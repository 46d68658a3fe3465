/** Single-key shortcuts at the table, for the hand, the board, the buttons, cards and the list of keys. */
import { settings } from "../../device/settings.svelte";

const HAND = "[role=toolbar]";
const CARDS = `${HAND} button`;
/** The places that a key leads to: the first element that matches gets the focus. */
const PLACES: Readonly<Record<string, string>> = {
  a: "[data-actions] button",
  b: ".board :is(button:enabled, [tabindex='0'])",
  h: `${HAND} button[tabindex='0']`,
};
const FIELDS = "input, select, textarea, [contenteditable]";

/** The cards that have a number key: 1 to 9, and 0 for the tenth. */
const NUMBERED = 10;

/** The number key of a card by its position in the hand, or undefined. */
export function numberKey(index: number): string | undefined {
  return settings.shortcuts && index < NUMBERED ? String((index + 1) % NUMBERED) : undefined;
}

/**
 * Handles a key that was pressed anywhere at the table. Players can switch these keys off, and they
 * do nothing in a field, in a dialog, or together with Ctrl, Alt or Meta (WCAG 2.1.4).
 */
export function handleShortcut(
  event: KeyboardEvent,
  root: HTMLElement | undefined,
  showKeys: () => void,
): void {
  const { key, target } = event;
  if (!settings.shortcuts || !root || event.defaultPrevented || event.repeat) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (target instanceof Element && target.closest(FIELDS)) return;
  if (document.querySelector("dialog[open]")) return;
  if (key === "?") {
    event.preventDefault();
    showKeys();
    return;
  }
  if (event.shiftKey) return;
  const found = /^\d$/.test(key)
    ? root.querySelectorAll<HTMLElement>(CARDS)[(Number(key) + NUMBERED - 1) % NUMBERED]
    : root.querySelector<HTMLElement>(PLACES[key.toLowerCase()] ?? ":not(*)");
  if (!found) return;
  event.preventDefault();
  found.focus();
  if (/^\d$/.test(key)) found.click();
}
