/** An answer to a move comes after the state that contains it. */
import { beforeEach, expect, test, vi } from "vitest";
import { type Answer, Connection } from "../../src/net/connection";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.tell({ type: "snapshot" });
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose();
  }
  /** The id of the only request that has been sent. */
  get id(): string {
    return this.sent.filter(({ type }) => type !== "hello").map(({ id }) => id)[0] ?? "";
  }
}

let seen: string[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  seen = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "table.test" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined, hidden: false });
  connection = new Connection("ABCDEF", "token", {
    lastSeq: () => 14,
    onMessage: ({ type }) => seen.push(type),
    onStatus: () => undefined,
  });
  Socket.all[0]?.open();
  seen = [];
});

function play(): Promise<Answer> {
  return connection
    .sendCommand({ do: "play", seat: 0, move: "schnapp" })
    .then((answer) => (seen.push("answered"), answer));
}

const soon = () => vi.advanceTimersByTimeAsync(0);

test("a secret move is answered when the state shows it, although its number is the same", async () => {
  void play();
  const [socket] = Socket.all;
  socket?.tell({ type: "done", id: socket.id, seq: 14 });
  await soon();
  expect(seen).toEqual(["done"]);
  socket?.tell({ type: "presence" });
  await soon();
  expect(seen).toEqual(["done", "presence"]);
  socket?.tell({ type: "update" });
  await soon();
  expect(seen).toEqual(["done", "presence", "update", "answered"]);
});

test("a refused move is answered immediately", async () => {
  void play();
  const [socket] = Socket.all;
  socket?.tell({ type: "refused", id: socket.id, error: "illegal", why: "" });
  await soon();
  expect(seen).toEqual(["refused", "answered"]);
});

test("the state after a reconnection contains the move too", async () => {
  void play();
  const [first] = Socket.all;
  first?.tell({ type: "done", id: first.id, seq: 14 });
  first?.drop();
  await vi.advanceTimersByTimeAsync(500);
  Socket.all[1]?.open();
  await soon();
  expect(seen).toEqual(["done", "snapshot", "answered"]);
});

test("a repeated answer may be the last message", async () => {
  void play();
  const [first] = Socket.all;
  first?.drop();
  await vi.advanceTimersByTimeAsync(500);
  const second = Socket.all[1];
  second?.open();
  expect(second?.id).toBe(first?.id);
  second?.tell({ type: "done", id: second.id, seq: 14 });
  await soon();
  expect(seen).toEqual(["snapshot", "done", "answered"]);
});

test("other commands are answered immediately", async () => {
  void connection.sendCommand({ do: "react", reaction: "smile" }).then(() => seen.push("answered"));
  const [socket] = Socket.all;
  socket?.tell({ type: "done", id: socket.id, seq: 14 });
  await soon();
  expect(seen).toEqual(["done", "answered"]);
});
