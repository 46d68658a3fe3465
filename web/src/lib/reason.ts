/** Why something cannot be done, in words, with the rule. */
import type { Refused } from "../wire/types";
import { rowName, said } from "./cards";
import { has, t } from "./texts.svelte";

export interface Reason {
  text: string;
  /** The id of the rule, if there is one. */
  rule: string | null;
  /** What that rule says. */
  says: string;
}

/** A refusal as a person understands it; where rows take every colour, some are said otherwise. */
export function reasonOf(
  refused: Refused,
  seatName: (seat: number) => string,
  mixed = false,
): Reason {
  const plain = refused.reason ? `reason-${refused.reason}` : "";
  const word = mixed && has(`mixed-${refused.reason}`) ? `mixed-${refused.reason}` : plain;
  const error = has(`error-${refused.error}`) ? `error-${refused.error}` : "error-unknown";
  const rule = refused.rule ?? null;
  const says = rule === null ? "" : `rule-${rule.toLowerCase()}`;
  return {
    text: has(word) ? t(word, about(refused.about ?? {}, seatName, mixed)) : t(error),
    rule,
    says: has(says) ? t(says) : "",
  };
}

/** Cards, rows and people by their names, everything else as it is. */
function about(
  given: Record<string, unknown>,
  seatName: (seat: number) => string,
  mixed: boolean,
): Record<string, string | number> {
  const named = Object.entries(given).map(([name, value]): [string, string | number] => {
    if (name === "seat") return [name, seatName(Number(value))];
    if (typeof value !== "string") return [name, Number(value)];
    if (name === "row" || name === "from") return [name, rowName(value, mixed)];
    return [name, ["card", "wanted", "top"].includes(name) ? said(value) : value];
  });
  return Object.fromEntries(named);
}
