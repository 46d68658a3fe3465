/** A person who points at things: what is picked, what to choose among, why something is not to be. */
import type { Refused, ShownMove } from "../wire/types";
import { MIXED } from "../data/shown";
import type { Command } from "./connection";
import { plain, point, type Touch, touched, touching } from "./offers";
import { type Reason, reasonOf } from "./reason";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";

export class Pointing {
  /** Why the last thing could not be done. */
  reason: Reason | null = $state.raw(null);
  #picked: Touch[] = $state.raw([]);
  /** The move that waits for a second tap. */
  #waiting: ShownMove | null = $state.raw(null);
  /** The seats whose last move has not been answered yet. */
  readonly #busy = new Set<number>();

  constructor(
    readonly table: Table,
    /** The seat that the person plays for; null only looks on. */
    readonly seat: () => number | null,
    readonly seatName: (seat: number) => string,
    /** The kinds of things that have to be pointed at themselves. */
    readonly quiet: () => readonly string[] = () => [],
  ) {}

  readonly #all: ShownMove[] = $derived.by(() => this.table.moves(this.seat()));
  /** All that can be done now and is offered. */
  readonly moves: ShownMove[] = $derived.by(() => {
    const quiet = this.quiet();
    return this.#all.filter(({ touches }) => !touches.some(([kind]) => quiet.includes(kind)));
  });
  /** Whether something can be done that nothing points to. */
  readonly unseen: boolean = $derived.by(() => this.#all.length > this.moves.length);
  /** What can be done without a card of the hand. */
  readonly buttons: ShownMove[] = $derived(plain(this.moves));
  /** The cards that can be played. */
  readonly fitting: Set<string> = $derived(touched(this.moves, "hand"));
  /** The moves that everything picked belongs to; what no longer can be done is not picked. */
  readonly chosen: ShownMove[] = $derived(
    this.#picked.length > 0 ? touching(this.moves, this.#picked) : [],
  );
  readonly #awaited: ShownMove | null = $derived(
    this.moves.find(({ text }) => text === this.#waiting?.text) ?? null,
  );
  /** What to choose among by a button. */
  readonly choices: ShownMove[] = $derived(this.#awaited ? [this.#awaited] : this.chosen);
  /** The card that is picked and waits for more. */
  readonly held: string | null = $derived(
    this.choices.length > 0 ? (this.#picked.find(([kind]) => kind === "hand")?.[1] ?? null) : null,
  );

  /** Says something to the table; what is refused has a reason. */
  async say(command: Command): Promise<boolean> {
    const seen = this.table.sight?.seq;
    const answer = await this.table.say(command);
    // What came too late, since another tab or a stand-in was faster, needs no reason.
    const late = this.table.sight?.seq !== seen;
    this.reason = answer.type === "refused" && !late ? this.#why(answer) : null;
    return answer.type === "done";
  }

  /** Something was pointed at: play it, choose further, or say why not. */
  touch(thing: Touch, after: readonly Touch[] = this.held ? this.#picked : []): void {
    this.reason = null;
    this.#waiting = null;
    const quiet = this.quiet().includes(thing[0]);
    const pointed = point(quiet ? this.#all : this.moves, after, thing);
    // What nothing points to is never done by mistake.
    if (pointed.then === "play") quiet ? void this.play(pointed.move) : this.#want(pointed.move);
    else if (pointed.then === "choose") this.#picked = pointed.picked;
    // Who points at the rows while others play only looks.
    else if (thing[0] !== "row" || this.moves.length > 0) void this.#ask(pointed.things);
  }

  /** A card was tapped; tapped a second time it is put back. */
  card(name: string): void {
    if (this.held === name) this.cancel();
    else
      this.touch(
        ["hand", name],
        this.#picked.filter(([kind]) => kind !== "hand"),
      );
  }

  /** A card was let go over something that is called `kind:key`. */
  drop(name: string, over: string | null): void {
    const [kind = "", key = ""] = over?.split(":") ?? [];
    if (over !== null && kind !== "own") this.touch([kind, key], [["hand", name]]);
    else this.touch(["hand", name], []);
  }

  /** A card is to be used in the way that nothing points to. */
  quietly(name: string): void {
    const [kind] = this.quiet();
    if (kind !== undefined) this.touch([kind, ""], [["hand", name]]);
  }

  /** Nothing is picked any more. */
  cancel(): void {
    this.#picked = [];
    this.#waiting = null;
  }

  /** Plays a move, for another seat of this device if one is named. */
  async play(move: ShownMove, seat = this.seat()): Promise<void> {
    if (seat === null || this.#busy.has(seat)) return;
    this.#busy.add(seat);
    this.cancel();
    this.reason = null;
    await this.say({ do: "play", seat, move: move.text });
    this.#busy.delete(seat);
  }

  /** Plays a move, or waits for a second tap first: if that is wished, or if it costs something. */
  #want(move: ShownMove): void {
    const touch = (wanted: string) => move.touches.find(([kind]) => kind === wanted);
    const first = touch("hand") ?? touch("stock");
    const costly = touch("bridge") ?? (this.fitting.size > 0 ? touch("stock") : undefined);
    if (first && (costly ?? (settings.confirm && touch("hand")))) {
      this.#waiting = move;
      this.#picked = [first];
    } else void this.play(move);
  }

  #why(refused: Refused): Reason {
    return reasonOf(refused, this.seatName, MIXED.includes(this.table.card?.game ?? ""));
  }

  async #ask(things: readonly Touch[]): Promise<void> {
    const seat = this.seat();
    if (seat === null) return;
    this.cancel();
    const touches = things.map(([kind, key]): [string, string] => [kind, key]);
    const answer = await this.table.ask(seat, touches);
    if (answer.type === "refused") this.reason = this.#why(answer);
    else this.reason = this.#waits(seat);
  }

  /** What can be done in a way that nothing points to is not told: only that others come first. */
  #waits(seat: number): Reason | null {
    const turn = this.table.view(seat)?.turn ?? seat;
    if (turn === seat) return null;
    return { text: t("reason-others-turn", { seat: this.seatName(turn) }), rule: null, says: "" };
  }
}
