/** The back button closes layers, and quick changes leave no entry in the browser's history. */
import { beforeEach, expect, test, vi } from "vitest";

type State = { layer?: number } | null;

/** A browser's history that, like a real one, goes back only after a moment. */
class History {
  entries: State[] = [null];
  at = 0;
  steps: number[] = [];
  arrive: () => void = () => undefined;

  get state(): State {
    return this.entries[this.at] ?? null;
  }
  pushState(state: State): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  go(by: number): void {
    this.steps.push(by);
  }
  /** Takes the steps that were asked for. */
  settle(): void {
    for (let by = this.steps.shift(); by !== undefined; by = this.steps.shift()) {
      this.at += by;
      this.arrive();
    }
  }
}

let browser: History;
let closeOnBack: (close: () => void) => () => void;
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Opens a layer that closes itself when the player goes back. */
function open(name: string, closed: string[]): () => void {
  const leave = closeOnBack(() => {
    closed.push(name);
    leave();
  });
  return leave;
}

async function settle(): Promise<void> {
  for (let n = 0; n < 3; n++) {
    await soon();
    browser.settle();
  }
}

beforeEach(async () => {
  browser = new History();
  vi.stubGlobal("history", browser);
  vi.stubGlobal("addEventListener", (_: string, listen: () => void) => (browser.arrive = listen));
  vi.resetModules();
  ({ closeOnBack } = await import("../../src/device/back-button"));
});

test("going back closes the newest layer and stays on the page", async () => {
  const closed: string[] = [];
  open("lower", closed);
  open("upper", closed);
  await settle();
  expect(browser.at).toBe(2);
  browser.go(-1);
  await settle();
  expect(closed).toEqual(["upper"]);
  browser.go(-1);
  await settle();
  expect(closed).toEqual(["upper", "lower"]);
  expect(browser.at).toBe(0);
});

test("a layer that is closed immediately leaves no entry", async () => {
  const closed: string[] = [];
  open("dialog", closed)();
  await settle();
  expect(browser.at).toBe(0);
  const leave = open("dialog", closed);
  await soon();
  leave();
  await settle();
  expect(browser.at).toBe(0);
  expect(closed).toEqual([]);
});

test("a layer that opens while the browser still goes back stays open", async () => {
  const closed: string[] = [];
  const leave = open("first", closed);
  await settle();
  leave();
  await soon();
  expect(browser.steps).toEqual([-1]);
  const leaveSecond = open("second", closed);
  await settle();
  expect(closed).toEqual([]);
  expect(browser.at).toBe(1);
  expect(browser.entries).toHaveLength(2);
  leaveSecond();
  await settle();
  expect(browser.at).toBe(0);
  expect(closed).toEqual([]);
});

test("a layer that replaces another one takes over its entry", async () => {
  const closed: string[] = [];
  const leave = open("first", closed);
  await settle();
  leave();
  open("second", closed);
  await settle();
  expect(browser.at).toBe(1);
  browser.go(-1);
  await settle();
  expect(closed).toEqual(["second"]);
});

test("layers below others may close first, and several at once", async () => {
  const closed: string[] = [];
  const leaveLower = open("lower", closed);
  const leaveUpper = open("upper", closed);
  await settle();
  leaveLower();
  await settle();
  expect(browser.at).toBe(2);
  leaveUpper();
  await settle();
  expect(browser.at).toBe(0);
  const leaves = [open("one", closed), open("two", closed)];
  await settle();
  for (const leave of leaves) leave();
  await settle();
  expect(browser.at).toBe(0);
  expect(closed).toEqual([]);
});

test("entries that led to another page stay, and its layers have their own", async () => {
  const closed: string[] = [];
  const leave = open("dialog", closed);
  await settle();
  browser.pushState(null); // a link in the dialog
  leave();
  await settle();
  expect(browser.at).toBe(2);
  const leaveOther = open("other", closed);
  await settle();
  expect(browser.at).toBe(3);
  leaveOther();
  await settle();
  expect(browser.at).toBe(2);
  expect(closed).toEqual([]);
});

test("a step back that navigation has cancelled does not hold up later layers", async () => {
  const closed: string[] = [];
  const leave = open("dialog", closed);
  await settle();
  leave();
  await soon();
  browser.steps = [];
  browser.pushState(null);
  open("other", closed);
  await settle();
  expect(browser.state).toEqual({ layer: 1 });
  browser.go(-1);
  await settle();
  expect(closed).toEqual(["other"]);
});
