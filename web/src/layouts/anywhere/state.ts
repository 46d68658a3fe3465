/** The stacks, piles and turned card of the board, read from the view and the log. */
import type { LogEntry, View } from "../../stores/table.svelte";

export interface BoardState {
  /** The number of face-down cards of each seat. */
  stacks: readonly number[];
  /** The face-up piles, the top card first. */
  piles: readonly string[][];
  middle: readonly string[];
  /** The turned card that has not been laid yet. */
  turned: string | null;
  /** The seats without cards, in the order in which they got rid of them. */
  places: readonly number[];
}

/** Reads the board from a view; in a replay the stacks are face up. */
export function readBoard(view: View): BoardState {
  const { stacks = [], piles = [], middle = [], turned = null, places = [] } = view;
  return {
    stacks: (stacks as (number | string[])[]).map((one) => (Array.isArray(one) ? one.length : one)),
    piles: piles as string[][],
    middle: middle as string[],
    turned: turned as string | null,
    places: places as number[],
  };
}

const STEPS: readonly string[] = ["flip", "mid", "own", "onto", "stopp"];

/** A card that a player laid on their own pile. */
export interface KeptCard {
  seat: number;
  card: string;
  /** Whether it was the last card of the stack, so that the pile was turned over (UA-5). */
  over: boolean;
}

/** The card that a player just laid on their own pile, until the next card is turned over. */
export function lastKeptCard(log: readonly LogEntry[]): KeptCard | null {
  const at = log.findLastIndex(({ event }) => STEPS.includes(event.type));
  const last = log[at]?.event;
  if (last?.type !== "own" || last.seat === null) return null;
  const { seat } = last;
  const over = log.slice(at).some(({ event }) => event.type === "restack" && event.seat === seat);
  return { seat, card: String(last.card), over };
}
