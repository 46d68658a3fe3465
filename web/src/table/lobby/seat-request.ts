/** The pending request for a seat during a match, as this device sees it. */
import type { Table } from "../../stores/table.svelte";

export interface PendingRequest {
  player: string;
  seat: number;
  /** The name of the person who asks. */
  who: string;
  /** Whether this device made the request. */
  own: boolean;
  /** Whether this device has to answer. */
  asksYou: boolean;
  /** The names of the players who have not answered yet. */
  missing: string[];
}

/** Finds the pending request for a seat, or null. */
export function findSeatRequest(table: Table): PendingRequest | null {
  const request = table.card?.request;
  if (!request) return null;
  const name = (id: string) => table.card?.people.find((person) => person.id === id)?.name ?? "";
  const you = table.sight?.you ?? "";
  return {
    player: request.player,
    seat: request.seat,
    who: name(request.player),
    own: request.player === you,
    asksYou: request.undecided.includes(you),
    missing: request.undecided.map(name),
  };
}
