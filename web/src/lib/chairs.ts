/** Chairs in words. */
import type { ShownChair } from "../wire/types";
import { has, t } from "./texts.svelte";

type Chairs = readonly ShownChair[] | undefined;

/** Who sits on a chair: a person, or a character; a further one of the same level has a number. */
export function chairName(chairs: Chairs, seat: number): string {
  const chair = chairs?.[seat];
  if (chair?.kind !== "bot") return chair?.name ?? t("parts-seat", { number: seat + 1 });
  const level = chair.level ?? "";
  if (!has(`bot-${level}`)) return t("parts-bot", { number: numberOf(chair, seat) });
  const number = sibling(chairs, seat);
  const name = characterName(level);
  return number === 0 ? name : t("parts-again", { name, number: number + 1 });
}

/** What the character of a level is called. */
export function characterName(level: string): string {
  return t(`bot-${level}`);
}

/** How many of the same level come before a bot: the one who sat down first is 0. */
export function sibling(chairs: Chairs, seat: number): number {
  const own = chairs?.[seat];
  if (!own) return 0;
  const before = (chair: ShownChair, at: number) =>
    chair.kind === "bot" && chair.level === own.level && numberOf(chair, at) < numberOf(own, seat);
  return chairs?.filter(before).length ?? 0;
}

/** The number that goes along with a bot from seat to seat. */
function numberOf(chair: ShownChair, seat: number): number {
  return chair.number ?? seat + 1;
}
