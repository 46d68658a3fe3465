/** Effects of events: animations, sounds, speech bubbles and announcements. */
import { tick } from "svelte";
import { animateCards, type CardPositions, flyTo, measureCards } from "../../components/animation";
import { announce } from "../../device/announcements.svelte";
import { settings } from "../../device/settings.svelte";
import { playSound, type Sound } from "../../device/sound";
import { narrate } from "../../i18n/narration";
import { createAudience } from "../../stores/seats";
import type { GameEvent, LogEntry, Table, TableObserver, View } from "../../stores/table.svelte";
import { ResultDelay } from "./result-delay.svelte";

const BUBBLE = 3_000;
const SOUNDS: Readonly<Record<string, Sound>> = {
  draw: "draw",
  lay: "lay",
  claim: "lay",
  bridge: "lay",
  swap: "lay",
  flip: "draw",
  mid: "lay",
  own: "lay",
  onto: "lay",
  quartet: "row",
  bonus: "row",
  choose: "lay",
  trick: "row",
  fight: "row",
  pair: "row",
  "round-over": "won",
};

export class Effects implements TableObserver {
  /** The element that contains the whole match. */
  root: HTMLElement | undefined = $state.raw();
  /** The reactions on display, by seat. */
  reactions: Record<number, string> = $state({});
  /** The seat that has just drawn a card from the stock. */
  drew: number | null = $state(null);
  readonly delay = new ResultDelay();
  #before: CardPositions | null = null;
  #view: View | null = null;

  constructor(
    readonly table: Table,
    /** The seat whose cards are face up here. */
    readonly seat: () => number | null,
    /** Whether the board reveals the result of an event step by step. */
    readonly delaysResult: (event: GameEvent) => boolean,
  ) {}

  before(): void {
    if (this.root) this.#before = measureCards(this.root);
    this.#view = this.table.view(this.seat());
  }

  after(news: readonly LogEntry[]): void {
    const { seats } = this.table;
    const shown = news.find(({ event }) => this.delaysResult(event));
    if (shown) this.delay.start(this.#view, shown.number);
    // A player who makes the next move has seen enough.
    else if (news.some(({ event }) => seats.includes(event.seat ?? -1))) this.delay.end();
    void tick().then(() => this.#show(news));
  }

  #show(news: readonly LogEntry[]): void {
    if (!this.root) return;
    const actor = news.find(({ event }) => event.seat !== null)?.event.seat ?? null;
    const from = actor === null || actor === this.seat() ? null : this.#place(actor);
    const giver = news.find(({ event }) => typeof event.from === "number")?.event ?? null;
    if (this.#before) animateCards(this.root, this.#before, from ?? this.#origin(giver));
    this.#before = null;
    for (const each of news) this.#handleEvent(each);
  }

  #handleEvent({ event, then }: LogEntry): void {
    this.delay.runAfter(() => {
      if (settings.telling !== "short") announce(narrate(event, createAudience(this.table, then)));
      const heard = SOUNDS[event.type];
      if (heard) playSound(heard);
    });
    if (event.type === "draw") {
      if (event.seat !== null && event.seat !== this.seat()) this.#animateDraw(event, event.seat);
      this.drew = typeof event.from === "number" ? null : event.seat;
    } else if (event.seat !== null) this.drew = null;
    if (event.type === "restack" && event.seat !== null) this.#animateRestack(event.seat);
    if (event.type === "reaction") this.#showReaction(event);
  }

  #showReaction(event: GameEvent): void {
    const chairs = this.table.card?.chairs ?? [];
    const seat = chairs.findIndex(({ player }) => player === event.player);
    if (seat < 0) return;
    this.reactions[seat] = String(event.reaction);
    setTimeout(() => delete this.reactions[seat], BUBBLE);
  }

  /** Animates a face-down card from the stock, or from another player, to a player. */
  #animateDraw(event: GameEvent, seat: number): void {
    const origin = this.#origin(event);
    this.#animateBack(origin, origin, this.#place(seat));
  }

  /** Animates a pile that is turned over to the stack that it becomes. */
  #animateRestack(seat: number): void {
    const own = seat === this.seat();
    const pile = this.root?.querySelector(`[data-drop="pile:${own ? "own" : seat}"]`) ?? null;
    const stack = own ? this.#stock() : this.#place(seat);
    this.#animateBack(stack, pile, stack);
  }

  /** Animates the back of a card from one place to another; `like` contains its picture. */
  #animateBack(like: Element | null, from: Element | null, to: Element | null): void {
    const back = like?.querySelector("svg")?.cloneNode(true);
    if (!back) return;
    const ghost = document.createElement("div");
    ghost.className = "flying";
    ghost.append(back);
    flyTo(ghost, from, to);
  }

  /** The place that a card comes from. */
  #origin(event: GameEvent | null): Element | null {
    return typeof event?.from === "number" ? this.#place(event.from) : this.#stock();
  }

  #stock(): Element | null {
    return this.root?.querySelector("[data-stock]") ?? null;
  }

  #place(seat: number): Element | null {
    return this.root?.querySelector(`[data-seat="${seat}"] .back`) ?? null;
  }
}
