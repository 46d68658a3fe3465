/** What people agree on before a match, over the schema that the server gives. */
import type { Game, Option } from "./api";
import type { Colour } from "./cards";
import { has, t } from "./texts.svelte";

export type Options = Record<string, unknown>;

/** An option with its name and what was chosen for it. */
export interface Chosen {
  name: string;
  option: Option;
  value: unknown;
}

/** Whether there is such an option for so many players. */
export function applies(option: Option, players: number): boolean {
  const [fewest, most] = option.players ?? [0, Infinity];
  return fewest <= players && players <= most;
}

/** Everything that can be agreed on, with what is chosen now. */
export function choices(game: Game, players: number, options: Options): Chosen[] {
  return Object.entries(game.options)
    .filter(([, option]) => applies(option, players))
    .map(([name, option]) => ({ name, option, value: taken(option, options[name], players) }));
}

/** What is agreed on otherwise than usual. */
export function differing(game: Game, players: number, options: Options): Chosen[] {
  return choices(game, players, options).filter(
    ({ option, value }) => !same(value, option.default) && !perPlayer(option, value, players),
  );
}

/** The options to tell the server: only those that differ. */
export function told(game: Game, players: number, options: Options): Options {
  return Object.fromEntries(
    differing(game, players, options).map(({ name, value }) => [name, value]),
  );
}

/** An option's text: its label, or with a further word that of a value. */
export function optionText(name: string, option: Option, word?: string): string {
  const id = `option-${name.replaceAll("_", "-")}${word === undefined ? "" : `-${word}`}`;
  return t(id, { type: option.type });
}

/** What an option is about; empty where its label says it all. */
export function optionAbout(name: string, option: Option): string {
  return has(`option-${name.replaceAll("_", "-")}-about`) ? optionText(name, option, "about") : "";
}

/** A colour in a list. */
export function colourName(colour: Colour): string {
  return t(`colour-${colour}`);
}

/** A chosen value in words. */
export function valueText(chosen: Chosen, seatName: (seat: number) => string): string {
  const { name, option, value } = chosen;
  if (value === null) return optionText(name, option, "none");
  if (option.type === "flag") return t(value ? "parts-on" : "parts-off");
  if (option.type === "seat") return seatName(Number(value));
  if (option.type === "colour") return colourName(value as Colour);
  if (option.type === "colours") return (value as Colour[]).map(colourName).join(", ");
  if (option.type === "choice") return optionText(name, option, String(value));
  return String(value);
}

/** A value that is possible: that of somebody who has left the table is not. */
function taken(option: Option, value: unknown, players: number): unknown {
  if (value === undefined) return option.default;
  return option.type === "seat" && Number(value) >= players ? option.default : value;
}

/** Whether it is the number of players, where that is what is usual. */
function perPlayer(option: Option, value: unknown, players: number): boolean {
  return option.type === "number" && option.default === null && value === players;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
