/** What happened, in words. */
import type { FluentVariable } from "@fluent/bundle";
import { face, said } from "./cards";
import { has, t } from "./texts.svelte";

type Event = Record<string, unknown>;

/** Who is meant by seats and players, and who of them listens. */
export interface Audience {
  seat(seat: number): string;
  own(seat: number): boolean;
  person(id: string): string;
  you: string | null;
}

/** An event as a sentence; empty where there is none for it. */
export function told(event: Event, audience: Audience): string {
  const { who, own } = subject(event, audience);
  const id = own && has(`${idOf(event)}-own`) ? `${idOf(event)}-own` : idOf(event);
  return has(id) ? t(id, { ...facts(event), who }) : "";
}

function subject(event: Event, audience: Audience): { who: string; own: boolean } {
  const seat = event.type === "deal" ? event.dealer : event.seat;
  if (typeof seat === "number") return { who: audience.seat(seat), own: audience.own(seat) };
  const { player } = event;
  if (typeof player !== "string") return { who: "", own: false };
  return { who: audience.person(player), own: player === audience.you };
}

/** What a sentence may speak of. */
function facts(event: Event): Record<string, FluentVariable> {
  const card = event.place ?? event.card;
  const given: Record<string, FluentVariable> = {
    card: typeof card === "string" ? said(card) : "",
    row: typeof event.row === "string" ? t("row-name", { colour: event.row }) : "",
    round: number(event.round),
    count: number(event.moves ?? event.players),
    seconds: number(event.pace ?? event.handicap) / 1000,
    seat: number(event.seat) + 1,
    name: typeof event.name === "string" ? event.name : "",
  };
  if (typeof event.game === "string") given.game = t(`game-${event.game}`);
  if (typeof event.reaction === "string") given.reaction = t(`reaction-${event.reaction}`);
  return given;
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The message for an event: some have a form of their own for what they are about. */
function idOf({ type, card, row, kind, locked }: Event): string {
  const id = `event-${String(type)}`;
  if (type === "chair") return `${id}-${String(kind)}`;
  if (type === "locked" && locked === false) return "event-unlocked";
  if (typeof card !== "string") return id;
  if (card === "*" && has(`${id}-joker`)) return `${id}-joker`;
  const elsewhere = typeof row === "string" && face(card).colour !== row;
  return elsewhere && has(`${id}-row`) ? `${id}-row` : id;
}
