/** The running score of a table: names and faces of everyone who has finished a match there. */
import { packFace } from "../game/faces";
import { hasMessage, t } from "../i18n/i18n.svelte";
import type { ShownChair, ShownStanding, TableCard } from "../wire/types";
import { botNumber, chairName, characterName, faceSeed, personFace } from "./seats";

/** A person or a bot in the running score. */
export interface RankedStanding {
  key: string;
  name: string;
  /** The level of a bot; empty for people. */
  level: string;
  /** The seed of the face. */
  face: number;
  /** Whether this is the only person on this device. */
  own: boolean;
  won: number;
  played: number;
  /** Whether nobody has won more matches. */
  leads: boolean;
}

/** Lists everyone in the running score, the leaders first; empty before the first match ends. */
export function rankStandings(card: TableCard | null, you: string | null): RankedStanding[] {
  const standings = card?.standings ?? [];
  const chairs = card?.chairs ?? [];
  const most = Math.max(1, ...standings.map(({ won }) => won));
  const own = standings.filter(({ player }) => player !== undefined && player === you);
  const gone = new Map<string, number>();
  const ranked = standings.map((standing) => {
    const { kind, won, played, level = "", player = "", number = 0 } = standing;
    const seat = findSeat(chairs, standing);
    return {
      key: [kind, player, standing.name ?? "", level, number].join("/"),
      name: seat < 0 ? nameOfAbsent(standing, chairs, gone) : chairName(chairs, seat),
      level,
      face: seat < 0 ? faceOfAbsent(standing) : faceSeed(chairs, seat),
      own: own.length === 1 && own[0] === standing,
      won,
      played,
      leads: won === most,
    };
  });
  return ranked.sort((one, other) => other.won - one.won);
}

/** Finds the seat of a person or a bot; -1 if they have left. */
function findSeat(chairs: readonly ShownChair[], standing: ShownStanding): number {
  return chairs.findIndex((chair, seat) =>
    standing.kind === "bot"
      ? chair.level === standing.level && botNumber(chair, seat) === standing.number
      : chair.player === standing.player && chair.name === standing.name,
  );
}

/** Names somebody without a seat; `gone` counts the bots of each level that have left. */
function nameOfAbsent(
  { kind, name, level = "", number = 0 }: ShownStanding,
  chairs: readonly ShownChair[],
  gone: Map<string, number>,
): string {
  if (kind !== "bot") return name ?? "";
  if (!hasMessage(`bot-${level}`)) return t("parts-bot", { number });
  const others = chairs.filter((chair) => chair.level === level).length + (gone.get(level) ?? 0);
  gone.set(level, (gone.get(level) ?? 0) + 1);
  const character = characterName(level);
  return others === 0 ? character : t("parts-again", { name: character, number: others + 1 });
}

function faceOfAbsent({ kind, player = "", face }: ShownStanding): number {
  if (kind === "bot") return 0;
  return face ? packFace(face) : personFace({ id: player, name: "" });
}
