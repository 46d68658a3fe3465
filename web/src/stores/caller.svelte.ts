/** A seat of this device that makes calls from the board, at any time and independently of the selection. */
import { moveTouches, type Touch } from "../game/moves";
import { explainMessage, explainRefusal, type Reason } from "../i18n/refusals";
import type { ShownMove } from "../wire/types";
import { SituationValue, type Table, type View } from "./table.svelte";

export class Caller {
  readonly #reason: SituationValue<Reason>;
  #busy = false;

  constructor(
    readonly table: Table,
    readonly seat: number,
    readonly seatName: (seat: number) => string,
    /** Called with each move that is sent. */
    readonly onmove?: (move: ShownMove) => void,
  ) {
    this.#reason = new SituationValue(table);
  }

  /** The reason why the last call did not count, until another call is possible. */
  get reason(): Reason | null {
    return this.#reason.current;
  }

  set reason(reason: Reason | null) {
    this.#reason.current = reason;
  }

  /** The view of the seat. */
  get view(): View | null {
    return this.table.view(this.seat);
  }

  /** The move that touches this thing, or null. */
  move(thing: Touch): ShownMove | null {
    return this.table.moves(this.seat).find((move) => moveTouches(move, thing)) ?? null;
  }

  /**
   * Makes the call that touches this thing. If it does not count and no rule explains why, shows
   * the given text, unless another player was merely quicker.
   */
  async call(thing: Touch, otherwise: string, late: "tell" | "hush" = "tell"): Promise<void> {
    if (this.#busy) return; // ignore a second tap on the same word
    this.#busy = true;
    this.reason = null;
    const move = this.move(thing);
    if (move) this.onmove?.(move);
    const seen = this.table.sight?.seq;
    const answer = move
      ? await this.table.sendCommand({ do: "play", seat: this.seat, move: move.text })
      : await this.table.ask(this.seat, [[...thing]]);
    if (answer.type === "refused") {
      const quicker = this.table.sight?.seq !== seen;
      const reason = await (answer.reason
        ? explainRefusal(answer, this.seatName)
        : explainMessage(otherwise));
      if (late === "tell" || !quicker) this.reason = reason;
    }
    this.#busy = false;
  }
}
