/** What the person at this screen sees of a match now, what is to be done, and what is said of it. */
import type { Layout } from "../layouts/layout";
import type { ShownMove } from "../wire/types";
import type { Device } from "./device.svelte";
import { history } from "./history";
import { unlearned } from "./lessons.svelte";
import { touches } from "./offers";
import type { Pointing } from "./pointing.svelte";
import { settings } from "./settings.svelte";
import type { Suspense } from "./suspense.svelte";
import type { View } from "./table.svelte";
import { t } from "./texts.svelte";
import type { Audience } from "./told";

const NONE: ReadonlySet<string> = new Set();

export class Playing {
  constructor(
    readonly device: Device,
    readonly pointing: Pointing,
    readonly suspense: Suspense,
    readonly layout: () => Layout | null,
    readonly kind: () => string,
    readonly audience: () => Audience,
  ) {}

  /** How everyone is seen to stand. */
  readonly seen: View | null = $derived.by(() => this.suspense.before ?? this.device.view);
  /** Whether the round is over and everybody has seen how. */
  readonly ended: boolean = $derived.by(
    () => this.device.view?.round_over === true && !this.suspense.looking,
  );
  /** The own cards; what comes of what the board is about to show has not come yet. */
  readonly held: string[] | null = $derived.by(() => {
    const { hand } = this.device;
    const { before } = this.suspense;
    const own = before?.seat === this.pointing.seat();
    const had = own && Array.isArray(before?.hand) ? (before.hand as string[]) : null;
    return had?.every((card) => hand?.includes(card)) ? had : hand;
  });
  /** Whether something is expected of the person, not only allowed. */
  readonly ours: boolean = $derived.by(() => {
    const { view } = this.device;
    if (this.pointing.moves.length === 0 || view === null || view.round_over) return false;
    return view.turn === null || view.turn === this.pointing.seat();
  });
  readonly fitting: ReadonlySet<string> = $derived.by(() =>
    this.layout()?.fits === false ? NONE : this.pointing.fitting,
  );
  /** The moves that are buttons, and the choices: the board draws the others. */
  readonly buttons: ShownMove[] = $derived.by(() => this.#undrawn(this.pointing.buttons));
  readonly choices: ShownMove[] = $derived.by(() => {
    const { choices } = this.pointing;
    // The only one left waits to be confirmed.
    return choices.length > 1 ? this.#undrawn(choices) : choices;
  });
  /** What is to be chosen on the board itself. */
  readonly asked: string | null = $derived.by(() => {
    const { choices } = this.pointing;
    return choices.length > 1 ? (this.layout()?.asks?.(choices) ?? null) : null;
  });
  /** What has happened last. */
  readonly last: string = $derived.by(
    () =>
      history(this.pointing.table).findLast(({ number }) => number < this.suspense.since)?.text ??
      "",
  );
  /** Whose turn it is, and what is to be done in the own one. */
  readonly status: string = $derived.by(() => {
    const { view, together, hidden } = this.device;
    if (!view || together || this.suspense.before) return "";
    if (this.ours && !hidden) return this.#task(view);
    if (view.turn === null || view.round_over) return "";
    return t("table-turn", { who: this.audience().seat(view.turn) });
  });
  /** What may be told to somebody who has not learned it yet. */
  readonly lesson: string | null = $derived.by(() => {
    const { view, hidden } = this.device;
    const layout = this.layout();
    if (!view || !layout || this.pointing.seat() === null || hidden || !settings.lessons)
      return null;
    // Whoever has picked something wants to know what to do with it.
    if (this.suspense.before || this.pointing.choices.length > 0) return null;
    const found = layout.lesson(view, this.pointing.moves);
    return found !== null && unlearned(this.kind(), found) ? found : null;
  });

  /** Whether the board draws a thing; while it is on its way, nothing else does. */
  draws(thing: string): boolean {
    return this.layout()?.draws.includes(thing) ?? true;
  }

  /** The moves that touch nothing on the board. */
  #undrawn(moves: readonly ShownMove[]): ShownMove[] {
    return moves.filter(({ touches }) => !touches.some(([thing]) => this.draws(thing)));
  }

  #task(view: View): string {
    const { asked, pointing, fitting } = this;
    const { hand } = this.device;
    const [layout, kind, player] = [this.layout(), this.kind(), pointing.seat()];
    if (asked !== null) return t(`choose-${kind}-${asked}`);
    const task = layout?.task?.(view, pointing.moves, pointing) ?? null;
    // Where no curtain has called anybody by name, this does.
    const called = hand === null && player !== null && !this.audience().own(player);
    const whose = called
      ? t("table-turn", { who: this.audience().seat(player) })
      : t("table-your-turn");
    if (task !== null) return `${whose} ${t(`task-${kind}-${task}`)}`;
    if (called) return whose;
    const count = settings.help ? fitting.size : 0;
    // Where everything can be played, that is nothing to tell.
    if (count > 0 && count < (hand?.length ?? 0)) return t("table-your-turn-fits", { count });
    const none = count === 0 && settings.help && layout?.fits !== false && hand?.length;
    if (!none) return whose;
    // Whoever may end the turn has laid something before.
    const done = pointing.moves.some((move) => touches(move, ["button", "done"]));
    return t(done ? "table-your-turn-no-more" : "table-your-turn-none");
  }
}
