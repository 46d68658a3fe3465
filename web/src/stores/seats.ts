/** Names and faces of the seats at a table. */
import { settings } from "../device/settings.svelte";
import { deriveFace, isFace, packFace, unpackFace } from "../game/faces";
import { hasMessage, t } from "../i18n/i18n.svelte";
import type { Audience } from "../i18n/narration";
import type { ShownChair, ShownPerson } from "../wire/types";
import { familyOf } from "./catalogue.svelte";
import type { Roster, Table } from "./table.svelte";

type Chairs = readonly ShownChair[] | undefined;

/** The name of a seat: a person or a character; further bots of the same level are numbered. */
export function chairName(chairs: Chairs, seat: number): string {
  const chair = chairs?.[seat];
  if (chair?.kind !== "bot") return chair?.name ?? t("parts-seat", { number: seat + 1 });
  const level = chair.level ?? "";
  if (!hasMessage(`bot-${level}`)) return t("parts-bot", { number: botNumber(chair, seat) });
  const number = countSameLevelBefore(chairs, seat);
  const name = characterName(level);
  return number === 0 ? name : t("parts-again", { name, number: number + 1 });
}

/** The name of the character of a level. */
export function characterName(level: string): string {
  return t(`bot-${level}`);
}

/** Counts the bots of the same level that sat down before the given one. */
export function countSameLevelBefore(chairs: Chairs, seat: number): number {
  const own = chairs?.[seat];
  if (!own) return 0;
  const before = (chair: ShownChair, at: number) =>
    chair.kind === "bot" &&
    chair.level === own.level &&
    botNumber(chair, at) < botNumber(own, seat);
  return chairs?.filter(before).length ?? 0;
}

/** Lists the levels of the bots at a table. */
export function listBotLevels(chairs: readonly ShownChair[]): string[] {
  return chairs.flatMap(({ kind, level }) =>
    kind === "bot" && level !== undefined ? [level] : [],
  );
}

/** The number of a bot, which it keeps when it changes seats. */
export function botNumber(chair: ShownChair, seat: number): number {
  return chair.number ?? seat + 1;
}

/**
 * The seed from which a face is drawn, in addition to the level of a bot: the face that a person
 * has chosen, or one derived from their id and, on a shared device, their place there.
 */
export function faceSeed(chairs: Chairs, seat: number): number {
  const chair = chairs?.[seat];
  if (chair?.face) return packFace(chair.face);
  if (chair?.player === undefined) return countSameLevelBefore(chairs, seat);
  const before = chairs?.slice(0, seat).filter(({ player }) => player === chair.player) ?? [];
  return deriveFace(hashId(chair.player) + before.length);
}

/** The face of a person who may not have a seat: the chosen one, or one derived from their id. */
export function personFace({ id, face }: ShownPerson): number {
  return face ? packFace(face) : deriveFace(hashId(id));
}

/** The face of this device's owner, as a host shows it. */
export function ownFace(): number {
  return personFace({
    id: "p0",
    name: "",
    ...(isFace(settings.face) && { face: unpackFace(settings.face) }),
  });
}

/** The faces of the people at a table. */
export function takenFaces(chairs: readonly ShownChair[]): number[] {
  return chairs.flatMap(({ player }, seat) =>
    player === undefined ? [] : [faceSeed(chairs, seat)],
  );
}

function hashId(id: string): number {
  return Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
}

/**
 * Creates the audience of a table, now or at an earlier time; the only player on this device
 * is "you".
 */
export function createAudience(
  table: Pick<Table, "sight" | "roster">,
  roster: Roster = table.roster,
): Audience {
  const { chairs, people, seats, game } = roster;
  return {
    seat: (seat) => chairName(chairs, seat),
    own: (seat) => seats.length === 1 && seats[0] === seat,
    person: (id) => people.find((each) => each.id === id)?.name ?? "",
    you: table.sight?.you ?? null,
    level: (seat) => chairs[seat]?.level ?? "",
    face: (seat) => faceSeed(chairs, seat),
    family: familyOf(game),
  };
}
