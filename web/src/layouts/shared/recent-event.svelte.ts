/** The most recent event of a type, shown for a moment after the table has moved on. */
import type { GameEvent, LogEntry } from "../../stores/table.svelte";

/** Milliseconds for which the cards and their winner stay visible. */
const LONG = 2_600;
/** Milliseconds until all cards are face up and the winner is announced. */
const TURNED = 600;

export class RecentEvent {
  #past: LogEntry | null = $state.raw(null);

  /**
   * Must be created during component initialization; `over` is called just before the event
   * disappears.
   */
  constructor(
    readonly log: () => readonly LogEntry[],
    readonly type: string,
    readonly over: (event: GameEvent) => void = () => undefined,
    /** Called once everything is visible. */
    readonly seen: () => void = () => undefined,
  ) {
    $effect(() => {
      const newest = this.#newest;
      if (!newest) return;
      const timer = setTimeout(() => {
        if (this.event) this.over(this.event);
        this.#past = newest;
      }, LONG);
      const turned = setTimeout(() => this.seen(), TURNED);
      return () => {
        clearTimeout(timer);
        clearTimeout(turned);
      };
    });
  }

  readonly #newest: LogEntry | null = $derived.by(
    () => this.log().findLast(({ event }) => event.type === this.type) ?? null,
  );
  /** The newest event of this type, visible or not. */
  readonly last: GameEvent | null = $derived(this.#newest?.event ?? null);
  /** The newest event while it is visible, or null. */
  readonly event: GameEvent | null = $derived(this.#newest === this.#past ? null : this.last);
}
