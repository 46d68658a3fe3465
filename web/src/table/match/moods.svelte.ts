/** The feelings of the people and characters at the table, from events that everyone sees. */
import type { Mood } from "../../art/portraits";
import { type Feeling, listReactions, type Sign } from "../../game/feelings";
import { familyOf, findGame } from "../../stores/catalogue.svelte";
import type { LogEntry, Table, View } from "../../stores/table.svelte";

/** Events that say nothing about how a turn went. */
const NEUTRAL: readonly string[] = ["done", "reaction", "chair", "handicap"];

export class Moods {
  /** The feelings by seat, until the seat acts again. */
  #feelings: Record<number, Feeling> = $state({});
  /** The seat that acted last. */
  #last: number | null = $state(null);
  /** The seats that have drawn since they last laid a card. */
  readonly #drawers = new Set<number>();

  constructor(
    readonly table: Pick<Table, "roster" | "view">,
    /** Shows a sign of a character in a bubble. */
    readonly showSign: (seat: number, sign: Sign) => void,
  ) {}

  /** Takes an event into account, once its result is visible everywhere. */
  follow({ event, then }: LogEntry): void {
    const { type, seat } = event;
    if (type === "deal") {
      this.#feelings = {};
      this.#drawers.clear();
    }
    if (seat !== null && !NEUTRAL.includes(type)) {
      delete this.#feelings[seat];
      this.#last = seat;
    }
    const reactions = listReactions({
      event,
      family: familyOf(then.game),
      drewBefore: seat !== null && this.#drawers.has(seat),
      fillsRow: this.#fillsRow(event),
    });
    for (const { seat: who, feeling, sign } of reactions) {
      this.#feelings[who] = feeling;
      // People choose their own signs.
      if (sign !== undefined && then.chairs[who]?.kind === "bot") this.showSign(who, sign);
    }
    if (seat === null) return;
    if (type === "draw") this.#drawers.add(seat);
    else if (type === "lay") this.#drawers.delete(seat);
  }

  /** The mood of a seat: winners are glad, and players who have to act think. */
  of(seat: number, view: View): Mood {
    if (view.winners?.includes(seat)) return "glad";
    const feeling = this.#feelings[seat] ?? "calm";
    if (view.round_over) return feeling;
    const acting = view.turn === null ? view.actors.includes(seat) : view.turn === seat;
    // At the start of a turn the last feeling is over; within a turn it stays, as after a draw.
    return acting && (this.#last !== seat || feeling === "calm") ? "thinking" : feeling;
  }

  /** Whether a laid card was the last one of its row. */
  #fillsRow({ type, row }: LogEntry["event"]): boolean {
    if (type !== "lay" || typeof row !== "string") return false;
    const view = this.table.view(null);
    const rows = view?.rows as Record<string, readonly string[]> | undefined;
    const highest = findGame(view?.game)?.highest;
    return highest !== undefined && (rows?.[row]?.length ?? 0) >= highest;
  }
}
