/** Who at a table is meant, seen from this device. */
import { chairName } from "./chairs";
import type { Table } from "./table.svelte";
import type { Audience } from "./told";

/** The people at a table; somebody alone at this device is «you». */
export function audienceOf(table: Table): Audience {
  const person = (id: string) => table.card?.people.find((each) => each.id === id)?.name ?? "";
  return {
    seat: (seat) => chairName(table.card?.chairs[seat], seat),
    own: (seat) => table.seats.length === 1 && table.seats[0] === seat,
    person,
    you: table.sight?.you ?? null,
  };
}
