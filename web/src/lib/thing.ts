/** What lies on the table: a button where somebody can point at it, else a picture. */
export function thing(label: string, onpoint: ((event: MouseEvent) => void) | undefined) {
  return onpoint
    ? { type: "button", "aria-label": label, onclick: onpoint }
    : { role: "img", "aria-label": label };
}
