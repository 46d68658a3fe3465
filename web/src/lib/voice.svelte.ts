/** A seat of this device that the board itself speaks for: what is called, at once and by whom. */
import type { ShownMove } from "../wire/types";
import { type Touch, touches } from "./offers";
import { type Reason, reasonOf } from "./reason";
import type { Table, View } from "./table.svelte";
import { t } from "./texts.svelte";

export class Voice {
  /** Why the last thing that was said did not count. */
  reason: Reason | null = $state.raw(null);
  #busy = false;

  constructor(
    readonly table: Table,
    readonly seat: number,
    readonly seatName: (seat: number) => string,
  ) {}

  /** What the seat sees. */
  get view(): View | null {
    return this.table.view(this.seat);
  }

  /** The move with this thing, if there is one now. */
  move(thing: Touch): ShownMove | null {
    return this.table.moves(this.seat).find((move) => touches(move, thing)) ?? null;
  }

  /** Says the move with this thing; where it counts for nothing and no rule says why, a text does.
   * What came to nothing because somebody else was quicker need not be told. */
  async say(thing: Touch, otherwise: string, late: "tell" | "hush" = "tell"): Promise<void> {
    if (this.#busy) return; // the same word twice is one word
    this.#busy = true;
    this.reason = null;
    const move = this.move(thing);
    const seen = this.table.sight?.seq;
    const answer = move
      ? await this.table.say({ do: "play", seat: this.seat, move: move.text })
      : await this.table.ask(this.seat, [[...thing]]);
    if (answer.type === "refused") {
      const quicker = this.table.sight?.seq !== seen;
      const unexplained = { text: t(otherwise), rule: null, says: "" };
      if (late === "tell" || !quicker) {
        this.reason = answer.reason ? reasonOf(answer, this.seatName) : unexplained;
      }
    }
    this.#busy = false;
  }
}
