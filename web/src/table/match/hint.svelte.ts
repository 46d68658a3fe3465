/** The hint store: asks the server what a good bot would do, and drops the answer when the state changes. */
import { touchedKey } from "../../game/moves";
import { loadMessages } from "../../i18n/i18n.svelte";
import { SituationValue, type Table } from "../../stores/table.svelte";
import type { Advice, ShownMove } from "../../wire/types";

/** The level of the bot that gives hints. */
export const ADVISER = "expert";

export class Hint {
  #advice: Advice | null = $state.raw(null);
  /** Whether the answer is still pending. */
  thinking = $state(false);
  readonly #problem: SituationValue<string>;

  constructor(
    readonly table: Table,
    /** The seat of the player. */
    readonly seat: () => number | null,
  ) {
    this.#problem = new SituationValue(table);
  }

  /** The error code if there is no hint. */
  get problem(): string | null {
    return this.#problem.current;
  }

  /** The hint, while it applies to the current state. */
  readonly advice: Advice | null = $derived.by(() => {
    const advice = this.#advice;
    const current = advice?.seq === this.table.sight?.seq && advice?.seat === this.seat();
    return current ? advice : null;
  });
  /** The recommended move; null if the hint recommends waiting, or if there is none. */
  readonly move: ShownMove | null = $derived.by(() => {
    const text = this.advice?.move;
    return this.table.moves(this.seat()).find((move) => move.text === text) ?? null;
  });
  /** The card that the move plays from the hand. */
  readonly card: string | null = $derived(this.move && touchedKey(this.move, "hand"));
  /** Whether there is anything to show. */
  readonly shown: boolean = $derived.by(
    () => this.thinking || this.advice !== null || this.problem !== null,
  );

  /** Asks for a hint for the current player. */
  async ask(): Promise<void> {
    const seat = this.seat();
    if (seat === null || this.thinking) return;
    this.thinking = true;
    this.close();
    const words = loadMessages("bots").catch(() => undefined); // without these texts, the hint has no reasons
    const answer = await this.table.hint(seat);
    await words;
    this.thinking = false;
    if (answer.type === "advice") this.#advice = answer;
    // A stale question needs no message: the state has changed since.
    else if (answer.type === "refused" && answer.error !== "stale") {
      this.#problem.current = answer.error;
    }
  }

  close(): void {
    this.#advice = null;
    this.#problem.current = null;
  }
}
