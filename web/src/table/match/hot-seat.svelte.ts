/** Hot seat: the player who holds a shared device, and the curtain that hides their cards. */
import type { Layout } from "../../layouts/layout";
import type { Table, View } from "../../stores/table.svelte";

/** Milliseconds for which a played card is visible before the device changes hands. */
const LANDING = 700;

export class HotSeat {
  /** The seat that holds the device and whose cards are shown, unless the curtain is down. */
  seat: number | null = $state(null);
  /** Whether everyone on this device looks at the table before the next player continues. */
  everyoneLooks = $state(false);
  /** The seat that gets the device as soon as its current holder hands it over. */
  nextSeat: number | null = $state(null);
  #curtain = $state(true);
  /** The number of the last log entry when the device was handed over. */
  #since = -1;

  constructor(
    readonly table: Table,
    readonly layout: () => Layout | null,
    /** Whether the holder can still make a secret move. */
    readonly hasSecretMoves: () => boolean,
  ) {
    this.seat = table.seats[0] ?? null;
    this.#since = table.log.at(-1)?.number ?? -1;
  }

  readonly view: View | null = $derived.by(() => this.table.view(this.seat));
  readonly hand: string[] | null = $derived.by(() =>
    Array.isArray(this.view?.hand) ? (this.view.hand as string[]) : null,
  );
  /** Whether players of this device have cards to hide from each other. */
  readonly secret: boolean = $derived.by(() => this.table.seats.length > 1 && this.hand !== null);
  readonly hidden: boolean = $derived.by(() => this.#curtain && this.secret);
  /** Whether the board serves all players of this device at the same time. */
  readonly sharesBoard: boolean = $derived.by(
    () => this.table.seats.length > 1 && !this.secret && this.layout()?.sharesBoard === true,
  );

  /** Hands the device to a seat, behind the curtain unless told otherwise. */
  handTo(to: number | null, behind = true): void {
    this.seat = to;
    this.#curtain = behind;
    this.everyoneLooks = false;
    this.nextSeat = null;
    this.#since = this.table.log.at(-1)?.number ?? -1;
  }

  /** Hands the device over when another of its seats has to act; runs as an effect. */
  follow(): (() => void) | undefined {
    const { table, view, seat } = this;
    if (!view) return;
    if (seat === null || !table.seats.includes(seat)) this.seat = table.seats[0] ?? null;
    // After a round everyone looks; the next round starts behind the curtain.
    if (view.round_over) {
      this.#curtain = true;
      this.nextSeat = null;
      return;
    }
    if (this.sharesBoard) return;
    const acting = table.seats.filter((each) => table.moves(each).length > 0);
    // Calling out of turn is optional, so only the player whose turn it is gets the device.
    const wanted = view.turn === null ? acting : acting.filter((each) => each === view.turn);
    const next = wanted.includes(seat ?? -1) ? seat : (wanted[0] ?? null);
    this.nextSeat = null;
    if (this.#hasHappened(this.layout()?.revealEvents)) {
      this.handTo(next ?? seat);
      this.everyoneLooks = true;
    } else if (next === null) {
      // The remaining hand would give away a card that was chosen in secret.
      if (view.turn === null) this.#curtain = true;
    } else if (next !== seat) {
      const busy = this.hasSecretMoves() || this.#hasHappened(this.layout()?.privateEvents, seat);
      if (!this.secret) this.handTo(next);
      else if (!this.#curtain && busy) this.nextSeat = next;
      else {
        // Let the player see the card land.
        const change = setTimeout(() => this.handTo(next), LANDING);
        return () => clearTimeout(change);
      }
    }
  }

  /** Whether one of these events has happened (to this seat) since the last hand-over. */
  #hasHappened(types: readonly string[] = [], to?: number | null): boolean {
    return this.table.log.some(
      ({ number, event }) =>
        number > this.#since &&
        types.includes(event.type) &&
        (to === undefined || event.seat === to),
    );
  }
}
