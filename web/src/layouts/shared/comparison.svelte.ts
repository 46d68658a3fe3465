/** Compared cards that stay visible for a moment before they fly to the winner. */
import { flyAll } from "../../components/animation";
import { t } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../stores/table.svelte";
import type { BoardProps } from "../layout";
import { RecentEvent } from "./recent-event.svelte";

export class Comparison {
  /** The element that contains the cards. */
  root: HTMLElement | undefined = $state();
  readonly #moment: RecentEvent;

  /**
   * Must be created during component initialization; `past` tells whether a player on this device
   * has moved on.
   */
  constructor(
    readonly props: () => BoardProps,
    type: string,
    readonly past: () => boolean,
  ) {
    this.#moment = new RecentEvent(
      () => props().log,
      type,
      ({ seat }) => {
        const to = seat === null ? "[data-middle]" : `[data-won="${seat}"]`;
        if (!this.root || !this.event) return;
        flyAll(this.root.querySelectorAll("[data-face] > svg"), this.root.querySelector(to));
      },
      () => props().onrevealed?.(),
    );
  }

  /** The event with the compared cards, while they are visible. */
  readonly event: GameEvent | null = $derived.by(() => {
    if (this.props().view.round_over) return this.#moment.last;
    return this.past() ? null : this.#moment.event;
  });

  /** Whether the cards have not yet flown to the winner. */
  get here(): boolean {
    return this.#moment.event !== null;
  }

  /** Describes who takes how many cards, with the message of the family. */
  describeWinner(message: string, seat: number, count: number): string {
    const { audience } = this.props();
    return t(audience.own(seat) ? `${message}-own` : message, { who: audience.seat(seat), count });
  }
}
