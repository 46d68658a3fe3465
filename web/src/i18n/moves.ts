/** Describes moves in words, for buttons and hints. */
import { touchedKey } from "../game/moves";
import type { ShownMove } from "../wire/types";
import { cardName, rowName } from "./cards";
import { hasMessage, t } from "./i18n.svelte";

/** Describes a move for a button; `mixed` means that rows take every colour. */
export function describeMove(
  move: ShownMove,
  mixed = false,
  seatName: (seat: number) => string = String,
): string {
  const plain = `move-${move.text}`;
  if (hasMessage(plain)) return t(plain);
  const place = touchedKey(move, "place");
  const bridge = touchedKey(move, "bridge");
  const card = place === null ? "" : cardName(place);
  const row = rowName(touchedKey(move, "row") ?? "", mixed);
  const joker = touchedKey(move, "hand") === "*";
  if (touchedKey(move, "joker") !== null) return t("move-swap", { card });
  if (bridge !== null) {
    const from = rowName(bridge);
    return t(joker ? "move-bridge-joker" : "move-bridge", { card, from });
  }
  if (joker && place !== null) return t("move-joker", { card });
  if (touchedKey(move, "row") !== null) return t("move-row", { row });
  const colour = touchedKey(move, "colour");
  if (colour !== null) return t("move-colour", { colour });
  const held = touchedKey(move, "hand");
  const pile = touchedKey(move, "pile");
  if (held !== null && touchedKey(move, "slip") !== null)
    return t("move-slip", { card: cardName(held) });
  if (held !== null && pile === "") return t("move-lay-down", { card: cardName(held) });
  if (pile && touchedKey(move, "turned") !== null) {
    return t("move-onto", { who: seatName(Number(pile)) });
  }
  if (pile) return t(held === null ? "move-take" : "move-pile", { pile });
  const number = touchedKey(move, "guess");
  if (number !== null) return t("move-guess", { number });
  const neighbour = touchedKey(move, "neighbour");
  if (neighbour !== null) return t("move-neighbour", { place: neighbour });
  return move.text;
}
