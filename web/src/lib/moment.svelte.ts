/** What was shown a moment ago and is still to be seen, though the table has gone on. */
import type { Happening, Logged } from "./table.svelte";

/** Long enough to see all cards and to understand who takes them. */
const LONG = 2_600;
/** When the cards are turned over and it is said who takes them. */
const TURNED = 600;

export class Moment {
  #past: Logged | null = $state.raw(null);

  /** To be made with a component: `over` is called when the moment ends, before it is gone. */
  constructor(
    readonly log: () => readonly Logged[],
    readonly type: string,
    readonly over: (event: Happening) => void = () => undefined,
    /** Is called as soon as all of it is to be seen. */
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

  readonly #newest: Logged | null = $derived.by(
    () => this.log().findLast(({ event }) => event.type === this.type) ?? null,
  );
  /** What was shown last, however long ago. */
  readonly last: Happening | null = $derived(this.#newest?.event ?? null);
  /** What is still to be seen. */
  readonly event: Happening | null = $derived(this.#newest === this.#past ? null : this.last);
}
