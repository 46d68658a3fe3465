/** A match that is over, to be watched like a film. */
import type { Frame } from "./api";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const MOMENT = 1000;

export class Film {
  /** The moment that is shown. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly frames: readonly Frame[]) {}

  /** The moment that is shown. */
  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** The place of the last moment. */
  get last(): number {
    return Math.max(this.frames.length - 1, 0);
  }

  /** Shows a moment, or the nearest there is. */
  seek(at: number): void {
    this.at = Math.min(Math.max(Math.round(at), 0), this.last);
  }

  /** Goes on by so many moments, and stops playing. */
  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  /** Plays on; from the end it begins again. */
  play(): void {
    if (this.playing) return;
    if (this.at === this.last) this.seek(0);
    this.playing = this.last > 0;
    this.#wait();
  }

  /** Stops where it is. */
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      this.seek(this.at + 1);
      if (this.at === this.last) this.pause();
      this.#wait();
    }, MOMENT / this.speed);
  }
}

/** Where each round begins. */
export function marksOf(frames: readonly Frame[]): { round: number; at: number }[] {
  return frames.flatMap(({ round, move }, at) => (move === null ? [{ round, at }] : []));
}
