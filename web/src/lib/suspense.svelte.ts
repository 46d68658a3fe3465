/** What the rest of the table keeps to itself while the board is about to show it. */
import { moving } from "./settings.svelte";
import type { View } from "./table.svelte";

/** After so many milliseconds it is over, whatever the board says. */
const LONGEST = 8_000;
/** For reading what has come of it, before a round that ended by it is counted. */
const READ = 1_500;

export class Suspense {
  /** What was to be seen before; null where nothing is kept back. */
  before: View | null = $state.raw(null);
  /** The first event that is kept back. */
  since = $state(Number.POSITIVE_INFINITY);
  /** Whether the board still shows it: a round that ends by it waits. */
  looking = $state(false);
  #told: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The board begins to show what comes of an event; where nothing moves it is to be seen at once. */
  begin(before: View | null, event: number): void {
    if (!before || !moving()) return;
    this.#tell();
    this.before = before;
    this.since = event;
    this.looking = true;
    this.#wait(this.seen, LONGEST);
  }

  /** All of it is to be seen now. */
  readonly seen = (): void => {
    if (!this.before) return;
    this.#tell();
    this.#wait(this.end, READ);
  };

  /** Nobody looks at it any more. */
  readonly end = (): void => {
    clearTimeout(this.#timer);
    this.#tell();
    this.looking = false;
  };

  /** Does something as soon as nothing is kept back. */
  then(tell: () => void): void {
    if (this.before) this.#told.push(tell);
    else tell();
  }

  #tell(): void {
    this.before = null;
    this.since = Number.POSITIVE_INFINITY;
    for (const tell of this.#told.splice(0)) tell();
  }

  #wait(then: () => void, time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
