/** Explains why a move was refused, and cites the rule. */
import { type Colour, COLOURS, parseCard } from "../game/cards";
import type { Refused } from "../wire/types";
import { cardName, rowName } from "./cards";
import { hasMessage, loadMessages, t } from "./i18n.svelte";

export interface Reason {
  /** One short line. */
  text: string;
  /** The id of the rule, if there is one; players never see it. */
  rule: string | null;
  /** The code of the reason, or of the error. */
  word: string;
  /** The cards to draw next to the line: the ones that help, or the one that was refused. */
  cards: readonly string[];
  /** The colour of the row or pile to draw if there is no card. */
  colour: Colour | null;
}

/** The values of a refusal that are cards, the most helpful one first. */
const CARDS = ["wanted", "top", "card"];
const ROWS = ["row", "colour"];

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
  const about = refused.about ?? {};
  const anyColour = mixed && hasMessage(`mixed-${refused.reason}`);
  const plain = refused.reason ? `reason-${refused.reason}` : "";
  const word = anyColour ? `mixed-${refused.reason}` : plain;
  const error = hasMessage(`error-${refused.error}`) ? `error-${refused.error}` : "error-unknown";
  return {
    text: hasMessage(word) ? t(word, formatVariables(about, seatName, mixed)) : t(error),
    rule: refused.rule ?? null,
    word: refused.reason ?? refused.error,
    cards: findCards(about, anyColour),
    colour: (ROWS.map((name) => about[name]).find(isColour) as Colour | undefined) ?? null,
  };
}

/** Finds the cards to draw: one, or the cards of its number in all colours. */
function findCards(about: Record<string, unknown>, anyColour: boolean): string[] {
  const card = CARDS.map((name) => about[name]).find((value) => typeof value === "string");
  if (typeof card !== "string") return [];
  const { value } = parseCard(card);
  return anyColour ? COLOURS.map((colour) => `${colour}${String(value)}`) : [card];
}

function isColour(value: unknown): boolean {
  return COLOURS.includes(value as Colour);
}

/** Formats a message about the rules as a reason, without a refusal. */
export async function explainMessage(
  id: string,
  given: Record<string, string> = {},
): Promise<Reason> {
  await loadReasons();
  const text = hasMessage(id) ? t(id, given) : t("error-unknown");
  return { text, rule: null, word: id.replace("reason-", ""), cards: [], colour: null };
}

/**
 * Formats cards, rows and seats by their names, and leaves other values unchanged; `number` is the
 * number of the card that is wanted.
 */
function formatVariables(
  given: Record<string, unknown>,
  seatName: (seat: number) => string,
  mixed: boolean,
): Record<string, string | number> {
  const named = Object.entries(given).map(([name, value]): [string, string | number] => {
    if (name === "seat") return [name, seatName(Number(value))];
    if (typeof value !== "string") return [name, Number(value)];
    if (name === "row" || name === "from") return [name, rowName(value, mixed)];
    return [name, CARDS.includes(name) ? cardName(value) : value];
  });
  const wanted = typeof given.wanted === "string" ? parseCard(given.wanted).value : null;
  return { ...Object.fromEntries(named), ...(wanted === null ? {} : { number: wanted }) };
}
