/** Moves in words, by what they touch. */
import { rowName, said } from "./cards";
import { key } from "./offers";
import { has, t } from "./texts.svelte";
import type { ShownMove } from "../wire/types";

/** What a move does, as a button says it; rows may take every colour, and piles be somebody's. */
export function moveName(
  move: ShownMove,
  mixed = false,
  seatName: (seat: number) => string = String,
): string {
  const plain = `move-${move.text}`;
  if (has(plain)) return t(plain);
  const place = key(move, "place");
  const bridge = key(move, "bridge");
  const card = place === null ? "" : said(place);
  const row = rowName(key(move, "row") ?? "", mixed);
  const joker = key(move, "hand") === "*";
  if (key(move, "joker") !== null) return t("move-swap", { card });
  if (bridge !== null) {
    const from = rowName(bridge);
    return t(joker ? "move-bridge-joker" : "move-bridge", { card, from });
  }
  if (joker && place !== null) return t("move-joker", { card });
  if (key(move, "row") !== null) return t("move-row", { row });
  const colour = key(move, "colour");
  if (colour !== null) return t("move-colour", { colour });
  const held = key(move, "hand");
  const pile = key(move, "pile");
  if (held !== null && key(move, "slip") !== null) return t("move-slip", { card: said(held) });
  if (held !== null && pile === "") return t("move-lay-down", { card: said(held) });
  if (pile && key(move, "turned") !== null) {
    return t("move-onto", { who: seatName(Number(pile)) });
  }
  if (pile) return t(held === null ? "move-take" : "move-pile", { pile });
  const number = key(move, "guess");
  if (number !== null) return t("move-guess", { number });
  const neighbour = key(move, "neighbour");
  if (neighbour !== null) return t("move-neighbour", { place: neighbour });
  return move.text;
}
