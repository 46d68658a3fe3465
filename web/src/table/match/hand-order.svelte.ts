/** The order of the cards in a hand: by colour, by number, or as the player dragged them. */
import type { HandSort } from "../../device/settings.svelte";
import { sortRank } from "../../game/cards";

/** The order of a hand; a custom order survives as cards come and go. */
export class HandOrder {
  #own: string[] = $state.raw([]);

  /** Returns the cards in order, each with a key that tells equal cards apart. */
  arrange(cards: readonly string[], order: HandSort): { card: string; key: string }[] {
    const counted = new Map<string, number>();
    const keyed = cards.map((card) => {
      const number = counted.get(card) ?? 0;
      counted.set(card, number + 1);
      return { card, key: number === 0 ? card : `${card}#${number}` };
    });
    if (order !== "hand") {
      return keyed.sort((one, two) => sortRank(one.card, order) - sortRank(two.card, order));
    }
    const place = new Map(this.#own.map((key, index) => [key, index]));
    const at = ({ key }: { key: string }) => place.get(key) ?? Number.MAX_SAFE_INTEGER;
    return keyed.sort((one, two) => at(one) - at(two));
  }

  /** Puts a card before another one, or at the end if that is null. */
  move(shown: readonly { key: string }[], key: string, before: string | null): void {
    const keys = shown.map((each) => each.key).filter((each) => each !== key);
    const index = before === null ? keys.length : keys.indexOf(before);
    keys.splice(index < 0 ? keys.length : index, 0, key);
    this.#own = keys;
  }
}
