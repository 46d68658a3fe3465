/** Pointer input on cards and piles: dragging, and the attributes of tappable elements. */

const FAR = 8;

/** The names of the elements (`data-drop`) that take the dragged card, so that they light up. */
class DropTargets {
  names: ReadonlySet<string> = $state.raw(new Set());
}

const targets = new DropTargets();

/** Lights up the elements on which the dragged card may be dropped, until it is let go. */
export function lightDropTargets(names: Iterable<string>): void {
  targets.names = new Set(names);
}

/** Whether the dragged card may be dropped on this element. */
export function isDropTarget(name: string): boolean {
  return targets.names.has(name);
}

/** The attributes of an element that takes dropped cards. */
export function dropAttributes(name: string | undefined) {
  const lit = name !== undefined && isDropTarget(name);
  return { "data-drop": name, "data-lit": lit ? "" : undefined };
}

export class Drag {
  /** The distance of the drag; null while nothing is dragged. */
  by: { x: number; y: number } | null = $state.raw(null);
  #from: { x: number; y: number } | null = null;

  constructor(
    /** Gets the name (`data-drop`) of the element under the pointer. */
    readonly onDrop: (over: string) => void,
    /** The names of the elements that take the dragged card. */
    readonly targets: () => Iterable<string> = () => [],
  ) {}

  readonly grab = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
  };

  readonly pull = (event: PointerEvent): void => {
    if (!this.#from) return;
    const by = { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y };
    if (!this.by && Math.hypot(by.x, by.y) <= FAR) return;
    if (!this.by) lightDropTargets(this.targets());
    this.by = by;
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
    lightDropTargets([]);
  };
}

/** The attributes of an element on the table: a button if it can be tapped, otherwise an image. */
export function tapAttributes(label: string, onpoint: ((event: MouseEvent) => void) | undefined) {
  return onpoint
    ? { type: "button", "aria-label": label, onclick: onpoint }
    : { role: "img", "aria-label": label };
}
