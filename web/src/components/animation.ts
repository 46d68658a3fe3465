/**
 * Animations of cards that move from one place to another. They only change transform and opacity,
 * and they measure all places before the first change, so that the browser computes no layout
 * while cards are moving.
 */
import { isMotionAllowed } from "../device/settings.svelte";

export interface CardPositions {
  cards: Map<string, DOMRect>;
}

export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Measures the position of every card on the screen. */
export function measureCards(root: HTMLElement): CardPositions {
  const cards = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    if (element.dataset.card) cards.set(element.dataset.card, element.getBoundingClientRect());
  }
  return { cards };
}

/**
 * Animates every card from its earlier position; new cards come from the given element. `except`
 * returns whether a card stays still.
 */
export function animateCards(
  root: HTMLElement,
  before: CardPositions,
  origin: Element | null,
  except: (card: HTMLElement) => boolean = () => false,
): void {
  if (!isMotionAllowed()) return;
  const from = origin?.getBoundingClientRect();
  const moves = [...root.querySelectorAll<HTMLElement>("[data-card]")]
    .filter((element) => !except(element))
    .map((element) => ({
      element,
      start: before.cards.get(element.dataset.card ?? "") ?? from,
      end: element.getBoundingClientRect(),
    }));
  const duration = readDuration("--move");
  for (const { element, start, end } of moves) {
    if (start && isFar(start, end)) {
      raise(element, element.animate(moveFrom(start, end), { duration, easing: EASE }));
    }
  }
}

/** Animates an element from one place to another and removes it there. */
export function flyTo(ghost: HTMLElement, from: Element | null, to: Element | null): void {
  if (from && to) fly([{ ghost, from: from.getBoundingClientRect(), to }]);
}

/** Animates copies of pictures to a place and removes them there. */
export function flyAll(pictures: Iterable<Element>, to: Element | null): void {
  if (!to) return;
  fly(
    [...pictures].map((picture) => ({
      ghost: makeGhost(picture.cloneNode(true)),
      from: picture.getBoundingClientRect(),
      to,
    })),
  );
}

/** Makes an element that can fly over the page. */
export function makeGhost(picture: Node): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "flying";
  ghost.append(picture);
  return ghost;
}

interface Flight {
  ghost: HTMLElement;
  from: DOMRect;
  to: Element;
}

function fly(flights: readonly Flight[]): void {
  if (!isMotionAllowed()) return;
  const ends = flights.map(({ to }) => to.getBoundingClientRect());
  const duration = readDuration("--slow");
  flights.forEach(({ ghost, from }, n) => {
    const end = ends[n];
    if (end) launch(ghost, from, end, { duration }, 0.2);
  });
}

/** Starts the flight of a ghost, which disappears at its end. */
export function launch(
  ghost: HTMLElement,
  start: DOMRect,
  end: DOMRect,
  timing: KeyframeAnimationOptions,
  opacity: number,
): Animation {
  document.body.append(ghost);
  ghost.style.width = `${start.width}px`;
  const scale = start.width > 0 ? Math.min(end.width / start.width, 1) : 1;
  const flight = ghost.animate(
    [
      { transform: `translate(${start.left}px, ${start.top}px)`, opacity: 1 },
      { transform: `translate(${end.left}px, ${end.top}px) scale(${scale})`, opacity },
    ],
    { easing: EASE, fill: "backwards", ...timing },
  );
  void flight.finished.catch(() => undefined).finally(() => ghost.remove());
  return flight;
}

export function moveFrom(start: DOMRect, end: DOMRect): [Keyframe, Keyframe] {
  // An element is scaled around its middle.
  const dx = start.left + start.width / 2 - (end.left + end.width / 2);
  const dy = start.top + start.height / 2 - (end.top + end.height / 2);
  const scale = start.width > 0 ? start.width / end.width : 1;
  return [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }];
}

function isFar(start: DOMRect, end: DOMRect): boolean {
  const far = Math.abs(start.left - end.left) >= 1 || Math.abs(start.top - end.top) >= 1;
  return end.width > 0 && far;
}

/** Keeps an element above the others as long as it moves. */
function raise(element: HTMLElement, animation: Animation): void {
  element.dataset.moving = "";
  void animation.finished
    .catch(() => undefined)
    .finally(() => {
      delete element.dataset.moving;
    });
}

/** Reads a duration from the design tokens, in milliseconds. */
export function readDuration(token: string): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token);
  return Number.parseFloat(value) * (value.trim().endsWith("ms") ? 1 : 1000) || 0;
}

/** A transition that fades an element in or out; without animations it appears immediately. */
export function fade(_: Element): { duration: number; css: (shown: number) => string } {
  return { duration: readDuration("--slow"), css: (shown) => `opacity: ${String(shown)}` };
}
