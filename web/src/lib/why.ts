/** Why a bot does something, in words. */
import { rowName, said } from "./cards";
import { has, language, t } from "./texts.svelte";

/** A word, and what the sentence for it speaks of. */
export interface BotReason {
  why: string;
  facts: Record<string, string | number>;
}

/** Who is meant: whose reasons they are, and everybody by seat. */
interface People {
  who: string;
  seat: (seat: number) => string;
}

const CARD = /^(\*|\*?[rygb]\d+)$/;
const COLOUR = /^[rygb]$/;
/** What is left of a sentence where something to put in is missing. */
const GAP = "{$";

/** The reasons as sentences; where there is none, it is said so. */
export function whySentences(
  reasons: readonly BotReason[],
  people: People,
  known = true,
): string[] {
  if (!known) return [t("why-forgotten", { who: people.who })];
  if (reasons.length === 0) return [t("why-none")];
  return [...new Set(reasons.map((reason) => sentence(reason, people)))];
}

function sentence({ why, facts }: BotReason, people: People): string {
  const joker = `why-${why}-joker`;
  const id = facts.card === "*" && has(joker) ? joker : `why-${why}`;
  const given = Object.entries(facts).map(([name, value]) => [name, fact(name, value, people)]);
  const text = t(id, { ...Object.fromEntries(given), who: people.who });
  return has(id) && !text.includes(GAP) ? text : t("why-other");
}

/** Cards, rows and people by their names, everything else as it is. */
function fact(name: string, value: string | number, people: People): string | number {
  if (name === "seat") return people.seat(Number(value));
  if (typeof value === "number") return value;
  if (COLOUR.test(value)) return rowName(value);
  const cards = value.split(/[ ,]+/);
  if (!cards.every((card) => CARD.test(card))) return value;
  return new Intl.ListFormat(language()).format(cards.map(said));
}
