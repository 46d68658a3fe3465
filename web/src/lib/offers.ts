/** What can be done by pointing at things; all that is known of moves is what they touch. */
import type { ShownMove } from "../wire/types";

export type Touch = readonly [kind: string, key: string];

/** Whether a move touches a thing. */
export function touches(move: ShownMove, [kind, key]: Touch): boolean {
  return move.touches.some((touch) => touch[0] === kind && touch[1] === key);
}

/** The moves that touch all of these things. */
export function touching(moves: readonly ShownMove[], things: readonly Touch[]): ShownMove[] {
  return moves.filter((move) => things.every((thing) => touches(move, thing)));
}

/** The keys of all things of one kind that these moves touch. */
export function touched(moves: readonly ShownMove[], kind: string): Set<string> {
  const keys = moves.flatMap((move) => move.touches.filter((touch) => touch[0] === kind));
  return new Set(keys.map((touch) => touch[1]));
}

/** The key of the thing of one kind that a move touches, if it touches one. */
export function key(move: ShownMove, kind: string): string | null {
  return move.touches.find((touch) => touch[0] === kind)?.[1] ?? null;
}

/** The moves that have nothing to do with a card of the hand: they are buttons. */
export function plain(moves: readonly ShownMove[]): ShownMove[] {
  return moves.filter((move) => key(move, "hand") === null);
}

/** What pointing at one more thing leads to. */
export type Pointed =
  | { then: "play"; move: ShownMove }
  | { then: "choose"; picked: Touch[]; moves: ShownMove[] }
  | { then: "ask"; things: Touch[] };

/** Points at a thing after others; what does not go with them begins anew. */
export function point(
  moves: readonly ShownMove[],
  picked: readonly Touch[],
  thing: Touch,
): Pointed {
  const together = touching(moves, [...picked, thing]);
  const alone = touching(moves, [thing]);
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
