/** Requests to the HTTP API of the server, and the types of its answers. */
import { settings } from "../device/settings.svelte";
import { toWireFace } from "../game/faces";
import type { NewTable, TableCard, Welcome, Why } from "../wire/types";
import { saveSession } from "./sessions";

/** An error with a code of the server, which has a text in every language. */
export class ApiError extends Error {
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
  /** The highest number on its cards. */
  highest: number;
  /** Whether the fewest or the most points win; null if points are not kept. */
  best: "fewest" | "most" | null;
  /** The direction in which the turn passes on; null if all players act at the same time. */
  direction: "clockwise" | "counter-clockwise" | null;
  /** The name of its family; a newer server may have families that this app does not know. */
  family: string;
  /** Whether its rows take cards of every colour. */
  any_colour: boolean;
}

/** A share of wins in per cent, the fair share, and its step on a scale. */
export interface Share {
  share: number;
  fair: number;
  step: number;
  /** False if the games played do not settle the step; older figures lack it. */
  shown?: boolean;
}

/** The step of a share, or "unshown" if the games played do not settle it. */
export function shareStep({ step, shown }: Share): number | "unshown" {
  return shown === false ? "unshown" : step;
}

/** The measured figures of a game. */
export interface Figures {
  date: string;
  games: number;
  players: number;
  /** The median, and the range that covers eight games out of ten. */
  minutes: [number, number, number];
  /**
   * The wins of a better bot among weaker ones; the step runs from 0 (mostly luck) to 4 (mostly
   * skill).
   */
  skill: Share;
  /** The wins of the starting player, from -2 (far fewer) to 2; null if all start together. */
  start: Share | null;
}

async function request<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(path, { ...post, ...(signal && { signal }) }).catch(() => {
    throw new ApiError("offline");
  });
  const said: unknown = await answer.json().catch(() => ({ error: "bad-answer" }));
  if (!answer.ok) throw new ApiError((said as { error: string }).error);
  return said as T;
}

let catalogue: Promise<Game[]> | null = null;

/** Fetches all games; later calls reuse the answer. */
export function fetchGames(): Promise<Game[]> {
  catalogue ??= request<{ games: Game[] }>("/api/games").then(({ games }) => games);
  catalogue.catch(() => (catalogue = null));
  return catalogue;
}

/** Fetches the figures of all games. */
export async function fetchFigures(): Promise<Record<string, Figures>> {
  return (await request<{ figures: Record<string, Figures> }>("/api/figures")).figures;
}

/** A part of a rule's text; an example has groups of cards. */
export interface RulePart {
  kind: "text" | "list" | "cards" | "ruling" | "edition";
  text: string;
  items: string[];
  groups: { mark: "table" | "fits" | "refused"; cards: string[] }[];
}

/** The text of one rule. */
export interface RuleBlock {
  rule: string;
  parts: RulePart[];
}

/** The rules of a game in one language, or the rules of all games. */
export interface RulesPage {
  page: string;
  language: string;
  title: string;
  lead: string;
  sections: { title: string; blocks: RuleBlock[] }[];
}

/** Fetches the rules of a game; for an unknown game, those of the one with the nearest name. */
export function fetchRules(language: string, game: string): Promise<RulesPage> {
  return request(`/api/rules/${language}/${encodeURIComponent(game)}`);
}

const allRules: Record<string, Promise<RulesPage[]>> = {};

/** Fetches all rules pages of a language, once, for a search. */
export function fetchAllRules(language: string): Promise<RulesPage[]> {
  const found = (allRules[language] ??= request<{ pages: RulesPage[] }>(
    `/api/rules/${language}`,
  ).then(({ pages }) => pages));
  found.catch(() => delete allRules[language]);
  return found;
}

/** Fetches the address of this server for other devices in the network. */
export async function fetchSharedAddress(): Promise<string> {
  const { url } = await request<{ url: string | null }>("/api/here");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  return alone && url !== null ? url : location.origin;
}

/** Creates a table with the face of this device and saves the session; an unnamed host is "you" on this device. */
export async function createTable(wanted: NewTable, unnamed = false): Promise<Welcome> {
  const face = toWireFace(settings.face);
  const welcome = await request<Welcome>("/api/tables", { ...wanted, face });
  return saveSession(unnamed ? { ...welcome, unnamed: wanted.name } : welcome);
}

/** Joins a table and saves the session. */
export async function joinTable(code: string, name: string, face: number): Promise<Welcome> {
  const wanted = { name, face: toWireFace(face) };
  return saveSession(await request<Welcome>(`/api/tables/${code}/players`, wanted));
}

/** Fetches the public card of a table. */
export function fetchTableCard(code: string): Promise<TableCard & { code: string }> {
  return request(`/api/tables/${encodeURIComponent(code)}`);
}

/** Fetches the record of a finished match. */
export function fetchRecord(code: string): Promise<Record<string, unknown>> {
  return request(`/api/tables/${code}/record`);
}

/** One step of a finished match, with all cards face up. */
export interface Frame {
  round: number;
  seat: number | null;
  move: string | null;
  events: Record<string, unknown>[];
  state: Record<string, unknown>;
  /** The level of the bot that made the move. */
  bot?: string;
  /** At the start of a round: the cards as they were dealt. */
  deal?: Deal;
}

/** The dealt cards; stacks and the rest have their top card first. */
export interface Deal {
  hands?: string[][];
  stacks?: string[][];
  stock?: string[];
  open?: string[];
  aside?: string[];
}

/** Fetches all steps of a finished match. */
export async function fetchReplay(code: string): Promise<Frame[]> {
  return (await request<{ frames: Frame[] }>(`/api/tables/${code}/replay`)).frames;
}

/** Fetches the reasons for a bot's move in a finished match; moves count from 0. */
export function fetchBotReasons(code: string, move: number, signal: AbortSignal): Promise<Why> {
  return request(`/api/tables/${code}/why/${move}`, undefined, signal);
}
