/** Signals the player's turn in the tab title and by a sound while the tab is hidden. */
import { playSound } from "../../device/sound";
import { t } from "../../i18n/i18n.svelte";

let waiting = false;
let plain: string | null = null;
let shown: string | null = null;

/** Signals whether it is this player's turn; the tab title shows it while the tab is hidden. */
export function signalTurn(yours: boolean): void {
  if (yours && !waiting && document.hidden) playSound("turn");
  waiting = yours;
  show();
}

function show(): void {
  const wanted = waiting && document.hidden;
  if (wanted && shown === null) {
    plain = document.title;
    shown = t("end-your-turn", { title: plain });
    document.title = shown;
  } else if (!wanted && shown !== null) {
    // If another page has changed the title in the meantime, keep that title.
    if (document.title === shown && plain !== null) document.title = plain;
    shown = plain = null;
  }
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", show);
