/** The options of a game (house rules): which apply, which differ from the default, and their texts. */
import type { Colour } from "../game/cards";
import type { Game, Option } from "../net/api";
import { colourName } from "./cards";
import { hasMessage, t } from "./i18n.svelte";

export type Options = Record<string, unknown>;

/** An option with its name and its chosen value. */
export interface ChosenOption {
  name: string;
  option: Option;
  value: unknown;
}

/** Whether an option exists for this number of players. */
export function isApplicable(option: Option, players: number): boolean {
  const [fewest, most] = option.players ?? [0, Infinity];
  return fewest <= players && players <= most;
}

/** Lists all applicable options with their chosen values. */
export function listOptions(game: Game, players: number, options: Options): ChosenOption[] {
  return Object.entries(game.options)
    .filter(([, option]) => isApplicable(option, players))
    .map(([name, option]) => ({ name, option, value: validValue(option, options[name], players) }));
}

/** Lists the options that differ from their defaults. */
export function changedOptions(game: Game, players: number, options: Options): ChosenOption[] {
  return listOptions(game, players, options).filter(
    ({ option, value }) =>
      !isEqual(value, option.default) && !isPlayerCount(option, value, players),
  );
}

/** The options as the server expects them: only those that differ from the default. */
export function toWireOptions(game: Game, players: number, options: Options): Options {
  return Object.fromEntries(
    changedOptions(game, players, options).map(({ name, value }) => [name, value]),
  );
}

/** The label of an option, or of one of its values. */
export function optionLabel(name: string, option: Option, word?: string): string {
  const id = `option-${name.replaceAll("_", "-")}${word === undefined ? "" : `-${word}`}`;
  return t(id, { type: option.type });
}

/** The help text of an option; empty if its label says everything. */
export function optionHelp(name: string, option: Option): string {
  return hasMessage(`option-${name.replaceAll("_", "-")}-about`)
    ? optionLabel(name, option, "about")
    : "";
}

/** Describes a chosen value. */
export function describeValue(chosen: ChosenOption, seatName: (seat: number) => string): string {
  const { name, option, value } = chosen;
  if (value === null) return optionLabel(name, option, "none");
  if (option.type === "flag") return t(value ? "parts-on" : "parts-off");
  if (option.type === "seat") return seatName(Number(value));
  if (option.type === "colour") return colourName(value as Colour);
  if (option.type === "colours") return (value as Colour[]).map(colourName).join(", ");
  if (option.type === "choice") return optionLabel(name, option, String(value));
  return String(value);
}

/** The chosen value, or the default if the chosen player has left the table. */
function validValue(option: Option, value: unknown, players: number): unknown {
  if (value === undefined) return option.default;
  return option.type === "seat" && Number(value) >= players ? option.default : value;
}

/** Whether the value is the number of players and the default means the same. */
function isPlayerCount(option: Option, value: unknown, players: number): boolean {
  return option.type === "number" && option.default === null && value === players;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
