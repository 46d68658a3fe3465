/** What is read out to whoever does not look. */
import { untrack } from "svelte";

let lines: { number: number; text: string }[] = $state.raw([]);
let number = 0;
const KEPT = 5;

/** Reads a sentence out as soon as nothing else is being read. */
export function announce(text: string): void {
  // Whoever announces does not wait for announcements.
  if (text) lines = [...untrack(() => lines), { number: number++, text }].slice(-KEPT);
}

/** What was announced last. */
export function announced(): readonly { number: number; text: string }[] {
  return lines;
}
