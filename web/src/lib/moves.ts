/** Moves in words, by what they touch. */
import { rowName, said } from "./cards";
import { key } from "./offers";
import { has, t } from "./texts.svelte";
import type { ShownMove } from "../wire/types";

/** What a move does, as a button says it; rows may take every colour. */
export function moveName(move: ShownMove, mixed = false): string {
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
  if (held !== null && key(move, "pile") === "") return t("move-lay-down", { card: said(held) });
  const pile = key(move, "pile");
  if (pile) return t("move-pile", { pile });
  return move.text;
}
