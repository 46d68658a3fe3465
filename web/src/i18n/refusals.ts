/** Explains why a move was refused, and cites the rule. */
import type { Refused } from "../wire/types";
import { cardName, rowName } from "./cards";
import { hasMessage, loadMessages, t } from "./i18n.svelte";

export interface Reason {
  text: string;
  /** The id of the rule, if there is one. */
  rule: string | null;
}

/** Loads the texts for refusals in advance; without them, explanations are generic. */
export async function loadReasons(): Promise<void> {
  if (!hasMessage("reason-others-turn")) await loadMessages("refusals").catch(() => undefined);
}

/** Explains a refusal; `mixed` means that rows take every colour. */
export async function explainRefusal(
  refused: Refused,
  seatName: (seat: number) => string,
  mixed = false,
): Promise<Reason> {
  if (refused.reason || refused.rule) await loadReasons();
  const plain = refused.reason ? `reason-${refused.reason}` : "";
  const word = mixed && hasMessage(`mixed-${refused.reason}`) ? `mixed-${refused.reason}` : plain;
  const error = hasMessage(`error-${refused.error}`) ? `error-${refused.error}` : "error-unknown";
  return {
    text: hasMessage(word)
      ? t(word, formatVariables(refused.about ?? {}, seatName, mixed))
      : t(error),
    rule: refused.rule ?? null,
  };
}

/** Formats a message about the rules as a reason, without a refusal. */
export async function explainMessage(
  id: string,
  given: Record<string, string> = {},
): Promise<Reason> {
  await loadReasons();
  return { text: hasMessage(id) ? t(id, given) : t("error-unknown"), rule: null };
}

/** Formats cards, rows and seats by their names, and leaves other values unchanged. */
function formatVariables(
  given: Record<string, unknown>,
  seatName: (seat: number) => string,
  mixed: boolean,
): Record<string, string | number> {
  const named = Object.entries(given).map(([name, value]): [string, string | number] => {
    if (name === "seat") return [name, seatName(Number(value))];
    if (typeof value !== "string") return [name, Number(value)];
    if (name === "row" || name === "from") return [name, rowName(value, mixed)];
    return [name, ["card", "wanted", "top"].includes(name) ? cardName(value) : value];
  });
  return Object.fromEntries(named);
}
