/** The space of the hand: its measures on the screen, and the size of the cards in it. */
import { fitHand, type HandFit, fitRest, preferCardWidth } from "../../components/card-sizes";
import { type CardSize, settings } from "../../device/settings.svelte";

/** The share of the screen's height that a hand would like to have. */
const SHARE = 0.3;
/** On narrower screens, such as a phone zoomed to 200 %, the page scrolls. */
const NARROW = 300;
const NARROW_SHARE = 0.46;
/** The additional height that a hand of large cards may take from the board. */
const EXTRA = 16;
/** The room around the cards, for a picked card that rises and for rings. */
const MARGIN = 8;

export class HandSpace {
  /** The measures of the hand's area, and of the whole table. */
  wide = $state(0);
  high = $state(0);
  across = $state(0);
  down = $state(0);
  #round = "";
  #most = 0;

  constructor(
    /** The number of cards now, and a text that names the round and the player. */
    readonly cards: () => { count: number; round: string },
    /** The height of a tab above each card, in pixels. */
    readonly above: () => number,
  ) {}

  /** The largest hand of this round so far, so that cards keep their size when others are laid. */
  readonly #largest: number = $derived.by(() => {
    const { count, round } = this.cards();
    if (round !== this.#round) this.#most = 0;
    this.#round = round;
    this.#most = Math.max(this.#most, count);
    return this.#most;
  });
  /** The height that the hand would like to have; the board may leave it less. */
  readonly wanted: number = $derived.by(() => {
    const share = this.across < NARROW ? NARROW_SHARE : SHARE;
    const medium = this.#fit("medium", this.down * share).height + MARGIN;
    return settings.cards === "large" ? medium + EXTRA : medium;
  });
  readonly fit: HandFit = $derived.by(() =>
    fitRest(this.cards().count, this.#fit(settings.cards, this.high - MARGIN), this.wide),
  );

  #fit(wish: CardSize, high: number): HandFit {
    const most = preferCardWidth(wish, { wide: this.across, high: this.down });
    return fitHand(this.#largest, wish, { wide: this.wide, high, above: this.above(), most });
  }
}
