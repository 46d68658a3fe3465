/** The row or pile that is open in the card viewer. */
import type { BoardProps } from "../layout";

export class ViewedCards {
  /** The row or pile on display, or null. */
  at: string | null = $state(null);

  /** Must be created during component initialization. */
  constructor(props: () => Pick<BoardProps, "view" | "selection">) {
    const moment = $derived.by(() => {
      const { view, selection } = props();
      return [view.seat, view.round, view.round_over, selection?.held ?? null].join();
    });
    $effect(() => {
      void moment;
      this.at = null;
    });
  }

  readonly close = (): void => {
    this.at = null;
  };
}
