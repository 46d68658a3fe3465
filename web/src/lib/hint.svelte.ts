/** What a good bot would do for whoever asks: of the moment, and gone with it. */
import type { Advice, ShownMove } from "../wire/types";
import { key } from "./offers";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { readPart } from "./texts.svelte";

/** Who gives hints. */
export const ADVISER = "expert";

export class Hint {
  #advice: Advice | null = $state.raw(null);
  /** Whether somebody thinks about it. */
  thinking = $state(false);
  /** Why there is none: an error's code. */
  problem: string | null = $state(null);

  constructor(
    readonly table: Table,
    /** The seat that the person plays for. */
    readonly seat: () => number | null,
  ) {}

  /** What was advised, as long as it is about this moment. */
  readonly advice: Advice | null = $derived.by(() => {
    const advice = this.#advice;
    const current = advice?.seq === this.table.sight?.seq && advice?.seat === this.seat();
    return current ? advice : null;
  });
  /** The move that was advised; null is to wait, or that nothing was. */
  readonly move: ShownMove | null = $derived.by(() => {
    const text = this.advice?.move;
    return this.table.moves(this.seat()).find((move) => move.text === text) ?? null;
  });
  /** The card of the hand that it is played with. */
  readonly card: string | null = $derived(this.move && key(this.move, "hand"));
  /** Whether there is anything to see of it. */
  readonly shown: boolean = $derived.by(
    () => this.thinking || this.advice !== null || this.problem !== null,
  );

  /** Asks for one, for whoever plays here now. */
  async ask(): Promise<void> {
    const seat = this.seat();
    if (seat === null || this.thinking) return;
    this.thinking = true;
    this.close();
    const words = readPart("bots").catch(() => undefined); // then without reasons
    const answer = await this.table.hint(seat);
    await words;
    this.thinking = false;
    if (answer.type === "advice") this.#advice = answer;
    // Whoever has moved on needs no hint any more.
    else if (answer.type === "refused" && answer.error !== "stale") this.problem = answer.error;
  }

  /** Nobody wants to see it any more. */
  close(): void {
    this.#advice = null;
    this.problem = null;
  }
}

/** Whether somebody at this device may be offered hints. */
export function hinted(name: string): boolean {
  return settings.hintsOf[name] ?? settings.hints;
}
