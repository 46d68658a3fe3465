/** What the server answers over HTTP. */
import type { NewTable, TableCard, Welcome, Why } from "../wire/types";
import { keep, keptValue } from "./keep";

/** A refusal: a code that has a text in every language. */
export class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** An option of a game, as the server describes it. */
export interface Option {
  type: "flag" | "number" | "seat" | "colour" | "colours" | "choice" | "text";
  default: unknown;
  min?: number;
  max?: number;
  values?: (string | number)[];
  count?: number;
  players?: [number, number];
  nullable?: boolean;
}

/** A game of the catalogue. */
export interface Game {
  id: string;
  name: string;
  players: [number, number];
  options: Record<string, Option>;
  /** The highest number on a card of it. */
  highest: number;
  /** Whether few points win or many; null where none are kept. */
  best: "fewest" | "most" | null;
}

/** A share of wins in per cent, what would be fair, and its step on a scale. */
export interface Share {
  share: number;
  fair: number;
  step: number;
}

/** What was measured of a game. */
export interface Figures {
  date: string;
  games: number;
  players: number;
  /** The median, and the range that eight games of ten lie in. */
  minutes: [number, number, number];
  /** The better bot among plainer ones; the step is 0 (mostly luck) to 4 (mostly skill). */
  skill: Share;
  /** The starting player, from -2 (much less often) to 2; null where all begin at once. */
  start: Share | null;
}

async function answered<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post).catch(() => {
    throw new Refusal("offline");
  });
  const said: unknown = await answer.json().catch(() => ({ error: "bad-answer" }));
  if (!answer.ok) throw new Refusal((said as { error: string }).error);
  return said as T;
}

let catalogue: Promise<Game[]> | null = null;

/** All games; asked for once. */
export function games(): Promise<Game[]> {
  catalogue ??= answered<{ games: Game[] }>("/api/games").then(({ games }) => games);
  catalogue.catch(() => (catalogue = null));
  return catalogue;
}

/** What was measured of each game. */
export async function figures(): Promise<Record<string, Figures>> {
  return (await answered<{ figures: Record<string, Figures> }>("/api/figures")).figures;
}

/** The address under which others in the network find this server. */
export async function sharedAddress(): Promise<string> {
  const { url } = await answered<{ url: string | null }>("/api/here");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return alone && url !== null ? url : location.origin;
}

/** A place at a table, and how whoever has given no name is called there by others. */
export type Place = Welcome & { unnamed?: string };

/** Makes a table and keeps its host's token; whoever is unnamed is «you» on this device. */
export async function makeTable(wanted: NewTable, unnamed = false): Promise<Welcome> {
  const welcome = await answered<Welcome>("/api/tables", wanted);
  return remembered(unnamed ? { ...welcome, unnamed: wanted.name } : welcome);
}

/** Comes to a table and keeps the token. */
export async function joinTable(code: string, name: string): Promise<Welcome> {
  return remembered(await answered<Welcome>(`/api/tables/${code}/players`, { name }));
}

/** What anyone may know of a table. */
export function tableCard(code: string): Promise<TableCard & { code: string }> {
  return answered(`/api/tables/${encodeURIComponent(code)}`);
}

/** The record of a match that is over. */
export function record(code: string): Promise<Record<string, unknown>> {
  return answered(`/api/tables/${code}/record`);
}

/** One moment of a match that is over, with all cards open. */
export interface Frame {
  round: number;
  seat: number | null;
  move: string | null;
  events: Record<string, unknown>[];
  state: Record<string, unknown>;
  /** How good the bot was that made the move. */
  bot?: string;
  /** At the beginning of a round: the cards as they were dealt. */
  deal?: Deal;
}

/** Cards as they are dealt; stacks and what is left over with the top first. */
export interface Deal {
  hands?: string[][];
  stacks?: string[][];
  stock?: string[];
  open?: string[];
  aside?: string[];
}

/** Every moment of a match that is over. */
export async function frames(code: string): Promise<Frame[]> {
  return (await answered<{ frames: Frame[] }>(`/api/tables/${code}/replay`)).frames;
}

/** Why a bot made a move of a match that is over; moves are counted from 0. */
export function why(code: string, move: number): Promise<Why> {
  return answered(`/api/tables/${code}/why/${move}`);
}

const SEATS = "elfer-tables";
const MOST_TABLES = 30;

/** The tables that this device has a place at, the newest first. */
export function ownTables(): Place[] {
  const tables = keptValue<unknown>(SEATS, []);
  return Array.isArray(tables) ? (tables as Place[]) : [];
}

/** This device's place at a table, if it has one. */
export function ownPlace(code: string): Place | null {
  return ownTables().find((table) => table.code === code) ?? null;
}

/** Gives up this device's place at a table. */
export function giveUp(code: string): void {
  keep(SEATS, JSON.stringify(ownTables().filter((table) => table.code !== code)));
}

function remembered(welcome: Place): Place {
  giveUp(welcome.code);
  keep(SEATS, JSON.stringify([welcome, ...ownTables()].slice(0, MOST_TABLES)));
  return welcome;
}
