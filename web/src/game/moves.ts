/** Queries on legal moves by the things that they touch, such as a card, a row or a button. */
import type { ShownMove } from "../wire/types";

export type Touch = readonly [kind: string, key: string];

/** Whether a move touches a thing. */
export function moveTouches(move: ShownMove, [kind, touchedKey]: Touch): boolean {
  return move.touches.some((touch) => touch[0] === kind && touch[1] === touchedKey);
}

/** Returns the moves that touch all of these things. */
export function filterMoves(moves: readonly ShownMove[], things: readonly Touch[]): ShownMove[] {
  return moves.filter((move) => things.every((thing) => moveTouches(move, thing)));
}

/** The keys of all things of one kind that these moves touch. */
export function touchedKeys(moves: readonly ShownMove[], kind: string): Set<string> {
  const keys = moves.flatMap((move) => move.touches.filter((touch) => touch[0] === kind));
  return new Set(keys.map((touch) => touch[1]));
}

/** The key of the thing of one kind that a move touches, or null. */
export function touchedKey(move: ShownMove, kind: string): string | null {
  return move.touches.find((touch) => touch[0] === kind)?.[1] ?? null;
}

/** The drop targets, as `kind:key`, that these moves touch in addition to the dragged thing. */
export function findDropTargets(moves: readonly ShownMove[], dragged: Touch): Set<string> {
  const touches = filterMoves(moves, [dragged]).flatMap((move) => move.touches);
  return new Set(touches.map((touch) => touch.join(":")));
}

/** Returns the moves without a card from the hand, which become buttons. */
export function movesWithoutCard(moves: readonly ShownMove[]): ShownMove[] {
  return moves.filter((move) => touchedKey(move, "hand") === null);
}

/** Whether a move only ends or skips the turn, or draws from the stock. */
export function endsOrDraws(move: ShownMove): boolean {
  return move.touches.every(
    ([kind, key]) => kind === "stock" || (kind === "button" && (key === "done" || key === "pass")),
  );
}

/** Returns the only move if it leaves nothing to choose. */
export function findForcedMove(moves: readonly ShownMove[]): ShownMove | null {
  const [only] = moves;
  return moves.length === 1 && only && endsOrDraws(only) ? only : null;
}

/** The result of touching one more thing. */
export type TouchResult =
  | { then: "play"; move: ShownMove }
  | { then: "choose"; picked: Touch[]; moves: ShownMove[] }
  | { then: "ask"; things: Touch[] };

/**
 * Resolves a touch after earlier ones; a card that does not go with them starts a new selection.
 */
export function resolveTouch(
  moves: readonly ShownMove[],
  picked: readonly Touch[],
  thing: Touch,
): TouchResult {
  const together = filterMoves(moves, [...picked, thing]);
  const alone = filterMoves(moves, [thing]);
  if (together.length === 0 && picked.length > 0 && thing[0] !== "hand") {
    return { then: "ask", things: [...picked, thing] };
  }
  const found = together.length > 0 ? together : alone;
  const [first] = found;
  if (first === undefined) return { then: "ask", things: [thing] };
  if (found.length === 1) return { then: "play", move: first };
  return {
    then: "choose",
    picked: together.length > 0 ? [...picked, thing] : [thing],
    moves: found,
  };
}
