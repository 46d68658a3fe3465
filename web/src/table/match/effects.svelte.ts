/** Effects of events: animations, sounds, speech bubbles and announcements. */
import { tick } from "svelte";
import {
  animateCards,
  type CardPositions,
  flyTo,
  makeGhost,
  measureCards,
} from "../../components/animation";
import { announce } from "../../device/announcements.svelte";
import { vibrate } from "../../device/haptics";
import { isMotionAllowed, settings } from "../../device/settings.svelte";
import { playSound, type Sound } from "../../device/sound";
import { narrate } from "../../i18n/narration";
import { createAudience } from "../../stores/seats";
import type { GameEvent, LogEntry, Table, TableObserver, View } from "../../stores/table.svelte";
import { Moods } from "./moods.svelte";
import { ResultDelay } from "./result-delay.svelte";

const BUBBLE = 3_000;
/** The events with which the first round and every later one are dealt. */
const DEALS: readonly string[] = ["started", "deal"];
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
  /** The faces of the seats. */
  readonly moods: Moods;
  readonly delay = new ResultDelay();
  #before: CardPositions | null = null;
  #view: View | null = null;
  readonly #bubbles = new Map<number, ReturnType<typeof setTimeout>>();
  #shown = false;

  constructor(
    readonly table: Table,
    /** The seat whose cards are face up here. */
    readonly seat: () => number | null,
    /** Whether the board reveals the result of an event step by step. */
    readonly delaysResult: (event: GameEvent) => boolean,
  ) {
    this.moods = new Moods(table, (seat, sign) => this.#showBubble(seat, sign));
  }

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

  /** Animates the first deal, which happened before the board was visible. */
  showFirstDeal(): void {
    if (this.#shown) return;
    this.#shown = true;
    if (this.table.latest.some(({ event }) => DEALS.includes(event.type))) {
      void tick().then(() => this.#animateDeal({ cards: new Map() }));
    }
  }

  #show(news: readonly LogEntry[]): void {
    if (!this.root) return;
    if (news.some(({ event }) => DEALS.includes(event.type))) {
      this.#animateDeal(this.#before ?? { cards: new Map() });
      this.#before = null;
    }
    const actor = news.find(({ event }) => event.seat !== null)?.event.seat ?? null;
    const from = actor === null || actor === this.seat() ? null : this.#place(actor);
    const giver = news.find(({ event }) => typeof event.from === "number")?.event ?? null;
    if (this.#before) animateCards(this.root, this.#before, from ?? this.#origin(giver));
    this.#before = null;
    for (const each of news) this.#handleEvent(each);
  }

  #handleEvent(entry: LogEntry): void {
    const { event, then } = entry;
    this.delay.runAfter(() => {
      this.moods.follow(entry);
      if (settings.telling !== "short") announce(narrate(event, createAudience(this.table, then)));
      const heard = this.#chooseSound(event);
      if (heard) playSound(heard);
      if (heard === "lay" && this.table.seats.includes(event.seat ?? -1)) vibrate("lay");
    });
    if (event.type === "draw") {
      if (event.seat !== null && event.seat !== this.seat()) this.#animateDraw(event, event.seat);
    }
    if (event.type === "restack" && event.seat !== null) this.#animateRestack(event.seat);
    if (event.type === "reaction") this.#showReaction(event);
  }

  /** Chooses the sound of an event; a round that only others have won has a sound of its own. */
  #chooseSound({ type, won }: GameEvent): Sound | undefined {
    const { seats } = this.table;
    const lost =
      type === "round-over" &&
      seats.length > 0 &&
      Array.isArray(won) &&
      !won.some((seat) => seats.includes(Number(seat)));
    return lost ? "lost" : SOUNDS[type];
  }

  #showReaction(event: GameEvent): void {
    const chairs = this.table.card?.chairs ?? [];
    const seat = chairs.findIndex(({ player }) => player === event.player);
    if (seat >= 0) this.#showBubble(seat, String(event.reaction));
  }

  /** Shows a reaction next to a seat for a while; a newer one replaces it. */
  #showBubble(seat: number, reaction: string): void {
    clearTimeout(this.#bubbles.get(seat));
    this.reactions[seat] = reaction;
    this.#bubbles.set(
      seat,
      setTimeout(() => delete this.reactions[seat], BUBBLE),
    );
  }

  /** Animates a deal to all players, and the cards on the board as usual. */
  #animateDeal(before: CardPositions): void {
    const { root } = this;
    const view = this.table.view(this.seat());
    if (!root || !view) return;
    const from = this.#stock() ?? this.#place(view.dealer) ?? root.querySelector(".board");
    const isHeld = (card: Element): boolean => card.closest("[role=toolbar]") !== null;
    animateCards(root, before, from, isHeld);
    if (!from || !isMotionAllowed()) return;
    const others = Array.from(
      { length: view.players },
      (_, n) => (view.dealer + 1 + n) % view.players,
    )
      .filter((seat) => seat !== this.seat())
      .map((seat) => this.#place(seat));
    const picture = root.querySelector("[data-stock] svg, [data-seat] .back svg");
    import("../../components/deal").then(
      ({ dealCards }) =>
        dealCards({
          from: from.getBoundingClientRect(),
          hand: [...root.querySelectorAll<HTMLElement>("[role=toolbar] [data-card]")],
          seats: others.filter((seat) => seat !== null),
          back: () => picture?.cloneNode(true) ?? null,
        }),
      () => undefined, // without a connection: the cards appear without a deal
    );
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
    flyTo(makeGhost(back), from, to);
  }

  /** The place that a card comes from. */
  #origin(event: GameEvent | null): Element | null {
    return typeof event?.from === "number" ? this.#place(event.from) : this.#stock();
  }

  #stock(): Element | null {
    return this.root?.querySelector("[data-stock]") ?? null;
  }

  #place(seat: number): Element | null {
    const place = this.root?.querySelector(`[data-seat="${seat}"]`);
    return place?.querySelector(".back") ?? place ?? null;
  }
}
