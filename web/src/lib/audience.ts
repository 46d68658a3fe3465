/** Who at a table is meant, seen from this device. */
import { KINDS } from "../data/shown";
import { chairName } from "./chairs";
import { faceSeed } from "./faces";
import type { Company, Table } from "./table.svelte";
import type { Audience } from "./told";

/** The people at a table, now or then; somebody alone at this device is «you». */
export function audienceOf(table: Table, company: Company | null = table.card): Audience {
  return {
    seat: (seat) => chairName(company?.chairs, seat),
    own: (seat) => table.seats.length === 1 && table.seats[0] === seat,
    person: (id) => company?.people.find((each) => each.id === id)?.name ?? "",
    you: table.sight?.you ?? null,
    level: (seat) => company?.chairs[seat]?.level ?? "",
    face: (seat) => faceSeed(company?.chairs, seat),
    kind: KINDS[table.card?.game ?? ""] ?? "",
  };
}
