/** The state of a match on this screen: status line, buttons, choices and the current lesson. */
import { settings } from "../../device/settings.svelte";
import { moveTouches } from "../../game/moves";
import { t } from "../../i18n/i18n.svelte";
import type { Audience } from "../../i18n/narration";
import { isFollowed, type Layout } from "../../layouts/layout";
import { lastSentence } from "../../stores/history";
import { isUnlearned, markLearned } from "../../stores/lessons.svelte";
import type { Selection } from "../../stores/selection.svelte";
import type { View } from "../../stores/table.svelte";
import type { ShownMove } from "../../wire/types";
import type { HotSeat } from "./hot-seat.svelte";
import type { ResultDelay } from "./result-delay.svelte";

const NONE: ReadonlySet<string> = new Set();

export class MatchState {
  constructor(
    readonly hotSeat: HotSeat,
    readonly selection: Selection,
    readonly delay: ResultDelay,
    readonly layout: () => Layout | null,
    readonly audience: () => Audience,
  ) {}

  /** The view outside the board, which lags behind while a result is delayed. */
  readonly seen: View | null = $derived.by(() => this.delay.before ?? this.hotSeat.view);
  /** Whether the round is over and the board has revealed the result. */
  readonly ended: boolean = $derived.by(
    () => this.hotSeat.view?.round_over === true && !this.delay.revealing,
  );
  /** The player's cards, without those that a delayed result brings. */
  readonly held: string[] | null = $derived.by(() => {
    const { hand } = this.hotSeat;
    const { before } = this.delay;
    const own = before?.seat === this.selection.seat();
    const had = own && Array.isArray(before?.hand) ? (before.hand as string[]) : null;
    return had?.every((card) => hand?.includes(card)) ? had : hand;
  });
  /** The message id of the reason why everyone waits although it is a player's turn. */
  readonly #waitingId: string | null = $derived.by(() => {
    const { view, table } = this.hotSeat;
    if (view === null || view.round_over) return null;
    return this.layout()?.waitingMessage?.(view, this.selection.moves, table.matchLog) ?? null;
  });
  /** Whether the player has to act; false if acting is optional. */
  readonly ours: boolean = $derived.by(() => {
    const { view } = this.hotSeat;
    if (this.selection.moves.length === 0 || view === null || view.round_over) return false;
    return this.#waitingId === null && (view.turn === null || view.turn === this.selection.seat());
  });
  readonly fitting: ReadonlySet<string> = $derived.by(() =>
    this.layout()?.highlightsPlayable === false ? NONE : this.selection.fitting,
  );
  /** The buttons and the choices, without those that the board draws. */
  readonly buttons: ShownMove[] = $derived.by(() => this.#filterUndrawn(this.selection.buttons));
  readonly choices: ShownMove[] = $derived.by(() => {
    const { choices } = this.selection;
    // A single choice waits for its confirmation.
    return choices.length > 1 ? this.#filterUndrawn(choices) : choices;
  });
  /** The choice that the player makes on the board. */
  readonly asked: string | null = $derived.by(() => {
    const { choices } = this.selection;
    return choices.length > 1 ? (this.layout()?.boardChoice?.(choices) ?? null) : null;
  });
  /** The last event as a sentence. */
  readonly last: string = $derived.by(() => lastSentence(this.selection.table, this.delay.since));
  /** Whose turn it is, and the task of the player. */
  readonly status: string = $derived.by(() => {
    const { view, sharesBoard, hidden } = this.hotSeat;
    if (!view || sharesBoard || this.delay.before) return "";
    if (this.selection.unsent) return t("table-unsent");
    if (this.#waitingId !== null) return t(this.#waitingId);
    if (this.ours && !hidden) return this.#describeTask(view);
    if (view.turn === null || view.round_over) return "";
    return t("table-turn", { who: this.audience().seat(view.turn) });
  });
  /** The lesson for the current situation, if the player has not learned it yet. */
  readonly lesson: string | null = $derived.by(() => {
    const { view, hidden } = this.hotSeat;
    const layout = this.layout();
    if (!view || !layout || this.selection.seat() === null || hidden || !settings.lessons)
      return null;
    // A player with a selection needs the choices, not a lesson.
    if (this.delay.before || this.selection.choices.length > 0) return null;
    const found = layout.lesson(view, this.selection.moves);
    return found !== null && isUnlearned(layout.name, found) ? found : null;
  });

  /** Marks the current lesson as learned if a move follows it; the lesson then disappears. */
  learnFrom(move: ShownMove): void {
    const { view } = this.hotSeat;
    const { lesson } = this;
    const layout = this.layout();
    if (!view || !layout || lesson === null) return;
    if (isFollowed(layout, lesson, { view, moves: this.selection.moves, move })) {
      markLearned(layout.name, lesson);
    }
  }

  /** Whether the board draws a kind of thing; true while the layout is loading. */
  draws(thing: string): boolean {
    return this.layout()?.drawnThings.includes(thing) ?? true;
  }

  /** Returns the moves that touch nothing on the board. */
  #filterUndrawn(moves: readonly ShownMove[]): ShownMove[] {
    return moves.filter(({ touches }) => !touches.some(([thing]) => this.draws(thing)));
  }

  #describeTask(view: View): string {
    const { asked, selection, fitting } = this;
    const { hand } = this.hotSeat;
    const layout = this.layout();
    const player = selection.seat();
    if (layout && asked !== null) return t(`choose-${layout.name}-${asked}`);
    const task = layout?.task?.(view, selection.moves, selection) ?? null;
    // Without a curtain, the status has to name the player.
    const called = hand === null && player !== null && !this.audience().own(player);
    const whose = called
      ? t("table-turn", { who: this.audience().seat(player) })
      : t("table-your-turn");
    if (layout && task !== null) return `${whose} ${t(`task-${layout.name}-${task}`)}`;
    if (called) return whose;
    const count = settings.help ? fitting.size : 0;
    // If every card can be played, the count is pointless.
    if (count > 0 && count < (hand?.length ?? 0)) return t("table-your-turn-fits", { count });
    const none =
      count === 0 && settings.help && layout?.highlightsPlayable !== false && hand?.length;
    if (!none) return whose;
    // A player who may end the turn has already laid a card.
    const done = selection.moves.some((move) => moveTouches(move, ["button", "done"]));
    return t(done ? "table-your-turn-no-more" : "table-your-turn-none");
  }
}
