/** The router: the current route, navigation and the browser's history. */

export type Route =
  | { page: "start" | "shelf" | "join" | "settings" | "lost" }
  | { page: "new"; game: string | null }
  | { page: "table"; code: string; as: "player" | "watcher" | "screen" };

let path = location.pathname;
let route: Route = $state(parseRoute(path));
let before: string | null = $state(null);

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

function setPath(at: string): void {
  before = path;
  path = at;
  route = parseRoute(at);
}

/** Follows a link within this app without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href]");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return; // an anchor on this page
  event.preventDefault();
  navigate(link.pathname);
}

addEventListener("popstate", () => {
  // "Back" closes an open panel first, without leaving the page.
  if (location.pathname !== path) setPath(location.pathname);
});

export function parseRoute(path: string): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decodePart);
  if (first === "") return { page: "start" };
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "t" && second !== undefined) {
    const as = third === "tv" ? "screen" : third === "watch" ? "watcher" : "player";
    return { page: "table", code: second.toUpperCase(), as };
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
