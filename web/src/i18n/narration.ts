/** Narrates events as sentences. */
import type { FluentVariable } from "@fluent/bundle";
import { parseCard } from "../game/cards";
import { type Family, SILENT_EVENTS } from "../game/families";
import { cardName, rowName } from "./cards";
import { currentLanguage, formatComplete, hasMessage, t } from "./i18n.svelte";

type Event = Record<string, unknown>;

/** The people at a table as seen from this device, which decides between names and "you". */
export interface Audience {
  seat(seat: number): string;
  own(seat: number): boolean;
  person(id: string): string;
  you: string | null;
  /** The level of the bot on a seat, which determines its face; empty for people. */
  level(seat: number): string;
  /** The seed of the face on a seat. */
  face(seat: number): number;
  /** The family of the game, which may have its own messages for events. */
  family: Family | null;
}

/** Narrates an event in one sentence; empty if there is no message or a variable is missing. */
export function narrate(event: Event, audience: Audience): string {
  if (audience.family && SILENT_EVENTS[audience.family]?.includes(String(event.type))) return "";
  const { who, own } = findSubject(event, audience);
  const id = messageId(event, audience.family);
  const given = collectVariables(event, audience);
  if (who !== "") given.who = who;
  // Secret facts are missing for everyone except the person concerned.
  return (
    (own && event.card === "*" && formatComplete(`${id}-joker-own`, given)) ||
    (own && formatComplete(`${id}-own`, given)) ||
    formatComplete(id, given)
  );
}

function findSubject(event: Event, audience: Audience): { who: string; own: boolean } {
  const seat = event.type === "deal" ? event.dealer : event.seat;
  if (typeof seat === "number") return { who: audience.seat(seat), own: audience.own(seat) };
  const { player } = event;
  if (typeof player !== "string") return { who: "", own: false };
  return { who: audience.person(player), own: player === audience.you };
}

/** Collects the variables for a sentence; facts that the event lacks stay undefined. */
function collectVariables(event: Event, audience: Audience): Record<string, FluentVariable> {
  const card = typeof event.place === "string" ? event.place : event.card;
  const count = event.moves ?? event.players ?? event.middle ?? countCards(event.cards);
  const seconds = event.pace ?? event.handicap ?? event.at;
  const given: Record<string, FluentVariable> = {
    ...collectNumbers(event),
    honest: event.honest === true ? "yes" : "no",
    right: event.right === true ? "yes" : "no",
  };
  if (typeof card === "string") given.card = cardName(card);
  if (typeof event.row === "string") given.row = rowName(event.row, isOtherColour(event));
  if (typeof count === "number") given.count = count;
  if (Array.isArray(event.cards)) given.cards = joinList((event.cards as string[]).map(cardName));
  if (typeof event.colour === "string")
    given.claim = cardName(`${event.colour}${String(event.number)}`);
  if (typeof seconds === "number") given.seconds = seconds / 1000;
  const seat = event.chair ?? event.seat;
  if (typeof seat === "number") given.seat = seat + 1;
  if (typeof event.word === "string") given.word = event.word;
  if (typeof event.name === "string") given.name = event.name;
  if (typeof event.from === "number") given.from = audience.seat(event.from);
  if (typeof event.to === "number") given.to = audience.seat(event.to);
  const whom = [event.culprit, event.owner, event.to].find((each) => typeof each === "number");
  if (whom !== undefined) {
    given.whom = audience.seat(whom);
    given.mine = audience.own(whom) ? "yes" : "no";
  }
  if (Array.isArray(event.seats)) {
    given.whom = joinList(
      event.seats.filter((each) => typeof each === "number").map(audience.seat),
    );
  }
  if (typeof event.game === "string") given.game = t(`game-${event.game}`);
  if (typeof event.reaction === "string") given.reaction = t(`reaction-${event.reaction}`);
  return given;
}

function joinList(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(words);
}

/** Counts the cards of an event, which gives either their names or only their number. */
function countCards(cards: unknown): unknown {
  return Array.isArray(cards) ? cards.length : cards;
}

/** Collects the numbers of an event by name, and the lengths of its lists. */
function collectNumbers(event: Event): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(event)) {
    const count: unknown = Array.isArray(value) ? value.length : value;
    if (typeof count === "number") found[name] = count;
  }
  return found;
}

/** The message id of an event; some events have several forms. */
function messageId(
  { type, seat, card, cards, row, kind, locked, colour, from, word, chair }: Event,
  family: Family | null,
): string {
  const id = `event-${String(type)}`;
  if (family && hasMessage(`${id}-${family}`)) return `${id}-${family}`;
  if (type === "chair") return `${id}-${String(kind)}`;
  if (type === "locked" && locked === false) return "event-unlocked";
  if (typeof word === "string" && hasMessage(`${id}-${word}`)) return `${id}-${word}`;
  if (typeof from === "number" && hasMessage(`${id}-from`)) return `${id}-from`;
  if (typeof chair === "number" && hasMessage(`${id}-chair`)) return `${id}-chair`;
  if (seat === null && hasMessage(`${id}-nobody`)) return `${id}-nobody`;
  if (typeof colour === "string" && hasMessage(`${id}-colour`)) return `${id}-colour`;
  if (typeof cards === "number" && hasMessage(`${id}-cards`)) return `${id}-cards`;
  if (typeof card !== "string") return id;
  if (card === "*" && hasMessage(`${id}-joker`)) return `${id}-joker`;
  return isOtherColour({ card, row }) && hasMessage(`${id}-row`) ? `${id}-row` : id;
}

/** Whether a card lies in a row of another colour. */
function isOtherColour({ card, row }: Event): boolean {
  return typeof card === "string" && typeof row === "string" && parseCard(card).colour !== row;
}
