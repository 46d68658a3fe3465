/** Which keys call for whom: neighbours on every keyboard, as far from the others' as can be. */
import { WORDS, type Word } from "./calls";

/** What somebody alone at a device presses. */
const ALONE = ["ArrowLeft", "ArrowRight"] as const;
/** What several people at one keyboard press. */
const SHARED = ["sd", "kl", "gh", "cv", "op", "rt"] as const;

/** The key that turns over a card. */
export const FLIP = "ArrowUp";

/** The key of somebody's word, as `KeyboardEvent.key` has it. */
export function keyOf(word: Word, number: number, people: number): string {
  const keys = people === 1 ? ALONE : SHARED[number];
  return keys?.[WORDS.indexOf(word)] ?? "";
}
