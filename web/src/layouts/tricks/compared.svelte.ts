/** Cards that were compared and are still looked at; then they go to whoever takes them. */
import { send } from "../../lib/flight";
import { Moment } from "../../lib/moment.svelte";
import type { Happening } from "../../lib/table.svelte";
import { t } from "../../lib/texts.svelte";
import type { Laid } from "../layout";

export class Compared {
  /** What they lie in. */
  root: HTMLElement | undefined = $state();
  readonly #moment: Moment;

  /** To be made with a component; `past` says whether somebody here has gone on. */
  constructor(
    readonly laid: () => Laid,
    type: string,
    readonly past: () => boolean,
  ) {
    this.#moment = new Moment(
      () => laid().log,
      type,
      ({ seat }) => {
        const to = seat === null ? "[data-middle]" : `[data-won="${seat}"]`;
        if (!this.root || !this.event) return;
        send(this.root.querySelectorAll("[data-face] > svg"), this.root.querySelector(to));
      },
      () => laid().onseen?.(),
    );
  }

  /** What was compared, as long as it is looked at. */
  readonly event: Happening | null = $derived.by(() => {
    if (this.laid().view.round_over) return this.#moment.last;
    return this.past() ? null : this.#moment.event;
  });

  /** Whether they have not gone to whoever takes them yet. */
  get here(): boolean {
    return this.#moment.event !== null;
  }

  /** Who takes so many cards. */
  taken(seat: number, count: number): string {
    const { audience } = this.laid();
    const id = audience.own(seat) ? "tricks-takes-own" : "tricks-takes";
    return t(id, { who: audience.seat(seat), count });
  }
}
