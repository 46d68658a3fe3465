/** Parts of the app are imported only when their files are there, and loaded again after a failure. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLoading } from "../../src/net/lazy-parts";

interface Link {
  rel: string;
  href: string;
  onload: () => void;
  onerror: () => void;
  remove: () => void;
}

const online: (() => void)[] = [];
/** The requests for scripts, each with a function that answers it. */
let asked: { path: string; answer: (ok: boolean) => void }[] = [];
let links: Link[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  links = [];
  asked = [];
  online.length = 0;
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise((resolve) => {
        const answer = (ok: boolean) =>
          resolve({ ok, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) });
        asked.push({ path, answer });
      }),
  );
  vi.stubGlobal("document", {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: () => {
      const link = {} as Link;
      link.remove = () => (links = links.filter((each) => each !== link));
      return link;
    },
    head: { append: (link: Link) => links.push(link) },
  });
  vi.stubGlobal("addEventListener", (_: string, listen: () => void) => online.push(listen));
  vi.stubGlobal("removeEventListener", (_: string, listen: () => void) => {
    if (online.includes(listen)) online.splice(online.indexOf(listen), 1);
  });
});

afterEach(() => vi.useRealTimers());

const FILES = ["assets/a.js", "assets/b.js", "assets/a.css"];
const soon = () => vi.advanceTimersByTimeAsync(0);

test("a part is imported once all its files have been fetched", async () => {
  const { loadPart } = await import("../../src/net/lazy-parts");
  const importPart = vi.fn(() => Promise.resolve("the part"));
  const part = loadPart(importPart, FILES);
  expect(asked.map(({ path }) => path)).toEqual(["/assets/a.js", "/assets/b.js"]);
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([["stylesheet", "/assets/a.css"]]);
  asked[0]?.answer(true);
  links[0]?.onload();
  await soon();
  expect(importPart).not.toHaveBeenCalled();
  asked[1]?.answer(true);
  expect(await part).toBe("the part");
  await loadPart(importPart, FILES);
  expect([asked.length, links.length]).toEqual([2, 1]);
});

test.each(["script", "styles"])("%s that could not be fetched are fetched again", async (what) => {
  const { loadPart } = await import("../../src/net/lazy-parts");
  const importPart = vi.fn(() => Promise.resolve("the part"));
  const failed = loadPart(importPart, FILES);
  const refused = expect(failed).rejects.toThrow("could not be loaded");
  asked[0]?.answer(true);
  asked[1]?.answer(what !== "script");
  if (what === "styles") links[0]?.onerror();
  else links[0]?.onload();
  await refused;
  await soon();
  expect(importPart).not.toHaveBeenCalled();
  const part = loadPart(importPart, FILES);
  if (what === "script") {
    expect(asked.map(({ path }) => path).slice(2)).toEqual(["/assets/b.js"]);
    asked[2]?.answer(true);
  } else links[0]?.onload();
  expect(await part).toBe("the part");
  expect(links.map(({ href }) => href)).toEqual(["/assets/a.css"]);
});

test("the page's own files are there", async () => {
  const { loadPart } = await import("../../src/net/lazy-parts");
  links = [{ href: "/assets/a.js" } as Link];
  expect(await loadPart(() => Promise.resolve("the part"), ["assets/a.js"])).toBe("the part");
  expect(asked).toEqual([]);
});

test("loading goes on until it succeeds", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const [loaded, failed] = [vi.fn(), vi.fn()];
  keepLoading(load, loaded, failed);
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue("the part");
  for (const listen of [...online]) listen(); // the browser is back online
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
  expect(loaded.mock.calls).toEqual([["the part"]]);
  expect(online).toEqual([]);
});

test("nothing is loaded or reported after a stop", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  const [loaded, failed] = [vi.fn(), vi.fn()];
  const stop = keepLoading(load, loaded, failed);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
  const stopLater = keepLoading(load, loaded, failed);
  await vi.advanceTimersByTimeAsync(0);
  stopLater();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(online).toEqual([]);
});
