/**
 * Plays the only move of a player after a pause, if it offers no choice: ending the turn, passing
 * or drawing a card.
 *
 * Other players must not learn that there was nothing to choose (G-7). The server sends the same
 * messages either way, so only the pause could tell: it follows the person's own pace (`automatic-move-delay.ts`).
 */
import { untrack } from "svelte";
import { announce } from "../../device/announcements.svelte";
import { endsOrDraws, findForcedMove } from "../../game/moves";
import { t } from "../../i18n/i18n.svelte";
import type { Selection } from "../../stores/selection.svelte";
import type { ShownMove } from "../../wire/types";
import { drawPause, OwnPace } from "./automatic-move-delay";

/**
 * Additional milliseconds for looking at the cards after the device has changed hands; the times of
 * a person who has made choices on this device include them.
 */
const AFTER_CURTAIN = 1_500;

export class AutomaticMove {
  /** The move that is about to be played. */
  move: ShownMove | null = $state.raw(null);
  /** The pause before the move, in milliseconds. */
  pause = $state(0);
  /** The situation in which the player has stopped the move. */
  #stopped = $state(-1);
  /** The time at which the player was given a choice, and the situation; null if there is none. */
  #choice: { readonly situation: number; readonly since: number } | null = null;
  /** The pace of each person of this device. */
  readonly #paces = new Map<string, OwnPace>();

  constructor(
    readonly selection: Selection,
    /** The name of the person who has the device. */
    readonly who: () => string,
    /** Whether the player can see the table, and no message or choice is waiting for them. */
    readonly ready: () => boolean,
  ) {
    selection.listeners.push((move) => this.#remember(move));
  }

  readonly #forced: ShownMove | null = $derived.by(() => {
    const { table } = this.selection;
    if (this.#stopped === table.situation || !this.ready()) return null;
    return findForcedMove(table.moves(this.selection.seat()));
  });
  /** Identifies the moment: an update that changes nothing must not restart the pause. */
  readonly #moment: string | null = $derived.by(() => {
    const { table } = this.selection;
    return this.#forced && `${String(table.situation)} ${this.#forced.text}`;
  });

  /** Starts the pause whenever there is nothing to choose; runs as an effect. */
  follow(): (() => void) | undefined {
    const moment = this.#moment;
    const move = untrack(() => this.#forced);
    if (moment === null || move === null) return;
    const pause = untrack(() => this.#drawPause());
    if (pause === null) return;
    this.pause = pause;
    this.move = move;
    announce(t(`automatic-${move.text}`));
    const timer = setTimeout(() => this.#play(move), pause);
    addEventListener("pointerdown", this.stop, true);
    addEventListener("keydown", this.stop, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", this.stop, true);
      removeEventListener("keydown", this.stop, true);
      this.move = null;
    };
  }

  /** Notes when a choice begins; runs as an effect. */
  watchChoices(): void {
    const { situation } = this.selection.table;
    // Picking a card, a refusal or a hint does not restart it.
    if (this.#choice?.situation === situation) return;
    const choosing = this.ready() && this.selection.table.moves(this.selection.seat()).length > 1;
    this.#choice = choosing ? { situation, since: performance.now() } : null;
  }

  /** Leaves the move to the player. */
  readonly stop = (): void => {
    if (this.move) this.#stopped = this.selection.table.situation;
  };

  #play(move: ShownMove): void {
    // Players who are reading a dialog, or not looking at all, make the move themselves.
    if (document.hidden || document.querySelector("dialog[open]")) this.stop();
    else void this.selection.play(move);
  }

  #remember(move: ShownMove): void {
    if (this.#choice?.situation !== this.selection.table.situation) return;
    this.#pace.remember(performance.now() - this.#choice.since, endsOrDraws(move));
  }

  /** Returns the pause before the move, or null if the player must make it. */
  #drawPause(): number | null {
    const pace = this.#pace;
    const pause = drawPause(pace.times);
    const looks = pace.unknown && this.selection.table.seats.length > 1;
    return pause === null || !looks ? pause : pause + AFTER_CURTAIN;
  }

  get #pace(): OwnPace {
    const who = this.who();
    const pace = this.#paces.get(who) ?? new OwnPace();
    this.#paces.set(who, pace);
    return pace;
  }
}
