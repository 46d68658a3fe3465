/** Explains a bot's move in sentences. */
import { cardName, rowName } from "./cards";
import { currentLanguage, formatComplete, hasMessage, t } from "./i18n.svelte";

/** A reason: its code, and the facts for its sentence. */
export interface BotReason {
  why: string;
  facts: Record<string, string | number>;
}

/** The bot that gives the reasons, and the names of all seats. */
interface People {
  who: string;
  seat: (seat: number) => string;
}

const CARD = /^(\*|\*?[rygb]\d+)$/;
const COLOUR = /^[rygb]$/;

/** Explains a move in sentences, or says that no reason is known. */
export function explainBotMove(
  reasons: readonly BotReason[],
  people: People,
  known = true,
): string[] {
  if (!known) return [t("why-forgotten", { who: people.who })];
  if (reasons.length === 0) return [t("why-none")];
  return [...new Set(reasons.map((reason) => formatReason(reason, people)))];
}

function formatReason({ why, facts }: BotReason, people: People): string {
  const joker = `why-${why}-joker`;
  const id = facts.card === "*" && hasMessage(joker) ? joker : `why-${why}`;
  const given = Object.entries(facts).map(([name, value]) => [
    name,
    formatFact(name, value, people),
  ]);
  return formatComplete(id, { ...Object.fromEntries(given), who: people.who }) || t("why-other");
}

/** Formats cards, rows and seats by their names, and leaves other values unchanged. */
function formatFact(name: string, value: string | number, people: People): string | number {
  if (name === "seat") return people.seat(Number(value));
  if (typeof value === "number") return value;
  if (COLOUR.test(value)) return rowName(value);
  const cards = value.split(/[ ,]+/);
  if (!cards.every((card) => CARD.test(card))) return value;
  return new Intl.ListFormat(currentLanguage()).format(cards.map(cardName));
}
