/** How a kind of game lies on the table. */
import type { Component } from "svelte";
import type { Pointing } from "../lib/pointing.svelte";
import type { Happening, Logged, View } from "../lib/table.svelte";
import type { Audience } from "../lib/told";
import type { Voice } from "../lib/voice.svelte";
import type { ShownMove } from "../wire/types";

/** What a layout draws. */
export interface Laid {
  /** What a seat sees, what a spectator sees, or a moment of a replay; behind a curtain without
   * the hand. */
  view: View;
  /** Who points at things; null where one only looks on. */
  pointing: Pointing | null;
  audience: Audience;
  /** What has happened, the newest last, for what is to be seen for a moment only. */
  log: readonly Logged[];
  /** What somebody was advised to do, for the board to point at what it draws of it. */
  advised?: ShownMove | null;
  /** Whether a curtain hides all of it. */
  covered?: boolean;
  /** The seats of this device, each with its own moves, where the board itself calls for them. */
  voices: readonly Voice[];
  /** To be called when all is to be seen of what the board has shown little by little. */
  onseen?: () => void;
}

export interface Layout {
  board: Component<Laid>;
  /** How high the board has to be, where it needs more than usual. */
  least?: string;
  /** The kinds of things that the board draws: moves that touch one are no buttons beside it, and
   * a stock or a hand among them lies nowhere else. */
  draws: readonly string[];
  /** The kinds of things that nobody is pointed to: a move that touches one is never played by
   * pointing at something else, and no card is highlighted for it. */
  quiet?: readonly string[];
  /** Whether it is worth telling which cards can be played: not where any of them can. */
  fits?: boolean;
  /** Whether the board offers what all seats of a device may do: where they have nothing to hide
   * from each other, the device then need not change hands. */
  together?: boolean;
  /** Whether the board itself offers what others at a shared device may call. */
  voiced?: boolean;
  /** Whether the board shows little by little what comes of an event: until all of it is seen
   * nothing else at the table tells it. */
  suspends?(event: Happening): boolean;
  /** What everybody at a shared device looks at before one of them goes on behind the curtain. */
  reveals?: readonly string[];
  /** What brings somebody a card that only they may see: at a shared device they look at it before
   * they hand it over. */
  gets?: readonly string[];
  /** What stands over a card of the own hand, given all of them in the order they lie. */
  tab?: Component<{ card: string; cards: readonly string[] }>;
  /** What stands under the headline when a round is over. */
  ending?: Component<Laid>;
  /** What is to be chosen by pointing at the board, where that says all that there is to choose
   * among: the rest of a text's id. */
  asks?(choices: readonly ShownMove[]): string | null;
  /** What is to be done now, if it is more than a turn: the rest of a text's id. */
  task?(view: View, moves: readonly ShownMove[], pointing: Pointing): string | null;
  /** What somebody who plays this for the first time may be told now: the rest of a text's id. */
  lesson(view: View, moves: readonly ShownMove[]): string | null;
}
