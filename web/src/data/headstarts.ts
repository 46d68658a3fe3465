/** Games in which the quickest wins, and how many milliseconds of help somebody may have there. */
import type { Kind } from "./shown";

export const RACES: readonly Kind[] = ["snap"];
export const HEAD_STARTS: readonly number[] = [0, 200, 400, 700, 1000];
