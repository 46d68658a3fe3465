/** The table store: the latest state from the server, the event log and the commands. */
import { t } from "../i18n/i18n.svelte";
import { type Answer, type Command, Connection, type Status } from "../net/connection";
import { findSession } from "../net/sessions";
import type { Advice, FromServer, ShownMove, Sight, TableCard } from "../wire/types";
import { findRosters, type GameEvent, loadLog, type LogEntry, type Roster, saveLog } from "./log";

export type View = Record<string, unknown> & {
  seat: number | null;
  game: string;
  players: number;
  options: Record<string, unknown>;
  round: number;
  dealer: number;
  turn: number | null;
  actors: number[];
  round_over: boolean;
  over: boolean;
  points: number[] | null;
  totals: number[] | null;
  winners: number[] | null;
};

export type { Roster, GameEvent, LogEntry } from "./log";

const LONGEST_LOG = 300;

/** An observer that is called before and after each change, for animations. */
export interface TableObserver {
  before(): void;
  after(news: readonly LogEntry[]): void;
}

export class Table {
  card: TableCard | null = $state.raw(null);
  sight: Sight | null = $state.raw(null);
  status: Status = $state("connecting");
  /** The error that ended the connection. */
  error: string | null = $state(null);
  here: string[] = $state.raw([]);
  watching = $state(0);
  /** Whether the table is waiting because the server cannot save anything. */
  waiting = $state(false);
  /** All events at this table, including earlier matches. */
  log: LogEntry[] = $state.raw([]);
  /** The events of the current match. */
  readonly matchLog: LogEntry[] = $derived.by(() => {
    const match = this.card?.match;
    return this.log.filter(({ then }) => then.match === match);
  });
  /** A counter that increases whenever the turn or the available moves change. */
  situation = $state(0);
  /**
   * The number of seats of this device that a bot has just played for while the device was away.
   */
  stoodIn = $state(0);
  observer: TableObserver | null = null;
  /** The entries of the latest message; none after a snapshot. */
  latest: readonly LogEntry[] = [];
  #number = 0;
  #lastSituation = "";
  #awaited: { seq: number; seen: () => void }[] = [];
  readonly #connection: Connection;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#connection = new Connection(code, token, {
      lastSeq: () => this.sight?.seq ?? null,
      onMessage: (message) => this.#receive(message),
      onStatus: (status, error) => {
        this.status = status;
        if (status !== "open") this.waiting = false;
        if (error !== null) this.error = error;
      },
    });
    addEventListener("pagehide", this.#saveLog);
  }

  /** Sends a command; when it resolves, the state already contains the result. */
  async sendCommand(command: Command): Promise<Answer> {
    const answer = await this.#connection.sendCommand(command);
    // The server answers before it sends the new state: wait for both, so that callers see the
    // result.
    if (answer.type === "done" && answer.seq > (this.sight?.seq ?? 0)) {
      await new Promise<void>((seen) => this.#awaited.push({ seq: answer.seq, seen }));
    }
    return answer;
  }

  /** Asks why a seat has no move with these things. */
  ask(seat: number, touches: [string, string][]): Promise<Answer> {
    return this.#connection.ask(seat, touches);
  }

  /** Asks for a hint for a seat. */
  hint(seat: number): Promise<Answer | Advice> {
    return this.#connection.hint(seat);
  }

  /** Returns the log so far, or the one saved before a reload, and continues its numbering. */
  #restoreLog(): LogEntry[] {
    const told = this.log.length > 0 ? this.log : loadLog(this.code);
    this.#number = (told.at(-1)?.number ?? -1) + 1;
    return told;
  }

  readonly #saveLog = (): void => saveLog(this.code, this.log);

  /** Saves the log and closes the connection. */
  close(): void {
    this.#saveLog();
    removeEventListener("pagehide", this.#saveLog);
    this.#connection.close();
  }

  /** The seats of this device. */
  get seats(): number[] {
    return this.sight?.seats ?? [];
  }

  /** The people and seats at this moment. */
  get roster(): Roster {
    const { chairs = [], people = [], game = "", match = 0 } = this.card ?? {};
    return { chairs, people, game, match, seats: this.seats };
  }

  /** Whether the person on this device is the host. */
  get hosting(): boolean {
    return this.card !== null && this.sight?.you === this.card.host;
  }

  /** The view of a seat of this device, or the view of a spectator. */
  view(seat: number | null): View | null {
    const index = seat === null ? 0 : Math.max(this.seats.indexOf(seat), 0);
    return (this.sight?.views[index] as View | undefined) ?? null;
  }

  /** The legal moves of a seat of this device. */
  moves(seat: number | null): ShownMove[] {
    const index = seat === null ? -1 : this.seats.indexOf(seat);
    return this.sight?.moves[index] ?? [];
  }

  #receive(message: FromServer): void {
    if (message.type === "snapshot") {
      this.log = this.#restoreLog();
      this.#update(message.sight, message.card, []);
    } else if (message.type === "update") {
      this.#update(message.sight, message.card, message.events as GameEvent[]);
    } else if (message.type === "presence") {
      this.here = message.here;
      this.watching = message.watching;
    } else if (message.type === "waiting") {
      this.waiting = message.waiting;
    }
  }

  #update(sight: Sight, card: TableCard | undefined, events: GameEvent[]): void {
    this.observer?.before();
    const before = this.card === null ? null : this.roster;
    this.sight = sight;
    if (card) this.card = this.#addressUnnamed(card);
    this.#countSituation();
    const then = findRosters(events, before, this.roster);
    const logged = events.map((event, n) => this.#toEntry(event, before, then[n] ?? this.roster));
    const back = logged.filter(
      ({ event }) => event.kind === "back" && sight.seats.includes(event.seat ?? -1),
    );
    if (back.length) this.stoodIn = back.length;
    this.latest = logged;
    if (logged.length) this.log = [...this.log, ...logged].slice(-LONGEST_LOG);
    this.observer?.after(logged);
    const shown = this.#awaited.filter(({ seq }) => seq <= sight.seq);
    this.#awaited = this.#awaited.filter(({ seq }) => seq > sight.seq);
    for (const { seen } of shown) seen();
  }

  #countSituation(): void {
    const { match, state, game, chairs, host } = this.card ?? {};
    const turns = this.sight?.views.map((view) => {
      const { round, turn, round_over } = view as View;
      return [round, turn, round_over];
    });
    const seated = chairs?.map(({ kind, player }) => [kind, player]);
    const { seats, moves } = this.sight ?? {};
    const situation = JSON.stringify([match, state, game, host, seated, seats, turns, moves]);
    if (situation !== this.#lastSituation) this.situation += 1;
    this.#lastSituation = situation;
  }

  /** Replaces the default name of an unnamed player with "you", unless the device is shared. */
  #addressUnnamed(card: TableCard): TableCard {
    const you = this.sight?.you;
    const unnamed = this.token === null ? undefined : findSession(this.code)?.unnamed;
    const mine = card.chairs.filter(({ player }) => player === you);
    if (!you || unnamed === undefined || mine.length > 1) return card;
    const address = <T extends { name?: string | null }>(who: T, id: string | undefined): T =>
      id === you && who.name === unnamed ? { ...who, name: t("table-you") } : who;
    return {
      ...card,
      chairs: card.chairs.map((chair) => address(chair, chair.player)),
      people: card.people.map((person) => address(person, person.id)),
      ...(card.standings && {
        standings: card.standings.map((standing) => address(standing, standing.player)),
      }),
      ...(card.earlier && {
        earlier: {
          ...card.earlier,
          chairs: card.earlier.chairs.map((chair) => address(chair, chair.player)),
        },
      }),
    };
  }

  /** Makes a log entry that keeps the names of people who have left or were renamed. */
  #toEntry(event: GameEvent, before: Roster | null, then: Roster): LogEntry {
    const people = [...(before?.people ?? []), ...then.people];
    const returned =
      event.type === "chair" &&
      event.kind === "player" &&
      before?.chairs[event.seat ?? -1]?.kind === "away";
    const told = returned ? { ...event, kind: "back" } : event;
    return { number: this.#number++, event: told, then: { ...then, people } };
  }
}

/** A value that expires when the situation changes, such as the reason for a refusal. */
export class SituationValue<T> {
  #kept: { value: T; situation: number } | null = $state.raw(null);

  constructor(readonly table: Pick<Table, "situation">) {}

  /** The value, or null once the situation has changed. */
  get current(): T | null {
    return this.#kept?.situation === this.table.situation ? this.#kept.value : null;
  }

  set current(value: T | null) {
    this.#kept = value === null ? null : { value, situation: this.table.situation };
  }
}
