/**
 * A second action of a pile, which nobody triggers by mistake: holding it, or Shift and Enter.
 *
 * The menu key and the right mouse button do the same.
 */

/** The milliseconds that a press must last. */
const LONG = 500;
/** The pixels that a finger may move meanwhile. */
const STEADY = 10;

/** Returns the attributes of an element that can be held; `act` may return the action of the moment. */
export function holdAttributes(act: () => (() => void) | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let from = [0, 0] as [x: number, y: number];
  const cancel = () => {
    clearTimeout(timer);
  };

  return {
    onpointerdown({ clientX, clientY, button }: PointerEvent) {
      cancel();
      held = false;
      from = [clientX, clientY];
      if (button !== 0) return;
      timer = setTimeout(() => {
        held = act() !== undefined;
        act()?.();
      }, LONG);
    },
    onpointermove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from[0], clientY - from[1]) > STEADY) cancel();
    },
    onpointerup: cancel,
    onpointercancel: cancel,
    onpointerleave: cancel,
    onclickcapture(event: MouseEvent) {
      // The click of a long press is ignored; a click without a press comes from a key.
      if (held && event.detail > 0) event.stopImmediatePropagation();
      held = false;
    },
    oncontextmenu(event: MouseEvent) {
      if (act()) event.preventDefault();
      cancel();
      if (!held) act()?.();
    },
    onkeydown(event: KeyboardEvent) {
      if (event.key !== "Enter" || !event.shiftKey || !act()) return;
      event.preventDefault();
      act()?.();
    },
  };
}
