/** Chairs in words. */
import type { ShownChair } from "../wire/types";
import { t } from "./texts.svelte";

/** Who sits on a chair; bots have numbers, so that they can be told apart. */
export function chairName(chair: ShownChair | undefined, seat: number): string {
  if (chair?.kind === "bot") return t("parts-bot", { number: chair.number ?? seat + 1 });
  return chair?.name ?? t("parts-seat", { number: seat + 1 });
}
