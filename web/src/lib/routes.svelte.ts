/** Where in the app we are; the address bar says it too. */

export type Route =
  | { page: "start" | "shelf" | "join" | "settings" | "lost" }
  | { page: "new"; game: string | null }
  | { page: "table"; code: string; as: "player" | "watcher" | "screen" };

let path = location.pathname;
let route: Route = $state(read(path));
let before: string | null = $state(null);

/** The page to show. */
export function here(): Route {
  return route;
}

/** Goes to an address of this app. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  arrive(to);
  scrollTo(0, 0);
}

/** The page of this app from which we came, if we did. */
export function cameFrom(): string | null {
  return before;
}

function arrive(at: string): void {
  before = path;
  path = at;
  route = read(at);
}

/** Lets a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href]");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this page
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", () => {
  // What only lies on a page is closed by «back» too, and the page stays.
  if (location.pathname !== path) arrive(location.pathname);
});

/** The route that a path stands for. */
export function read(path: string): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decoded);
  if (first === "") return { page: "start" };
  if (first === "new") return { page: "new", game: second ?? null };
  if (first === "t" && second !== undefined) {
    const as = third === "tv" ? "screen" : third === "watch" ? "watcher" : "player";
    return { page: "table", code: second.toUpperCase(), as };
  }
  if (first === "shelf" || first === "join" || first === "settings") return { page: first };
  return { page: "lost" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
