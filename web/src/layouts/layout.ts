/** The interface of a layout: what a family provides so that the app can draw its games. */
import type { Component } from "svelte";
import type { Family } from "../game/families";
import type { Audience } from "../i18n/narration";
import type { Caller } from "../stores/caller.svelte";
import type { Selection } from "../stores/selection.svelte";
import type { GameEvent, LogEntry, View } from "../stores/table.svelte";
import type { ShownMove } from "../wire/types";

export interface BoardProps {
  /** The view of a seat, of a spectator, or one step of a replay; behind a curtain it has no hand. */
  view: View;
  /** The player's selection; null for spectators. */
  selection: Selection | null;
  audience: Audience;
  /** The events of this match, the newest last. */
  log: readonly LogEntry[];
  /** The move of a hint, so that the board can highlight it. */
  advised?: ShownMove | null;
  /** Whether a curtain covers the board. */
  covered?: boolean;
  /** The seats of this device, each with its own moves, for boards with call buttons. */
  callers: readonly Caller[];
  /** The board calls this once it has revealed the whole result of an event. */
  onrevealed?: () => void;
}

export interface Layout {
  /** The prefix of its messages, which is the name of its folder. */
  name: Family;
  board: Component<BoardProps>;
  /** The minimum height of the board, if it needs more than the default. */
  minHeight?: string;
  /** The kinds of things that the board draws. Moves that touch one of them get no extra buttons,
   * and a stock or a hand among them is drawn only there. */
  drawnThings: readonly string[];
  /** The kinds of things that the app never hints at: a move that touches one of them is played
   * only by tapping that very thing, and no card is highlighted for it. */
  secretThings?: readonly string[];
  /** False if highlighting playable cards is pointless because every card is playable. */
  highlightsPlayable?: boolean;
  /** Whether the app may end a turn, pass or draw for players who have no other move; never in games
   * where others may object until the next move. */
  playsForcedMoves?: boolean;
  /** Whether the board serves all seats of a device, so that the device need not change hands if
   * the seats have nothing to hide from each other. */
  sharesBoard?: boolean;
  /** Whether the board draws the call buttons of all seats of a shared device. */
  hasCallButtons?: boolean;
  /** Whether the board reveals the result of an event step by step: until it has finished, the rest
   * of the table must not give the result away. */
  delaysResult?(event: GameEvent): boolean;
  /** The events that all players of a shared device look at before the next curtain. */
  revealEvents?: readonly string[];
  /** The events that give a player a secret card, which they must see before handing the device on. */
  privateEvents?: readonly string[];
  /** A component above a card in the player's hand; it also gets all cards in order. */
  cardTab?: Component<{ card: string; cards: readonly string[] }>;
  /** A component below the headline at the end of a round. */
  ending?: Component<BoardProps>;
  /** The choice that the player makes on the board itself, if the board shows all alternatives; a
   * message id suffix. */
  boardChoice?(choices: readonly ShownMove[]): string | null;
  /** Whether there are never any buttons between board and hand, so that no space is reserved. */
  hidesActions?: boolean;
  /** Whether a small screen omits the last event because many people play or share this device. */
  isCrowded?(view: View, sharing: number): boolean;
  /** A message id that replaces the status while everyone waits although it is a player's turn. */
  waitingMessage?(view: View, moves: readonly ShownMove[], log: readonly LogEntry[]): string | null;
  /** The task of a player, if there is more to say than whose turn it is; a message id suffix. */
  task?(view: View, moves: readonly ShownMove[], selection: Selection): string | null;
  /** The lesson for a beginner in this situation; a message id suffix. */
  lesson(view: View, moves: readonly ShownMove[]): string | null;
  /** Whether a move does what a lesson says; by default, any move that has this lesson does. */
  follows?(lesson: string, move: ShownMove): boolean;
}

/** Whether a player has followed a lesson with one of their moves. */
export function isFollowed(
  layout: Layout,
  lesson: string,
  { view, moves, move }: { view: View; moves: readonly ShownMove[]; move: ShownMove },
): boolean {
  if (layout.follows) return layout.follows(lesson, move);
  const teaches = (each: ShownMove) => layout.lesson(view, [each]) === lesson;
  // A lesson about several moves is followed by any of them.
  return teaches(move) || !moves.some(teaches);
}
