/** Messages that a screen reader reads out from the live region. */
import { untrack } from "svelte";

let lines: { number: number; text: string }[] = $state.raw([]);
let number = 0;
const KEPT = 5;

/** Reads a sentence out as soon as the screen reader is free. */
export function announce(text: string): void {
  // The announcing effect must not depend on the announcements.
  if (text) lines = [...untrack(() => lines), { number: number++, text }].slice(-KEPT);
}

/** The latest announcements, for the live region. */
export function announcements(): readonly { number: number; text: string }[] {
  return lines;
}
