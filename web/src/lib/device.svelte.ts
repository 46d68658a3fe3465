/** Which of the people at this device has it, and what is hidden from whom. */
import type { Layout } from "../layouts/layout";
import type { Table, View } from "./table.svelte";

/** Milliseconds in which a laid card is seen before the device goes on. */
const LANDING = 700;

export class Device {
  /** The seat of ours whose cards are shown; behind the curtain nobody's are. */
  seat: number | null = $state(null);
  /** Whether everybody at this device looks at the table before one goes on. */
  looking = $state(false);
  /** To whom the device goes as soon as the one who has it has seen or done enough. */
  following: number | null = $state(null);
  #curtain = $state(true);
  /** What had happened when the device was last given to somebody. */
  #since = -1;

  constructor(
    readonly table: Table,
    readonly layout: () => Layout | null,
    /** Whether who has it may still use his cards unseen. */
    readonly unseen: () => boolean,
  ) {
    this.seat = table.seats[0] ?? null;
    this.#since = table.log.at(-1)?.number ?? -1;
  }

  readonly view: View | null = $derived.by(() => this.table.view(this.seat));
  readonly hand: string[] | null = $derived.by(() =>
    Array.isArray(this.view?.hand) ? (this.view.hand as string[]) : null,
  );
  /** Whether somebody at this device has cards that another at it must not see. */
  readonly secret: boolean = $derived.by(() => this.table.seats.length > 1 && this.hand !== null);
  readonly hidden: boolean = $derived.by(() => this.#curtain && this.secret);
  /** Whether the board is for all who are at this device. */
  readonly together: boolean = $derived.by(
    () => this.table.seats.length > 1 && !this.secret && this.layout()?.together === true,
  );

  /** The device goes to somebody, who is behind the curtain at first. */
  give(to: number | null, behind = true): void {
    this.seat = to;
    this.#curtain = behind;
    this.looking = false;
    this.following = null;
    this.#since = this.table.log.at(-1)?.number ?? -1;
  }

  /** Lets the device change hands where another of our seats is to act; for an effect. */
  follow(): (() => void) | undefined {
    const { table, view, seat } = this;
    if (!view) return;
    if (seat === null || !table.seats.includes(seat)) this.seat = table.seats[0] ?? null;
    // After a round everyone looks: the next one begins behind the curtain.
    if (view.round_over) {
      this.#curtain = true;
      this.following = null;
      return;
    }
    if (this.together) return;
    const acting = table.seats.filter((each) => table.moves(each).length > 0);
    // Whoever may call out of turn need not: only whose turn it is gets the device.
    const wanted = view.turn === null ? acting : acting.filter((each) => each === view.turn);
    const next = wanted.includes(seat ?? -1) ? seat : (wanted[0] ?? null);
    this.following = null;
    if (this.#happened(this.layout()?.reveals)) {
      this.give(next ?? seat);
      this.looking = true;
    } else if (next === null) {
      // What somebody has chosen in secret could be told from the hand that is left.
      if (view.turn === null) this.#curtain = true;
    } else if (next !== seat) {
      const busy = this.unseen() || this.#happened(this.layout()?.gets, seat);
      if (!this.secret) this.give(next);
      else if (!this.#curtain && busy) this.following = next;
      else {
        // Whoever has played sees the card land.
        const change = setTimeout(() => this.give(next), LANDING);
        return () => clearTimeout(change);
      }
    }
  }

  /** Whether one of these things has happened, to this seat, since the device was given away. */
  #happened(types: readonly string[] = [], to?: number | null): boolean {
    return this.table.log.some(
      ({ number, event }) =>
        number > this.#since &&
        types.includes(event.type) &&
        (to === undefined || event.seat === to),
    );
  }
}
