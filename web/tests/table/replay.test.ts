import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "../../src/net/api";
import { findRoundStarts, ReplayPlayer } from "../../src/table/results/replay.svelte";

const FRAMES: Frame[] = [1, 1, 1, 2, 2].map((round, n, all) => ({
  round,
  seat: 0,
  move: all[n - 1] === round ? "pass" : null,
  events: [],
  state: { n },
}));

describe("the replay of a match", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("knows where its rounds start", () => {
    expect(findRoundStarts(FRAMES)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
    ]);
  });

  test("never leaves its frames", () => {
    const film = new ReplayPlayer(FRAMES);
    film.seek(99);
    expect(film.at).toBe(4);
    film.step(-99);
    expect(film.at).toBe(0);
    expect(film.frame?.state).toEqual({ n: 0 });
    expect(new ReplayPlayer([]).frame).toBeUndefined();
  });

  test("plays to the end, stops there, and starts again", () => {
    const film = new ReplayPlayer(FRAMES);
    film.play();
    film.play();
    vi.advanceTimersByTime(2000);
    expect([film.at, film.playing]).toEqual([2, true]);
    vi.advanceTimersByTime(9000);
    expect([film.at, film.playing]).toEqual([4, false]);
    film.play();
    expect([film.at, film.playing]).toEqual([0, true]);
    film.pause();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("plays at the chosen speed, and a step pauses it", () => {
    const film = new ReplayPlayer(FRAMES);
    film.speed = 4;
    film.play();
    vi.advanceTimersByTime(750);
    expect(film.at).toBe(3);
    film.step(-1);
    expect([film.at, film.playing]).toEqual([2, false]);
    vi.advanceTimersByTime(5000);
    expect(film.at).toBe(2);
  });

  test("does not play a single frame", () => {
    const film = new ReplayPlayer(FRAMES.slice(0, 1));
    film.play();
    expect(film.playing).toBe(false);
  });
});
