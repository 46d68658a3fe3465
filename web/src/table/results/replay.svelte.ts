/** The replay player: position, speed, play and pause. */
import type { Frame } from "../../net/api";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const MOMENT = 1000;

export class ReplayPlayer {
  /** The index of the current frame. */
  at = $state(0);
  playing = $state(false);
  speed: Speed = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly frames: readonly Frame[]) {}

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  /** The index of the last frame. */
  get last(): number {
    return Math.max(this.frames.length - 1, 0);
  }

  /** Goes to a frame, or to the nearest existing one. */
  seek(at: number): void {
    this.at = Math.min(Math.max(Math.round(at), 0), this.last);
  }

  /** Moves by a number of frames, and pauses. */
  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  /** Plays from the current frame; at the end, starts again. */
  play(): void {
    if (this.playing) return;
    if (this.at === this.last) this.seek(0);
    this.playing = this.last > 0;
    this.#wait();
  }

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

/** Finds the frame at which each round begins. */
export function findRoundStarts(frames: readonly Frame[]): { round: number; at: number }[] {
  return frames.flatMap(({ round, move }, at) => (move === null ? [{ round, at }] : []));
}
