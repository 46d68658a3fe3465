/** Something that is dragged by a finger or a mouse, and what it is let go over. */

const FAR = 8;

export class Drag {
  /** How far it was dragged; null while it lies. */
  by: { x: number; y: number } | null = $state.raw(null);
  #from: { x: number; y: number } | null = null;

  /** `dropped` hears the name (`data-drop`) of what lies beneath. */
  constructor(readonly dropped: (over: string) => void) {}

  readonly grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
  };

  readonly pull = (event: PointerEvent): void => {
    if (!this.#from) return;
    const by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    if (this.by || Math.hypot(by.x, by.y) > FAR) this.by = by;
  };

  readonly drop = (event: PointerEvent): void => {
    const pulled = this.by !== null;
    this.stop();
    if (!pulled) return;
    const over = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>("[data-drop]")?.dataset.drop)
      .find((name) => name !== undefined);
    if (over !== undefined) this.dropped(over);
  };

  readonly stop = (): void => {
    this.#from = null;
    this.by = null;
  };
}
