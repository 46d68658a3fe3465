/**
 * The back button, which first closes what lies on top of a page: dialogs and panels.
 *
 * Each of these layers has an entry in the browser's history, and the entry of the page counts them.
 * A browser goes back with a delay; an entry that is added meanwhile would be the one that it
 * leaves. So the history follows the layers step by step, and waits for each step.
 */

interface Layer {
  readonly close: () => void;
  /** The number of the layer's history entry, counted from the page's own; null if it has none. */
  entry: number | null;
}

/** The open layers, the newest last. */
let layers: Layer[] = [];
/** The number of the entry that the browser is about to leave, or null. */
let leaving: number | null = null;

/** Calls `close` when the player goes back; call the result after closing in any other way. */
export function closeOnBack(close: () => void): () => void {
  const layer: Layer = { close, entry: null };
  layers.push(layer);
  queueMicrotask(follow);
  return () => {
    layers = layers.filter((each) => each !== layer);
    queueMicrotask(follow);
  };
}

/** The number of the current history entry: 0 for a page without layers. */
function currentEntry(): number {
  return (history.state as { layer?: number } | null)?.layer ?? 0;
}

/** Adds the entries of new layers, or leaves the entries of closed ones. */
function follow(): void {
  if (leaving !== null && leaving === currentEntry()) return; // until the browser has gone back
  leaving = null;
  let here = currentEntry();
  // After navigation to another page, the entries that led there stay.
  const entries = layers.flatMap(({ entry }) => (entry !== null && entry <= here ? [entry] : []));
  let last = Math.max(0, ...entries);
  for (const layer of layers) {
    if (layer.entry !== null) continue;
    if (last === here) history.pushState({ layer: ++here }, "");
    layer.entry = ++last; // a layer that replaces another one takes over its entry
  }
  if (last === here) return;
  leaving = here;
  history.go(last - here);
}

addEventListener("popstate", () => {
  const here = currentEntry();
  const left = layers.filter(({ entry }) => entry !== null && entry > here);
  layers = layers.filter((layer) => !left.includes(layer));
  for (const { close } of left.reverse()) close();
  if (leaving !== null) follow();
});
