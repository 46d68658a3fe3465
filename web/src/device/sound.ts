/** Short sounds, synthesized in the browser, unless the player has turned them off. */
import { settings } from "./settings.svelte";

export type Sound = "lay" | "draw" | "turn" | "row" | "won" | "lost" | "refused";

/** A tone: its pitch in hertz, its start and its duration in seconds. */
interface Tone {
  pitch: number;
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
  /** The pitch that the tone slides to. */
  to?: number;
}

const C = 523.25;
const E = 659.25;
const G = 783.99;
const HIGH_C = 1046.5;

/**
 * A knock on wood, a slide of paper, a bell, a run upwards, a small fanfare, a step down, a dull
 * knock.
 */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  lay: [{ pitch: 240, to: 110, at: 0, long: 0.08, loud: 0.5, wave: "triangle" }],
  draw: [{ pitch: 300, to: 520, at: 0, long: 0.1, loud: 0.2, wave: "sine" }],
  turn: [
    { pitch: E, at: 0, long: 0.25, loud: 0.25, wave: "sine" },
    { pitch: G, at: 0.14, long: 0.4, loud: 0.25, wave: "sine" },
  ],
  row: [C, E, G, HIGH_C].map((pitch, n) => ({
    pitch,
    at: n * 0.07,
    long: 0.2,
    loud: 0.18,
    wave: "sine" as const,
  })),
  won: [
    { pitch: C, at: 0, long: 0.22, loud: 0.22, wave: "triangle" },
    { pitch: G, at: 0.16, long: 0.22, loud: 0.22, wave: "triangle" },
    { pitch: E, at: 0.32, long: 0.7, loud: 0.16, wave: "triangle" },
    { pitch: G, at: 0.32, long: 0.7, loud: 0.16, wave: "triangle" },
    { pitch: HIGH_C, at: 0.32, long: 0.7, loud: 0.22, wave: "triangle" },
  ],
  lost: [
    { pitch: G, at: 0, long: 0.25, loud: 0.16, wave: "sine" },
    { pitch: E, at: 0.18, long: 0.25, loud: 0.16, wave: "sine" },
    { pitch: C, at: 0.36, long: 0.6, loud: 0.16, wave: "sine" },
  ],
  refused: [{ pitch: 170, to: 120, at: 0, long: 0.14, loud: 0.3, wave: "sine" }],
};

const ATTACK = 0.012;
/** All sounds are quiet, so that they do not disturb anyone else in the room. */
const VOLUME = 0.6;
const SILENT = 0.0001;

let audio: AudioContext | null = null;

/** Plays a sound if sounds are on. */
export function playSound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    audio ??= new AudioContext();
    // Browsers suspend audio until the first tap; a sound that was missed is not played later.
    if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    for (const tone of SOUNDS[name]) playTone(audio, tone);
  } catch {
    audio = null; // no audio: the game goes on without it
  }
}

function playTone(audio: AudioContext, { pitch, to, at, long, loud, wave }: Tone): void {
  const start = audio.currentTime + at;
  const end = start + long;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(VOLUME * loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end);
}
