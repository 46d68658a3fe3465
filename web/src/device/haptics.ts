/** Short vibrations of a phone, unless the player has turned them off or the device has none. */
import { settings } from "./settings.svelte";

export type Pulse = "turn" | "lay" | "refused";

/** Milliseconds of vibration, with pauses in between. */
const PULSES: Readonly<Record<Pulse, number | number[]>> = {
  turn: [30, 60, 30],
  lay: 15,
  refused: [20, 40, 20, 40, 20],
};

/** Whether this is a touch device that can vibrate. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Vibrates briefly if vibrations are on. */
export function vibrate(pulse: Pulse): void {
  // Browsers refuse, with a warning, until the first tap on the page.
  if (!settings.haptics || !canVibrate() || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate(PULSES[pulse]);
}
