/** How the faces at the table react to events that everyone sees; never to a hidden card. */
import type { Family } from "./families";

export type Feeling = "glad" | "sad";
/** The sign in a character's bubble. */
export type Sign = "smile" | "clap" | "wow" | "oops";

export interface FeltReaction {
  seat: number;
  feeling: Feeling;
  sign?: Sign;
}

/** An event with the facts around it that everyone knows. */
export interface Occasion {
  event: { type: string; seat: number | null } & Record<string, unknown>;
  family: Family | null;
  /** Whether the seat has already drawn since it last laid a card. */
  drewBefore: boolean;
  /** Whether the event has filled a row. */
  fillsRow: boolean;
}

type Rule = Omit<FeltReaction, "seat">;

/** How the person who acts feels, in all games. */
const GENERAL: Readonly<Record<string, Rule>> = {
  bonus: { feeling: "glad", sign: "clap" },
  quartet: { feeling: "glad", sign: "clap" },
  out: { feeling: "glad", sign: "wow" },
  safe: { feeling: "glad", sign: "smile" },
  trick: { feeling: "glad" },
  fight: { feeling: "glad" },
  pair: { feeling: "glad" },
  late: { feeling: "sad" },
  wrong: { feeling: "sad", sign: "oops" },
  lost: { feeling: "sad", sign: "oops" },
};
/** Feelings about events that mean something else in some families. */
const BY_FAMILY: Readonly<Partial<Record<Family, Readonly<Record<string, Rule>>>>> = {
  bluffing: { take: { feeling: "sad", sign: "oops" } },
  snap: { take: { feeling: "glad", sign: "smile" } },
  rows: { draw: { feeling: "sad" } },
  master: { draw: { feeling: "sad" } },
};

/** Lists the reactions to an event. */
export function listReactions({ event, family, drewBefore, fillsRow }: Occasion): FeltReaction[] {
  const { type, seat } = event;
  // The event belongs to the caller, but the culprit reacts too.
  if (type === "stopp" && typeof event.culprit === "number") {
    const caught: FeltReaction = { seat: event.culprit, feeling: "sad", sign: "oops" };
    return seat === null ? [caught] : [caught, { seat, feeling: "glad" }];
  }
  if (seat === null) return [];
  if (fillsRow) return [{ seat, feeling: "glad", sign: "clap" }];
  const rule = (family && BY_FAMILY[family]?.[type]) ?? GENERAL[type];
  if (!rule) return [];
  return [{ seat, ...rule, ...(type === "draw" && drewBefore && { sign: "oops" as const }) }];
}
