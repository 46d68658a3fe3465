/** Where in the app we are; the address bar says it too. */

export type Route =
  | { page: "start" | "shelf" | "join" | "settings" | "lost" }
  | { page: "new"; game: string | null }
  | { page: "table"; code: string; as: "player" | "watcher" | "screen" };

let route: Route = $state(read(location.pathname));

/** The page to show. */
export function here(): Route {
  return route;
}

/** Goes to an address of this app. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  route = read(path);
  scrollTo(0, 0);
}

/** Lets a link of ours change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a[href]");
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || modified || event.button !== 0) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", () => {
  route = read(location.pathname);
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
