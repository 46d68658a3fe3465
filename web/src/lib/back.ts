/** The browser's «back» closes what lies on a page, before it leaves the page. */

/** Calls `close` on «back»; the result is called when it was closed otherwise. */
export function closedByBack(close: () => void): () => void {
  const layer = crypto.getRandomValues(new Uint32Array(1))[0];
  history.pushState({ layer }, "");
  addEventListener("popstate", close, { once: true });
  return () => {
    removeEventListener("popstate", close);
    // Whoever has gone on to another page keeps the way that led there.
    if ((history.state as { layer?: number } | null)?.layer === layer) history.back();
  };
}
