/** Hides the result of an event outside the board until the board has revealed it. */
import { isMotionAllowed } from "../../device/settings.svelte";
import type { View } from "../../stores/table.svelte";

/** The maximum delay in milliseconds, whatever the board does. */
const LONGEST = 8_000;
/** Milliseconds for reading the result before the end of a round appears. */
const READ = 1_500;

export class ResultDelay {
  /** The view before the event; null if nothing is delayed. */
  before: View | null = $state.raw(null);
  /** The number of the first delayed event. */
  since = $state(Number.POSITIVE_INFINITY);
  /** Whether the board is still revealing, so that the end of a round has to wait. */
  revealing = $state(false);
  #pending: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts a delay, unless animations are off. */
  start(before: View | null, event: number): void {
    if (!before || !isMotionAllowed()) return;
    this.#release();
    this.before = before;
    this.since = event;
    this.revealing = true;
    this.#schedule(this.finishReveal, LONGEST);
  }

  /** Shows the result everywhere; the board calls this once it has revealed everything. */
  readonly finishReveal = (): void => {
    if (!this.before) return;
    this.#release();
    this.#schedule(this.end, READ);
  };

  /** Ends the delay, so that the end of a round can appear. */
  readonly end = (): void => {
    clearTimeout(this.#timer);
    this.#release();
    this.revealing = false;
  };

  /** Runs a task as soon as nothing is delayed. */
  runAfter(task: () => void): void {
    if (this.before) this.#pending.push(task);
    else task();
  }

  #release(): void {
    this.before = null;
    this.since = Number.POSITIVE_INFINITY;
    for (const task of this.#pending.splice(0)) task();
  }

  #schedule(then: () => void, time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
