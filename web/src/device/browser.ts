/** Browser features that may be missing: the clipboard and the wake lock. */
/** Copies the value of a field; false if the browser does not allow it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  // Missing over plain HTTP, although the types say otherwise.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // not allowed: fall back to the old API
  }
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

/** Keeps the screen awake until the returned function is called. */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function acquire(): Promise<void> {
    if (!("wakeLock" in navigator) || document.hidden || (lock !== null && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
    } catch {
      lock = null; // refused, for example because of a low battery
    }
  }

  // The browser releases the lock whenever the page is hidden.
  const reacquire = () => void acquire();
  document.addEventListener("visibilitychange", reacquire);
  reacquire();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", reacquire);
    void lock?.release().catch(() => undefined);
  };
}
