/** A WebSocket connection to one table that reconnects and repeats unanswered commands. */
import type { Advice, Ask, Done, FromServer, Hint, Refused, Say } from "../wire/types";

export type Answer = Done | Refused;
export type Command = Say["do"];
type Request = Say | Ask | Hint;

/** A request without an answer. */
interface Unanswered {
  request: Request;
  /** The number of sockets on which it was sent. */
  sent: number;
  resolve: (answer: Answer | Advice) => void;
}

export type Status = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  /** The last sequence number received; null if there is none yet. */
  lastSeq(): number | null;
  onMessage(message: FromServer): void;
  onStatus(status: Status, error: string | null): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const PATIENCE = 6_000;
/**
 * Silence is counted in ticks of the page itself, so that a device that slept or was busy does
 * not mistake its own pause for a lost connection.
 */
const TICK = 1_000;
const PING_AFTER = 3;
const LOST_AFTER = 8;
/** The number of ticks left after the browser has reported that the network is gone. */
const LOST_SOON = 3;
const ID_BYTES = 12;

/** Generates random hexadecimal digits; unlike randomUUID it needs no secure context. */
export function randomHex(bytes: number): string {
  const given = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #heardAt = 0;
  /** The number of ticks since the last message. */
  #silent = 0;
  readonly #ticker = setInterval(() => this.#tick(), TICK);
  #closed = false;
  readonly #waiting = new Map<string, Unanswered>();
  /** Answers to moves whose result the server sends next. */
  #announced: (() => void)[] = [];

  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#test);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /**
   * Sends a command and waits for the answer, however long the network is down. The answer to a
   * move comes after the state that contains it, unless the move was sent again.
   */
  sendCommand(command: Command): Promise<Answer> {
    const seen = this.listener.lastSeq() ?? 0;
    const request: Say = { type: "say", id: randomHex(ID_BYTES), seen, do: command };
    if (isTransient(request) && !this.#open) return Promise.resolve(refuseUnsent(request));
    return this.#request(request);
  }

  /** Asks why a seat has no move with these things. */
  ask(seat: number, touches: [string, string][]): Promise<Answer> {
    return this.#request({ type: "ask", id: randomHex(ID_BYTES), seat, touches });
  }

  /** Asks what a good bot would do for a seat; fails if the connection is down. */
  hint(seat: number): Promise<Answer | Advice> {
    const request: Hint = { type: "hint", id: randomHex(ID_BYTES), seat };
    return this.#open ? this.#request(request) : Promise.resolve(refuseUnsent(request));
  }

  #request<Given extends Answer | Advice>(request: Request): Promise<Given> {
    return new Promise((resolve) => {
      const waiting = {
        request,
        sent: 0,
        resolve: (answer: Answer | Advice) => resolve(answer as Given),
      };
      this.#waiting.set(request.id, waiting);
      this.#sendAgain(waiting);
    });
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ticker);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#test);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    this.listener.onStatus("connecting", null);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#silent = 0;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", token: this.token, since: this.listener.lastSeq() }),
      );
      for (const waiting of this.#waiting.values()) this.#sendAgain(waiting);
    };
    socket.onmessage = ({ data }) => this.#receive(String(data));
    socket.onclose = () => this.#handleLoss(socket);
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#heardAt = Date.now();
    this.#silent = 0;
    if (message.type === "snapshot" || message.type === "update") {
      this.#wait = FIRST_WAIT;
      this.listener.onStatus("open", null);
    } else if (message.type === "bye" && !message.again) {
      this.close();
      this.listener.onStatus("ended", message.error);
      return;
    } else if ("id" in message && message.id) this.#answer(message.id, message);
    this.listener.onMessage(message);
    if (message.type !== "snapshot" && message.type !== "update") return;
    const shown = this.#announced;
    this.#announced = [];
    for (const resolve of shown) resolve();
  }

  /**
   * Answers a request. The server answers a move before it sends the state that contains it, which
   * the next update does; the number of a secret move would not tell, because others see it. An
   * answer that the server has only repeated may be the last message.
   */
  #answer(id: string, answer: Answer | Advice): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    const { request, sent, resolve } = waiting;
    const played = request.type === "say" && request.do.do === "play";
    if (answer.type === "done" && played && sent === 1) {
      this.#announced.push(() => resolve(answer));
    } else resolve(answer);
  }

  #sendAgain(waiting: Unanswered): void {
    if (this.#open) waiting.sent += 1;
    this.#send(waiting.request);
  }

  #send(request: Request): void {
    if (this.#open) this.#socket?.send(JSON.stringify(request));
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #handleLoss(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#dropTransient();
    this.listener.onStatus("lost", null);
    const wait = this.#wait * (0.5 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Drops requests that do not outlive their socket. */
  #dropTransient(): void {
    for (const [id, { request, resolve }] of this.#waiting) {
      if (!isTransient(request)) continue;
      this.#waiting.delete(id);
      resolve(refuseUnsent(request));
    }
  }

  /**
   * Sends a ping after a period of silence; a socket that stays silent is dead, even if the
   * browser has not noticed.
   */
  #tick(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#silent += 1;
    if (this.#silent === PING_AFTER) this.#send(createPing());
    if (this.#silent < LOST_AFTER) return;
    this.#handleLoss(socket);
    socket.close();
  }

  /** Tests the connection: even without a network, a server on the same device is reachable. */
  readonly #test = (): void => {
    this.#send(createPing());
    this.#silent = Math.max(this.#silent, LOST_AFTER - LOST_SOON);
  };

  /** Reconnects after sleep or a change of network, which can kill the socket without an event. */
  readonly #wake = (): void => {
    if (this.#closed || document.hidden) return;
    if (!this.#socket || Date.now() - this.#heardAt > PATIENCE) this.#reconnect();
  };

  #reconnect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#dropTransient();
    socket?.close();
  }
}

/** Creates a question that only tests whether the server answers. */
function createPing(): Ask {
  return { type: "ask", id: randomHex(ID_BYTES), seat: 0, touches: [["stock", ""]] };
}

/** Whether a request is pointless once its moment has passed. */
function isTransient(request: Request): boolean {
  return request.type === "hint" || (request.type === "say" && request.do.do === "react");
}

function refuseUnsent({ id }: Request): Refused {
  return { type: "refused", error: "unsaid", why: "", id };
}
