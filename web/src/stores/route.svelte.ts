/** The router: the current route, navigation and the browser's history. */

export type Route =
  | { page: "start" | "shelf" | "join" | "settings" | "lost" }
  | { page: "new"; game: string | null }
  | RulesRoute
  | { page: "table"; code: string; as: "player" | "watcher" | "screen" };

/** The rules of a game, or of all games; the rule and the language may not exist. */
export interface RulesRoute {
  page: "rules";
  game: string | null;
  rule: string | null;
  language: string | null;
}

let path = location.pathname;
let route: Route = $state(parseRoute(path + location.search + location.hash));
let before: string | null = $state(null);
let overlay: RulesRoute | null = $state.raw(null);

export function currentRoute(): Route {
  return route;
}

/** Navigates to a path of this app. */
export function navigate(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  setPath(to);
  scrollTo(0, 0);
}

/** The previous path within this app, or null. */
export function previousPath(): string | null {
  return before;
}

/** The rules that are open on top of the table, or null. */
export function openRules(): RulesRoute | null {
  return overlay;
}

/** Closes the rules on top of the table. */
export function closeRules(): void {
  overlay = null;
}

function setPath(to: string): void {
  before = path;
  path = pathOf(to);
  overlay = null;
  route = parseRoute(to);
}

/** Follows a link within this app without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href]");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return; // an anchor on this page
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  const target = parseRoute(to);
  // Nobody leaves the table to read a rule.
  if (route.page === "table" && target.page === "rules") overlay = target;
  else navigate(to);
}

addEventListener("popstate", () => {
  // The back button first closes a panel of the page, and the page stays.
  if (location.pathname !== path) setPath(location.pathname + location.search + location.hash);
});

function pathOf(address: string): string {
  return address.replace(/[?#].*/, "");
}

/** Parses an address of this app: a path, with a query and an anchor for rules. */
export function parseRoute(address: string): Route {
  const [first = "", second, third] = pathOf(address).split("/").filter(Boolean).map(decodePart);
  if (first === "") return { page: "start" };
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "t" && second !== undefined) {
    const as = third === "tv" ? "screen" : third === "watch" ? "watcher" : "player";
    return { page: "table", code: second.toUpperCase(), as };
  }
  if (first === "rules") {
    const rule = /#(.+)/.exec(address)?.[1];
    const language = /[?&]language=([^&#]*)/.exec(address)?.[1];
    return {
      page: "rules",
      game: second ?? null,
      rule: rule === undefined ? null : decodePart(rule).toUpperCase(),
      language: language === undefined ? null : decodePart(language),
    };
  }
  if (first === "shelf" || first === "join" || first === "settings") return { page: first };
  return { page: "lost" };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
