/** Animations of cards that move from one place to another. */
import { isMotionAllowed } from "../device/settings.svelte";

export interface CardPositions {
  cards: Map<string, DOMRect>;
}

const TIME = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Measures the position of every card on the screen. */
export function measureCards(root: HTMLElement): CardPositions {
  const cards = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    if (element.dataset.card) cards.set(element.dataset.card, element.getBoundingClientRect());
  }
  return { cards };
}

/** Animates every card from its earlier position; new cards come from the given element. */
export function animateCards(
  root: HTMLElement,
  before: CardPositions,
  origin: Element | null,
): void {
  if (!isMotionAllowed()) return;
  const from = origin?.getBoundingClientRect();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const start = before.cards.get(element.dataset.card ?? "") ?? from;
    if (start) glide(element, start);
  }
}

/** Animates an element from one place to another and removes it there. */
export function flyTo(ghost: HTMLElement, from: Element | null, to: Element | null): void {
  if (!from || !to || !isMotionAllowed()) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  document.body.append(ghost);
  ghost.style.width = `${start.width}px`;
  const at = (rect: DOMRect, scale: number, opacity: number) => ({
    transform: `translate(${rect.left}px, ${rect.top}px) scale(${scale})`,
    opacity,
  });
  const flight = ghost.animate([at(start, 1, 1), at(end, 0.6, 0.2)], {
    duration: TIME * 1.2,
    easing: EASE,
  });
  flight.finished.catch(() => undefined).finally(() => ghost.remove());
}

/** Animates copies of pictures to a place and removes them there. */
export function flyAll(pictures: Iterable<Element>, to: Element | null): void {
  for (const picture of pictures) {
    const ghost = document.createElement("div");
    ghost.className = "flying";
    ghost.append(picture.cloneNode(true));
    flyTo(ghost, picture, to);
  }
}

function glide(element: HTMLElement, start: DOMRect): void {
  const end = element.getBoundingClientRect();
  const dx = start.left - end.left;
  const dy = start.top - end.top;
  if (end.width === 0 || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) return;
  const scale = start.width > 0 ? start.width / end.width : 1;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: TIME, easing: EASE },
  );
}
