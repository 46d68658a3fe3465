/** Pointer input on cards and piles: dragging, and the attributes of tappable elements. */

const FAR = 8;

export class Drag {
  /** The distance of the drag; null while nothing is dragged. */
  by: { x: number; y: number } | null = $state.raw(null);
  #from: { x: number; y: number } | null = null;

  /** `onDrop` gets the name (`data-drop`) of the element under the pointer. */
  constructor(readonly onDrop: (over: string) => void) {}

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
    if (over !== undefined) this.onDrop(over);
  };

  readonly stop = (): void => {
    this.#from = null;
    this.by = null;
  };
}

/** The attributes of an element on the table: a button if it can be tapped, otherwise an image. */
export function tapAttributes(label: string, onpoint: ((event: MouseEvent) => void) | undefined) {
  return onpoint
    ? { type: "button", "aria-label": label, onclick: onpoint }
    : { role: "img", "aria-label": label };
}
