/** How a kind of game lies on the table. */
import type { Component } from "svelte";
import type { Pointing } from "../lib/pointing.svelte";
import type { Logged, View } from "../lib/table.svelte";
import type { Audience } from "../lib/told";
import type { Voice } from "../lib/voice.svelte";
import type { ShownMove } from "../wire/types";

/** What a layout draws. */
export interface Laid {
  /** What a seat sees, what a spectator sees, or a moment of a replay. */
  view: View;
  /** Who points at things; null where one only looks on. */
  pointing: Pointing | null;
  audience: Audience;
  /** What has happened, the newest last, for what is to be seen for a moment only. */
  log: readonly Logged[];
  /** The seats of this device, each with its own moves, where the board itself calls for them. */
  voices: readonly Voice[];
}

export interface Layout {
  board: Component<Laid>;
  /** The kinds of things that the board draws: moves that touch one are no buttons beside it. */
  draws: readonly string[];
  /** The kinds of things that nobody is pointed to: a move that touches one is never played by
   * pointing at something else, and no card is highlighted for it. */
  quiet?: readonly string[];
  /** What stands under the headline when a round is over. */
  ending?: Component<Laid>;
  /** What somebody who plays this for the first time may be told now: the rest of a text's id. */
  lesson(view: View, moves: readonly ShownMove[]): string | null;
}
