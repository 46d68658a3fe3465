/** What happens at a table, made to be seen and heard. */
import { tick } from "svelte";
import { announce } from "./announce.svelte";
import { audienceOf } from "./audience";
import { fly, pass, type Where, whereabouts } from "./flight";
import { settings } from "./settings.svelte";
import { sound, type Sound } from "./sound";
import { Suspense } from "./suspense.svelte";
import type { Happening, Logged, Stage, Table, View } from "./table.svelte";
import { told } from "./told";

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

export class Staging implements Stage {
  /** The element in which everything lies. */
  root: HTMLElement | undefined = $state.raw();
  /** The faces that people show, by seat. */
  reactions: Record<number, string> = $state({});
  /** Who had to draw just now. */
  drew: number | null = $state(null);
  readonly suspense = new Suspense();
  #before: Where | null = null;
  #view: View | null = null;

  constructor(
    readonly table: Table,
    /** The seat whose cards lie open here. */
    readonly seat: () => number | null,
    /** Whether the board shows little by little what comes of an event. */
    readonly suspends: (event: Happening) => boolean,
  ) {}

  before(): void {
    if (this.root) this.#before = whereabouts(this.root);
    this.#view = this.table.view(this.seat());
  }

  after(news: readonly Logged[]): void {
    const { seats } = this.table;
    const shown = news.find(({ event }) => this.suspends(event));
    if (shown) this.suspense.begin(this.#view, shown.number);
    // Whoever goes on has seen enough.
    else if (news.some(({ event }) => seats.includes(event.seat ?? -1))) this.suspense.end();
    void tick().then(() => this.#show(news));
  }

  #show(news: readonly Logged[]): void {
    if (!this.root) return;
    const actor = news.find(({ event }) => event.seat !== null)?.event.seat ?? null;
    const from = actor === null || actor === this.seat() ? null : this.#place(actor);
    const giver = news.find(({ event }) => typeof event.from === "number")?.event ?? null;
    if (this.#before) fly(this.root, this.#before, from ?? this.#origin(giver));
    this.#before = null;
    for (const each of news) this.#happened(each);
  }

  #happened({ event, then }: Logged): void {
    this.suspense.then(() => {
      if (settings.telling !== "short") announce(told(event, audienceOf(this.table, then)));
      const heard = SOUNDS[event.type];
      if (heard) sound(heard);
    });
    if (event.type === "draw") {
      if (event.seat !== null && event.seat !== this.seat()) this.#drawn(event, event.seat);
      this.drew = typeof event.from === "number" ? null : event.seat;
    } else if (event.seat !== null) this.drew = null;
    if (event.type === "reaction") this.#react(event);
  }

  #react(event: Happening): void {
    const chairs = this.table.card?.chairs ?? [];
    const seat = chairs.findIndex(({ player }) => player === event.player);
    if (seat < 0) return;
    this.reactions[seat] = String(event.reaction);
    setTimeout(() => delete this.reactions[seat], BUBBLE);
  }

  /** A card flies face down from the stock, or from somebody else, to somebody. */
  #drawn(event: Happening, seat: number): void {
    const origin = this.#origin(event);
    const back = origin?.querySelector("svg")?.cloneNode(true);
    if (!back) return;
    const ghost = document.createElement("div");
    ghost.className = "flying";
    ghost.append(back);
    pass(ghost, origin, this.#place(seat));
  }

  /** Where a card comes from. */
  #origin(event: Happening | null): Element | null {
    return typeof event?.from === "number" ? this.#place(event.from) : this.#stock();
  }

  #stock(): Element | null {
    return this.root?.querySelector("[data-stock]") ?? null;
  }

  #place(seat: number): Element | null {
    return this.root?.querySelector(`[data-seat="${seat}"] .back`) ?? null;
  }
}
