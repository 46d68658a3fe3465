/** A screen that stays awake while a table is open, where browsers allow it. */

/** Keeps the screen awake until the answer is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function take(): Promise<void> {
    if (!("wakeLock" in navigator) || document.hidden || (lock !== null && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
    } catch {
      lock = null; // a low battery, for example: then the screen sleeps as it always did
    }
  }

  // The browser lets go of it whenever the page is hidden.
  const shown = () => void take();
  document.addEventListener("visibilitychange", shown);
  shown();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release().catch(() => undefined);
  };
}
