import { beforeAll, describe, expect, test, vi } from "vitest";

let parseRoute: (address: string) => object;
let followLink: (event: MouseEvent) => void;
let currentRoute: () => object;
let openRules: () => object | null;
const pushed: string[] = [];

class Anchor {
  origin = "http://table.test";
  target = "";
  search = "";
  hash = "";
  constructor(
    readonly pathname: string,
    changes: Partial<Anchor> = {},
  ) {
    Object.assign(this, changes);
  }
  hasAttribute(): boolean {
    return false;
  }
}

/** Simulates a click on a link. */
function click(link: Anchor, held: Partial<MouseEvent> = {}): { stopped: boolean } {
  const outcome = { stopped: false };
  const target = { closest: () => link };
  const preventDefault = () => (outcome.stopped = true);
  followLink({ target, button: 0, preventDefault, ...held } as unknown as MouseEvent);
  return outcome;
}

beforeAll(async () => {
  vi.stubGlobal("location", {
    pathname: "/",
    search: "",
    hash: "",
    origin: "http://table.test",
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("history", { pushState: (_: null, __: "", path: string) => pushed.push(path) });
  vi.stubGlobal("HTMLAnchorElement", Anchor);
  ({ parseRoute, followLink, currentRoute, openRules } =
    await import("../../src/stores/route.svelte"));
});

describe("an address", () => {
  test.each([
    ["/", { page: "start" }],
    ["/shelf", { page: "shelf" }],
    ["/shelf/", { page: "shelf" }],
    ["/new", { page: "new", game: null }],
    ["/new/some-game", { page: "new", game: "some-game" }],
    ["/join", { page: "join" }],
    ["/settings", { page: "settings" }],
    ["/rules", { page: "rules", game: null, rule: null, language: null }],
    ["/rules/junior", { page: "rules", game: "junior", rule: null, language: null }],
    ["/rules/junior#ju-4", { page: "rules", game: "junior", rule: "JU-4", language: null }],
    [
      "/rules/junior?language=fr#ju-4",
      { page: "rules", game: "junior", rule: "JU-4", language: "fr" },
    ],
    ["/t/abc234", { page: "table", code: "ABC234", as: "player" }],
    ["/t/ABC234/watch", { page: "table", code: "ABC234", as: "watcher" }],
    ["/t/ABC234/tv", { page: "table", code: "ABC234", as: "screen" }],
    ["/t", { page: "lost" }],
    ["/nothing", { page: "lost" }],
    ["/%E0%A4%A", { page: "lost" }],
  ])("%s leads to its page", (path, page) => {
    expect(parseRoute(path)).toEqual(page);
  });
});

describe("a link", () => {
  test("within the app changes the page without reloading it", () => {
    expect(click(new Anchor("/shelf")).stopped).toBe(true);
    expect(pushed).toEqual(["/shelf"]);
    expect(currentRoute()).toEqual({ page: "shelf" });
  });

  test("to a rule leaves the table as it is, and shows the rule on top of it", () => {
    click(new Anchor("/t/ABC234"));
    click(new Anchor("/rules/junior", { hash: "#ju-4" }));
    expect(currentRoute()).toMatchObject({ page: "table", code: "ABC234" });
    expect(openRules()).toMatchObject({ page: "rules", game: "junior", rule: "JU-4" });
    click(new Anchor("/shelf"));
    expect(openRules()).toBeNull();
  });

  test.each([
    ["to another site", new Anchor("/", { origin: "http://other.test" }), {}],
    ["to another tab", new Anchor("/", { target: "_blank" }), {}],
    ["clicked while a modifier key is held", new Anchor("/"), { ctrlKey: true }],
    ["clicked with another button", new Anchor("/"), { button: 1 }],
  ])("%s is left to the browser", (_, link, held) => {
    expect(click(link, held).stopped).toBe(false);
  });
});
