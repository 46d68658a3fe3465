/** Signals the player's turn in the tab title and by a sound while the tab is hidden, and by a vibration. */
import { vibrate } from "../../device/haptics";
import { playSound } from "../../device/sound";
import { t } from "../../i18n/i18n.svelte";

let waiting = false;
let plain: string | null = null;
let shown: string | null = null;

/** Signals whether it is this player's turn; the tab title shows it while the tab is hidden. */
export function signalTurn(yours: boolean): void {
  if (yours && !waiting) {
    vibrate("turn");
    if (document.hidden) playSound("turn");
  }
  waiting = yours;
  show();
}

/** Signals that a move was refused. */
export function signalRefusal(): void {
  playSound("refused");
  vibrate("refused");
}

function show(): void {
  const wanted = waiting && document.hidden;
  if (wanted && shown === null) {
    plain = document.title;
    shown = t("table-title-turn", { title: plain });
    document.title = shown;
  } else if (!wanted && shown !== null) {
    // If another page has changed the title in the meantime, keep that title.
    if (document.title === shown && plain !== null) document.title = plain;
    shown = plain = null;
  }
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", show);
