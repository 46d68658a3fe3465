/** «It is your turn» for somebody who looks at another tab. */
import { sound } from "./sound";
import { t } from "./texts.svelte";

let waiting = false;
let plain: string | null = null;
let shown: string | null = null;

/** Says whether somebody here is waited for; the tab shows it while nobody looks. */
export function signalTurn(yours: boolean): void {
  if (yours && !waiting && document.hidden) sound("turn");
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
    // Somebody else may have renamed the page meanwhile: then that name stays.
    if (document.title === shown && plain !== null) document.title = plain;
    shown = plain = null;
  }
}

if (typeof document !== "undefined") document.addEventListener("visibilitychange", show);
