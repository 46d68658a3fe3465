/** What has happened at a table, in sentences. */
import { audienceOf } from "./audience";
import type { Table } from "./table.svelte";
import { told } from "./told";

/** One sentence for everything that is worth one, the oldest first. */
export function history(table: Table): { number: number; text: string }[] {
  return table.log
    .map(({ number, event, then }) => ({ number, text: told(event, audienceOf(table, then)) }))
    .filter(({ text }) => text !== "");
}
