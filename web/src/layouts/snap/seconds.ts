/** How long something took, as people read it. */
import { language } from "../../lib/texts.svelte";

/** Milliseconds as seconds with two digits. */
export function seconds(milliseconds: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language(), digits).format(milliseconds / 1000);
}
