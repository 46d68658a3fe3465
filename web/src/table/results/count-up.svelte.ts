/** Numbers that count up to their value, unless animations are off. */
import { isMotionAllowed } from "../../device/settings.svelte";

const DURATION = 1100;

export class CountUp {
  /** The progress of the count, from 0 to 1. */
  #part = $state(1);

  /** Starts counting; returns a function that stops it. */
  start(): () => void {
    if (!isMotionAllowed()) return () => undefined;
    let frame = 0;
    let begin: number | null = null;
    this.#part = 0;
    const step = (now: number): void => {
      begin ??= now;
      this.#part = Math.min((now - begin) / DURATION, 1);
      if (this.#part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      this.#part = 1;
    };
  }

  /** Returns the current number between two values. */
  between(from: number, to: number): number {
    return Math.round(from + (to - from) * this.#part);
  }
}
