/** A table as this device sees it. */
import type { Advice, FromServer, ShownMove, Sight, TableCard } from "../wire/types";
import { ownPlace } from "./api";
import { keepLog, keptLog } from "./log";
import { type Answer, type Command, Connection, type Status } from "./connection";
import { t } from "./texts.svelte";

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

export type Happening = { type: string; seat: number | null } & Record<string, unknown>;

/** Something that happened, with a number of its own for lists, and who was who then. */
export interface Logged {
  number: number;
  event: Happening;
  then: Company;
}

/** Who sits where, and everyone by name. */
export type Company = Pick<TableCard, "chairs" | "people">;

const LONGEST_LOG = 300;

/** What is done around a change, so that things can be seen to move. */
export interface Stage {
  before(): void;
  after(news: readonly Logged[]): void;
}

export class Table {
  card: TableCard | null = $state.raw(null);
  sight: Sight | null = $state.raw(null);
  status: Status = $state("connecting");
  /** Why it is over with this connection. */
  error: string | null = $state(null);
  here: string[] = $state.raw([]);
  watching = $state(0);
  log: Logged[] = $state.raw([]);
  /** For how many at this device a bot has just sat in while it was away. */
  stoodIn = $state(0);
  /** Who is told of every change. */
  stage: Stage | null = null;
  #number = 0;
  #awaited: { seq: number; seen: () => void }[] = [];
  readonly #connection: Connection;

  constructor(
    readonly code: string,
    readonly token: string | null,
  ) {
    this.#connection = new Connection(code, token, {
      seen: () => this.sight?.seq ?? null,
      heard: (message) => this.#heard(message),
      became: (status, error) => {
        this.status = status;
        if (error !== null) this.error = error;
      },
    });
    addEventListener("pagehide", this.#leaving);
  }

  /** Says something to the table; what it has led to is in sight when it is answered. */
  async say(command: Command): Promise<Answer> {
    const answer = await this.#connection.say(command);
    // The server answers first and shows then: whoever decided in between would decide blindly.
    if (answer.type === "done" && answer.seq > (this.sight?.seq ?? 0)) {
      await new Promise<void>((seen) => this.#awaited.push({ seq: answer.seq, seen }));
    }
    return answer;
  }

  /** Asks why a seat cannot do anything with these things. */
  ask(seat: number, touches: [string, string][]): Promise<Answer> {
    return this.#connection.ask(seat, touches);
  }

  /** Asks what a good bot would do for a seat. */
  hint(seat: number): Promise<Answer | Advice> {
    return this.#connection.hint(seat);
  }

  /** What was told of this match before, here or before a reload. */
  #kept(match: number): Logged[] {
    const here = this.card?.match === match ? this.log : [];
    const told = here.length > 0 ? here : keptLog(this.code, match);
    this.#number = (told.at(-1)?.number ?? -1) + 1;
    return told;
  }

  readonly #leaving = (): void => keepLog(this.code, this.card?.match ?? 0, this.log);

  /** Lets go of the table. */
  close(): void {
    this.#leaving();
    removeEventListener("pagehide", this.#leaving);
    this.#connection.close();
  }

  /** The seats of this device. */
  get seats(): number[] {
    return this.sight?.seats ?? [];
  }

  /** Whether this device's person is the host. */
  get hosting(): boolean {
    return this.card !== null && this.sight?.you === this.card.host;
  }

  /** What a seat of ours sees; without one, what a spectator sees. */
  view(seat: number | null): View | null {
    const index = seat === null ? 0 : Math.max(this.seats.indexOf(seat), 0);
    return (this.sight?.views[index] as View | undefined) ?? null;
  }

  /** What a seat of ours may do now. */
  moves(seat: number | null): ShownMove[] {
    const index = seat === null ? -1 : this.seats.indexOf(seat);
    return this.sight?.moves[index] ?? [];
  }

  #heard(message: FromServer): void {
    if (message.type === "snapshot") {
      this.log = this.#kept(message.card?.match ?? this.card?.match ?? 0);
      this.#change(message.sight, message.card, []);
    } else if (message.type === "update") {
      this.#change(message.sight, message.card, message.events as Happening[]);
    } else if (message.type === "presence") {
      this.here = message.here;
      this.watching = message.watching;
    }
  }

  #change(sight: Sight, card: TableCard | undefined, events: Happening[]): void {
    this.stage?.before();
    const before = this.card;
    this.sight = sight;
    if (card) this.card = this.#addressed(card);
    const logged = events.map((event) => this.#logged(event, before));
    const back = logged.filter(
      ({ event }) => event.kind === "back" && sight.seats.includes(event.seat ?? -1),
    );
    if (back.length) this.stoodIn = back.length;
    if (logged.length) this.log = [...this.log, ...logged].slice(-LONGEST_LOG);
    this.stage?.after(logged);
    const shown = this.#awaited.filter(({ seq }) => seq <= sight.seq);
    this.#awaited = this.#awaited.filter(({ seq }) => seq > sight.seq);
    for (const { seen } of shown) seen();
  }

  /** Whoever has given no name is «you» here, while nobody else shares the device. */
  #addressed(card: TableCard): TableCard {
    const you = this.sight?.you;
    const unnamed = this.token === null ? undefined : ownPlace(this.code)?.unnamed;
    const mine = card.chairs.filter(({ player }) => player === you);
    if (!you || unnamed === undefined || mine.length > 1) return card;
    const called = <T extends { name?: string | null }>(who: T, id: string | undefined): T =>
      id === you && who.name === unnamed ? { ...who, name: t("table-you") } : who;
    return {
      ...card,
      chairs: card.chairs.map((chair) => called(chair, chair.player)),
      people: card.people.map((person) => called(person, person.id)),
    };
  }

  /** Whoever has gone or has another name now is meant as he was called. */
  #logged(event: Happening, before: TableCard | null): Logged {
    const chairs = this.card?.chairs ?? [];
    const people = [...(before?.people ?? []), ...(this.card?.people ?? [])];
    const returned =
      event.type === "chair" &&
      event.kind === "player" &&
      before?.chairs[event.seat ?? -1]?.kind === "away";
    const told = returned ? { ...event, kind: "back" } : event;
    return { number: this.#number++, event: told, then: { chairs, people } };
  }
}
