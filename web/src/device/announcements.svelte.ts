/** Messages that a screen reader reads out from the live region. */
import { untrack } from "svelte";

let lines: { number: number; text: string }[] = $state.raw([]);
let number = 0;
const KEPT = 5;

/** Makes the screen reader read a sentence out as soon as it is free. */
export function announce(text: string): void {
  // An effect that announces something must not depend on the announcements.
  if (text) lines = [...untrack(() => lines), { number: number++, text }].slice(-KEPT);
}

/** The latest announcements, for the live region. */
export function announcements(): readonly { number: number; text: string }[] {
  return lines;
}
