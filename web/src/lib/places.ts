/** Who is to sit on the seats of a table that is being made. */
import type { NewTable, ShownChair } from "../wire/types";
import { nameProblem, tidyName } from "./names";
import type { Wishes } from "./wishes";

/** Who sits there: `me`, somebody `here` at this device, somebody by `link`, or a bot's level. */
export interface Place {
  sits: string;
  /** The name of somebody here. */
  name: string;
}

/** So many places: those there are already, and the others for this kind, with these names. */
export function resized(
  places: readonly Place[],
  players: number,
  sits: string,
  names: readonly string[] = [],
): Place[] {
  const more = Array.from({ length: Math.max(0, players - places.length) }, (_, n) =>
    // The first seat is whose device it is.
    place(sits, names[places.length + n - 1]),
  );
  return [...places.slice(0, players), ...more];
}

/** A place of a kind. */
export function place(sits: string, name = ""): Place {
  return { sits, name };
}

/** Whether a bot is to sit there. */
export function isBot({ sits }: Place): boolean {
  return !["me", "here", "link"].includes(sits);
}

/** The chairs as they will be, as far as bots are concerned. */
export function chairsOf(places: readonly Place[]): ShownChair[] {
  return places.map((each) => (isBot(each) ? { kind: "bot", level: each.sits } : { kind: "free" }));
}

/** Whether nothing is missing. */
export function complete(places: readonly Place[]): boolean {
  return places.every(({ sits, name }) => sits !== "here" || nameProblem(name) === null);
}

/** The seats in the server's words; people other than the maker come to free ones. */
export function seatWords(places: readonly Place[]): NewTable["seats"] {
  const word = ({ sits }: Place) => (sits === "here" || sits === "link" ? "free" : sits);
  return places.map(word) as NewTable["seats"];
}

/** Who of those at this device is to sit where. */
export function namesHere(places: readonly Place[]): Wishes {
  return Object.fromEntries(
    places.flatMap(({ sits, name }, seat) => (sits === "here" ? [[seat, tidyName(name)]] : [])),
  );
}
