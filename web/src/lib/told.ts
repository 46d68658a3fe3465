/** What happened, in words. */
import type { FluentVariable } from "@fluent/bundle";
import { UNTOLD } from "../data/shown";
import { face, rowName, said } from "./cards";
import { has, language, t } from "./texts.svelte";

type Event = Record<string, unknown>;

/** Who is meant by seats and players, and who of them listens. */
export interface Audience {
  seat(seat: number): string;
  own(seat: number): boolean;
  person(id: string): string;
  you: string | null;
  /** How good the bot on a seat is, which is how its face is known; empty for people. */
  level(seat: number): string;
  /** What else the face on a seat is made from. */
  face(seat: number): number;
  /** The kind of game that is played, which may have words of its own for what happens. */
  kind: string;
}

/** An event as a sentence; empty where there is none for it. */
export function told(event: Event, audience: Audience): string {
  if (UNTOLD[audience.kind]?.includes(String(event.type))) return "";
  const { who, own } = subject(event, audience);
  const plain = idOf(event, audience.kind);
  const id = own && has(`${plain}-own`) ? `${plain}-own` : plain;
  return has(id) ? t(id, { ...facts(event, audience), who }) : "";
}

function subject(event: Event, audience: Audience): { who: string; own: boolean } {
  const seat = event.type === "deal" ? event.dealer : event.seat;
  if (typeof seat === "number") return { who: audience.seat(seat), own: audience.own(seat) };
  const { player } = event;
  if (typeof player !== "string") return { who: "", own: false };
  return { who: audience.person(player), own: player === audience.you };
}

/** What a sentence may speak of. */
function facts(event: Event, audience: Audience): Record<string, FluentVariable> {
  const card = typeof event.place === "string" ? event.place : event.card;
  const cards = Array.isArray(event.cards) ? (event.cards as string[]) : [];
  const given: Record<string, FluentVariable> = {
    ...counts(event),
    card: typeof card === "string" ? said(card) : "",
    row: typeof event.row === "string" ? rowName(event.row, elsewhere(event)) : "",
    round: number(event.round),
    count: number(event.moves ?? event.players ?? event.middle ?? many(event.cards)),
    cards: new Intl.ListFormat(language()).format(cards.map(said)),
    value: number(event.value),
    number: number(event.number),
    claim: typeof event.colour === "string" ? said(`${event.colour}${String(event.number)}`) : "",
    honest: event.honest === true ? "yes" : "no",
    right: event.right === true ? "yes" : "no",
    seconds: number(event.pace ?? event.handicap ?? event.at) / 1000,
    seat: number(event.seat) + 1,
    word: typeof event.word === "string" ? event.word : "",
    name: typeof event.name === "string" ? event.name : "",
  };
  if (typeof event.from === "number") given.from = audience.seat(event.from);
  if (typeof event.to === "number") given.to = audience.seat(event.to);
  const whom = [event.culprit, event.owner, event.to].find((each) => typeof each === "number");
  if (whom !== undefined) {
    given.whom = audience.seat(whom);
    given.mine = audience.own(whom) ? "yes" : "no";
  }
  if (Array.isArray(event.seats)) {
    const names = event.seats.filter((each) => typeof each === "number").map(audience.seat);
    given.whom = new Intl.ListFormat(language()).format(names);
  }
  if (typeof event.game === "string") given.game = t(`game-${event.game}`);
  if (typeof event.reaction === "string") given.reaction = t(`reaction-${event.reaction}`);
  return given;
}

/** How many cards an event speaks of, whether it names them or not. */
function many(cards: unknown): unknown {
  return Array.isArray(cards) ? cards.length : cards;
}

/** The numbers of an event as they are called there, and of a list how long it is. */
function counts(event: Event): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(event)) {
    const count: unknown = Array.isArray(value) ? value.length : value;
    if (typeof count === "number") found[name] = count;
  }
  return found;
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The message for an event: some have a form of their own for what they are about. */
function idOf(
  { type, seat, card, cards, row, kind, locked, colour, from, word }: Event,
  game: string,
): string {
  const id = `event-${String(type)}`;
  if (has(`${id}-${game}`)) return `${id}-${game}`;
  if (type === "chair") return `${id}-${String(kind)}`;
  if (type === "locked" && locked === false) return "event-unlocked";
  if (typeof word === "string" && has(`${id}-${word}`)) return `${id}-${word}`;
  if (typeof from === "number" && has(`${id}-from`)) return `${id}-from`;
  if (seat === null && has(`${id}-nobody`)) return `${id}-nobody`;
  if (typeof colour === "string" && has(`${id}-colour`)) return `${id}-colour`;
  if (typeof cards === "number" && has(`${id}-cards`)) return `${id}-cards`;
  if (typeof card !== "string") return id;
  if (card === "*" && has(`${id}-joker`)) return `${id}-joker`;
  return elsewhere({ card, row }) && has(`${id}-row`) ? `${id}-row` : id;
}

/** Whether a card lies in a row that is not of its colour. */
function elsewhere({ card, row }: Event): boolean {
  return typeof card === "string" && typeof row === "string" && face(card).colour !== row;
}
