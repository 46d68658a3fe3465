/** The selection: what a player has tapped, which moves remain, and why a tap was refused. */
import { settings } from "../device/settings.svelte";
import {
  filterMoves,
  movesWithoutCard,
  resolveTouch,
  type Touch,
  touchedKeys,
} from "../game/moves";
import { explainMessage, explainRefusal, type Reason } from "../i18n/refusals";
import type { Command } from "../net/connection";
import type { Refused, ShownMove } from "../wire/types";
import { hasMixedRows } from "./catalogue.svelte";
import { SituationValue, type Table } from "./table.svelte";

/** Milliseconds without an answer after which a move counts as waiting. */
const SLOW = 600;

export class Selection {
  readonly #reason: SituationValue<Reason>;
  #picked: Touch[] = $state.raw([]);
  /** The move that is waiting for a second tap. */
  #waiting: ShownMove | null = $state.raw(null);
  /** The move that is waiting for the connection: the server has not answered it yet. */
  unsent: ShownMove | null = $state.raw(null);
  /** Called with each move that is sent. */
  readonly listeners: ((move: ShownMove) => void)[] = [];
  /** The seats whose last move has not been answered yet. */
  readonly #busy = new Set<number>();

  constructor(
    readonly table: Table,
    /** The seat of the player; null for spectators. */
    readonly seat: () => number | null,
    readonly seatName: (seat: number) => string,
    /** The kinds of things that the app never hints at. */
    readonly secret: () => readonly string[] = () => [],
  ) {
    this.#reason = new SituationValue(table);
  }

  /** The reason why the last move was refused, while it is still true. */
  get reason(): Reason | null {
    return this.#reason.current;
  }

  set reason(reason: Reason | null) {
    this.#reason.current = reason;
  }

  readonly #all: ShownMove[] = $derived.by(() => this.table.moves(this.seat()));
  /** The legal moves that the app offers. */
  readonly moves: ShownMove[] = $derived.by(() => {
    const secret = this.secret();
    return this.#all.filter(({ touches }) => !touches.some(([kind]) => secret.includes(kind)));
  });
  /** Whether the player has legal moves that the app does not hint at. */
  readonly hasSecretMoves: boolean = $derived.by(() => this.#all.length > this.moves.length);
  /** The moves without a card from the hand. */
  readonly buttons: ShownMove[] = $derived(movesWithoutCard(this.moves));
  /** The cards that can be played. */
  readonly fitting: Set<string> = $derived(touchedKeys(this.moves, "hand"));
  /** The moves that touch everything in the selection. */
  readonly chosen: ShownMove[] = $derived(
    this.#picked.length > 0 ? filterMoves(this.moves, this.#picked) : [],
  );
  readonly #awaited: ShownMove | null = $derived(
    this.moves.find(({ text }) => text === this.#waiting?.text) ?? null,
  );
  /** The moves to choose from. */
  readonly choices: ShownMove[] = $derived(this.#awaited ? [this.#awaited] : this.chosen);
  /** The selected card. */
  readonly held: string | null = $derived(
    this.choices.length > 0 ? (this.#picked.find(([kind]) => kind === "hand")?.[1] ?? null) : null,
  );

  /** Whether anything is selected. */
  get picking(): boolean {
    return this.choices.length > 0;
  }

  /** Sends a command and explains a refusal. */
  async sendCommand(command: Command): Promise<boolean> {
    const seen = this.table.sight?.seq;
    const answer = await this.table.sendCommand(command);
    const reason = answer.type === "refused" ? await this.#explain(answer) : null;
    // A command that came too late, because another tab or a bot was faster, needs no reason, unless
    // the player was told that it was waiting.
    const late = this.table.sight?.seq !== seen && this.unsent === null;
    this.reason = late ? null : reason;
    return answer.type === "done";
  }

  /** Handles a tap on a thing: plays a move, extends the selection, or asks for the reason. */
  touch(thing: Touch, after: readonly Touch[] = this.held ? this.#picked : []): void {
    this.reason = null;
    this.#waiting = null;
    const secret = this.secret().includes(thing[0]);
    const pointed = resolveTouch(secret ? this.#all : this.moves, after, thing);
    // A move that the app does not hint at is never played by mistake.
    if (pointed.then === "play")
      secret ? void this.play(pointed.move) : this.#playOrConfirm(pointed.move);
    else if (pointed.then === "choose") this.#picked = pointed.picked;
    else void this.#ask(pointed.things);
  }

  /** Handles a tap on a card; a second tap deselects it. */
  tapCard(name: string): void {
    if (this.held === name) this.cancel();
    else
      this.touch(
        ["hand", name],
        this.#picked.filter(([kind]) => kind !== "hand"),
      );
  }

  /** Handles a card dropped on a thing, which is given as `kind:key`. */
  dropCard(name: string, over: string | null): void {
    const [kind = "", key = ""] = over?.split(":") ?? [];
    if (over !== null && kind !== "own") this.touch([kind, key], [["hand", name]]);
    else this.touch(["hand", name], []);
  }

  /** Plays a card with the move that the app does not hint at. */
  playSecretly(name: string): void {
    const [kind] = this.secret();
    if (kind !== undefined) this.touch([kind, ""], [["hand", name]]);
  }

  /** Clears the selection. */
  cancel(): void {
    this.#picked = [];
    this.#waiting = null;
  }

  /** Plays a move, by default for the seat of the player. */
  async play(move: ShownMove, seat = this.seat()): Promise<void> {
    if (seat === null || this.#busy.has(seat)) return;
    this.#busy.add(seat);
    this.cancel();
    this.reason = null;
    for (const listen of this.listeners) listen(move);
    const slow = setTimeout(() => (this.unsent = move), SLOW);
    await this.sendCommand({ do: "play", seat, move: move.text });
    clearTimeout(slow);
    this.unsent = null;
    this.#busy.delete(seat);
  }

  /** Plays a move, or waits for a second tap if the player wants that or the move is costly. */
  #playOrConfirm(move: ShownMove): void {
    const touch = (wanted: string) => move.touches.find(([kind]) => kind === wanted);
    const first = touch("hand") ?? touch("stock");
    const costly = touch("bridge") ?? (this.fitting.size > 0 ? touch("stock") : undefined);
    if (first && (costly ?? (settings.confirm && touch("hand")))) {
      this.#waiting = move;
      this.#picked = [first];
    } else void this.play(move);
  }

  #explain(refused: Refused): Promise<Reason> {
    return explainRefusal(refused, this.seatName, hasMixedRows(this.table.card?.game));
  }

  async #ask(things: readonly Touch[]): Promise<void> {
    const seat = this.seat();
    if (seat === null) return;
    this.cancel();
    const touches = things.map(([kind, key]): [string, string] => [kind, key]);
    const { situation } = this.table;
    const answer = await this.table.ask(seat, touches);
    const reason = await (answer.type === "refused"
      ? this.#explain(answer)
      : this.#explainWaiting(seat));
    // The refusal may be out of date by now.
    if (this.table.situation === situation) this.reason = reason;
  }

  /** Explains that it is not this seat's turn, without revealing a secret move. */
  async #explainWaiting(seat: number): Promise<Reason | null> {
    const turn = this.table.view(seat)?.turn ?? seat;
    return turn === seat
      ? null
      : explainMessage("reason-others-turn", { seat: this.seatName(turn) });
  }
}
