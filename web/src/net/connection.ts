/** A WebSocket connection to one table that reconnects and repeats unanswered commands. */
import type { Advice, Ask, Done, FromServer, Hint, Refused, Say } from "../wire/types";

export type Answer = Done | Refused;
export type Command = Say["do"];
type Words = Say | Ask | Hint;
export type Status = "connecting" | "open" | "lost" | "ended";

export interface Listener {
  /** The sequence number that was seen last, or null before the first. */
  seen(): number | null;
  heard(message: FromServer): void;
  became(status: Status, error: string | null): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 10_000;
const PATIENCE = 6_000;
/**
 * Silence is counted in ticks of the page itself, so that a device that slept or was busy does
 * not mistake its own pause for a lost connection.
 */
const BEAT = 1_000;
const ASKED_AFTER = 3;
const LOST_AFTER = 8;
/** The ticks left after the browser has reported that the network is gone. */
const LOST_SOON = 3;
const ID_BYTES = 12;

/** Generates random hexadecimal digits, without a secure context. */
export function randomHex(bytes: number): string {
  const given = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(given, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #heardAt = 0;
  /** The ticks since the last message arrived. */
  #silent = 0;
  readonly #beating = setInterval(() => this.#beat(), BEAT);
  #closed = false;
  readonly #waiting = new Map<
    string,
    { words: Words; answered: (answer: Answer | Advice) => void }
  >();

  constructor(
    readonly code: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#doubt);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a command and waits for the answer, however long the network is down. */
  sendCommand(command: Command): Promise<Answer> {
    const seen = this.listener.seen() ?? 0;
    const words: Say = { type: "say", id: randomHex(ID_BYTES), seen, do: command };
    if (fleeting(words) && !this.#open) return Promise.resolve(unsaid(words));
    return this.#answered(words);
  }

  /** Asks why a seat has no move with these things. */
  ask(seat: number, touches: [string, string][]): Promise<Answer> {
    return this.#answered({ type: "ask", id: randomHex(ID_BYTES), seat, touches });
  }

  /** Asks what a good bot would do for a seat; fails if the connection is down. */
  hint(seat: number): Promise<Answer | Advice> {
    const words: Hint = { type: "hint", id: randomHex(ID_BYTES), seat };
    return this.#open ? this.#answered(words) : Promise.resolve(unsaid(words));
  }

  #answered<Given extends Answer | Advice>(words: Words): Promise<Given> {
    return new Promise((answered) => {
      this.#waiting.set(words.id, { words, answered: (answer) => answered(answer as Given) });
      this.#send(words);
    });
  }

  /** Closes the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beating);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#doubt);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect(): void {
    this.listener.became("connecting", null);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.code}/socket`);
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#silent = 0;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", token: this.token, since: this.listener.seen() }),
      );
      for (const { words } of this.#waiting.values()) this.#send(words);
    };
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#lost(socket);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#heardAt = Date.now();
    this.#silent = 0;
    if (message.type === "snapshot" || message.type === "update") {
      this.#wait = FIRST_WAIT;
      this.listener.became("open", null);
    } else if (message.type === "bye" && !message.again) {
      this.close();
      this.listener.became("ended", message.error);
      return;
    } else if ("id" in message && message.id) {
      this.#waiting.get(message.id)?.answered(message);
      this.#waiting.delete(message.id);
    }
    this.listener.heard(message);
  }

  #send(words: Words): void {
    if (this.#open) this.#socket?.send(JSON.stringify(words));
  }

  get #open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = null;
    this.#forget();
    this.listener.became("lost", null);
    const wait = this.#wait * (0.5 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** Drops messages that do not outlive their socket. */
  #forget(): void {
    for (const [id, { words, answered }] of this.#waiting) {
      if (!fleeting(words)) continue;
      this.#waiting.delete(id);
      answered(unsaid(words));
    }
  }

  /**
   * Pings after a period of silence; a socket that stays silent is dead, even if the browser has
   * not noticed.
   */
  #beat(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#silent += 1;
    if (this.#silent === ASKED_AFTER) this.#send(nothing());
    if (this.#silent < LOST_AFTER) return;
    this.#lost(socket);
    socket.close();
  }

  /** Tests the connection: without a network, a server on the same device is still reachable. */
  readonly #doubt = (): void => {
    this.#send(nothing());
    this.#silent = Math.max(this.#silent, LOST_AFTER - LOST_SOON);
  };

  /** Reconnects after sleep or a change of network, when the socket may be dead without an event. */
  readonly #wake = (): void => {
    if (this.#closed || document.hidden) return;
    if (!this.#socket || Date.now() - this.#heardAt > PATIENCE) this.#anew();
  };

  #anew(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#forget();
    socket?.close();
  }
}

/** A question that only tests whether the server answers. */
function nothing(): Ask {
  return { type: "ask", id: randomHex(ID_BYTES), seat: 0, touches: [["stock", ""]] };
}

/** Whether a message is pointless once its moment has passed. */
function fleeting(words: Words): boolean {
  return words.type === "hint" || (words.type === "say" && words.do.do === "react");
}

function unsaid({ id }: Words): Refused {
  return { type: "refused", error: "unsaid", why: "", id };
}
