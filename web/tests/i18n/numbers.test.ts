/** Every message with a number, formatted with the numbers that languages get wrong. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FluentParser, type Pattern, type VariableReference, Visitor } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const LOCALES = new URL("../../../locales/", import.meta.url);
const LANGUAGES = ["de", "fr", "it", "en"] as const;
type Language = (typeof LANGUAGES)[number];

/** French counts 0 as one, Italian elides before 1, 8 and 11, and 21 ends like 1. */
const NUMBERS = [0, 1, 2, 5, 8, 11, 21];

/** The variables that are numbers. */
const NUMERIC = new Set(
  (
    "age at bots count cuts fewest first games guess last least length middle minutes most " +
    "nearest number percent pile place points round rounds seconds step sum times under value"
  ).split(" "),
);

/** The smallest number of some messages: nobody plays alone, and a trick has several cards. */
const LEAST: Readonly<Record<string, number>> = {
  "duel-takes": 2,
  "duel-takes-own": 2,
  "event-configured": 2,
  "event-fight": 2,
  "event-fight-nobody": 2,
  "event-fight-own": 2,
  "event-trick": 2,
  "event-trick-guessing": 2,
  "event-trick-guessing-own": 2,
  "event-trick-nobody": 2,
  "event-trick-own": 2,
  "guessing-won": 2,
  "guessing-won-own": 2,
  "parts-code-hint": 2,
  "parts-code-wrong": 2,
  "parts-name-long": 2,
  "score-leads": 1,
  "shelf-age": 2,
  "shelf-exactly": 2,
  "shelf-measured-game": 2,
  "shelf-range": 2,
  "snap-called": 2, // a text with decimals
  "start-play-about": 2,
  "terminal-draw-several": 2,
  "terminal-games-only": 2,
  "terminal-players": 2,
  "tricks-middle": 2,
  "tricks-takes": 2,
  "tricks-takes-own": 2,
  "why-collect-waits": 2,
};

/** Messages that may use the same words for zero and for one. */
const ALIKE = new Set([
  // the number of winners, which is never 0
  "winner-match",
  "winner-round",
]);

/** A name that starts with a vowel, and the variables that are names. */
const NAME = "Anna";
const NAMED = new Set(["who", "whom", "name", "seat", "to"]);

/** The plural and the singular of the counted nouns. */
const NOUNS: Readonly<Record<Language, { many: string[]; one: string[] }>> = {
  de: {
    many: "Karten Punkte Partien Bots Runden Plätze Paare Brücken Quartette Regeln Sekunden".split(
      " ",
    ),
    one: "Karte Punkt Partie Bot Runde Platz Paar Brücke Quartett Regel Sekunde Spiel".split(" "),
  },
  fr: {
    many: "cartes points parties robots manches places paires ponts carrés règles secondes ans jeux personnes".split(
      " ",
    ),
    one: "carte point partie robot manche place paire pont carré règle seconde jeu personne".split(
      " ",
    ),
  },
  it: {
    many: "carte punti partite mani posti coppie ponti quartetti regole secondi anni giochi persone volte".split(
      " ",
    ),
    one: "carta punto partita mano posto coppia ponte quartetto regola secondo anno gioco persona".split(
      " ",
    ),
  },
  en: {
    many: "cards points games bots rounds seats pairs bridges sets rules seconds players times cases".split(
      " ",
    ),
    one: "card point game bot round seat pair bridge set rule second player".split(" "),
  },
};

interface Text {
  id: string;
  variables: string[];
}

class Variables extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function variablesOf(pattern: Pattern): string[] {
  const found = new Variables();
  found.visit(pattern);
  return [...found.names];
}

function listMessages(folder: URL): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".ftl"));
}

function read(language: Language): { bundle: FluentBundle; texts: Text[] } {
  const folder = new URL(`${language}/`, LOCALES);
  const source = listMessages(folder)
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const texts = new FluentParser({ withSpans: false })
    .parse(source)
    .body.flatMap((entry) =>
      entry.type === "Message" && entry.value
        ? [{ id: entry.id.name, variables: variablesOf(entry.value) }]
        : [],
    );
  return { bundle, texts };
}

/** Formats a message with the same number in all variables. */
function render(bundle: FluentBundle, { id, variables }: Text, number: number): string {
  const given: Record<string, FluentVariable> = {};
  for (const name of variables)
    given[name] = NUMERIC.has(name) ? number : NAMED.has(name) ? NAME : "…";
  const errors: Error[] = [];
  const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? "", given, errors);
  expect(errors).toEqual([]);
  return text;
}

describe.each(LANGUAGES)("%s", (language) => {
  const { bundle, texts } = read(language);
  const counted = texts.filter(({ variables }) => variables.some((name) => NUMERIC.has(name)));

  const renderNumber = (text: Text, number: number): string => render(bundle, text, number);

  /** Every sentence with the number in it. */
  const all = counted.flatMap((text) =>
    NUMBERS.filter((number) => number >= (LEAST[text.id] ?? 0)).map((number) => ({
      id: text.id,
      number,
      text: renderNumber(text, number),
    })),
  );

  function findMatches(pattern: RegExp): string[] {
    return all.filter(({ text }) => pattern.test(text)).map(({ id, text }) => `${id}: ${text}`);
  }

  test("has messages with numbers", () => {
    expect(counted.length).toBeGreaterThan(100);
  });

  test("distinguishes zero from one", () => {
    const alike = counted
      .filter(({ id }) => !ALIKE.has(id) && (LEAST[id] ?? 0) === 0)
      .filter((text) => renderNumber(text, 0) === renderNumber(text, 1));
    expect(alike.map((text) => `${text.id}: ${renderNumber(text, 0)}`)).toEqual([]);
  });

  test("uses the singular for one and the plural for many", () => {
    const { many, one } = NOUNS[language];
    // Except "1 of 100 games", "21" and "+1".
    expect(findMatches(new RegExp(`(^|[^\\d.,])1 (${many.join("|")})(?!\\p{L})`, "u"))).toEqual([]);
    expect(
      findMatches(new RegExp(`(^|\\D)(2|5|8|11|21) (${one.join("|")})(?!\\p{L})`, "u")),
    ).toEqual([]);
  });
});

test("every French plural handles 0", () => {
  const folder = new URL("fr/", LOCALES);
  const left = listMessages(folder).flatMap((name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    return Array.from(source.matchAll(/\{ \$(\w+) ->((?:\n {4}\[.*)+)/g))
      .filter(([, name, variants]) => name !== "nearest" && /\[one\]/.test(variants ?? ""))
      .filter(([, , variants]) => !/\[0\]/.test(variants ?? ""))
      .map(([whole]) => `${name}: ${whole.split("\n")[1]?.trim()}`);
  });
  expect(left).toEqual([]);
});

test("an empty pile is described as empty in French", () => {
  const { bundle } = read("fr");
  const say = (id: string, given?: Record<string, FluentVariable>) =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", given);
  for (const kind of ["anywhere", "snap"]) {
    const top = say(`${kind}-empty`);
    for (const place of ["pile", "middle", kind === "snap" ? "pile-own" : "own"])
      expect(say(`${kind}-${place}`, { who: NAME, top, count: 0 })).toMatch(/ vide$/);
  }
});

test("French messages never put a word that needs elision before a name", () => {
  const { bundle, texts } = read("fr");
  const elided = new RegExp(`\\b(de|que|le|la|ne|se) ${NAME}`, "i");
  const all = texts.map((text) => `${text.id}: ${render(bundle, text, 2)}`);
  expect(all.filter((text) => elided.test(text))).toEqual([]);
});

test("Italian articles agree with 1, 8 and 11", () => {
  const { bundle, texts } = read("it");
  const all = texts.flatMap((text) =>
    [1, 8, 11]
      .filter((number) => number >= (LEAST[text.id] ?? 0))
      .map((number) => `${text.id}: ${render(bundle, text, number)}`),
  );
  const bare = /\b(il|i|del|dei|al|ai|dal|dai|nel|nei|sul|sui) (1|8|11)\b/i;
  expect(all.filter((text) => bare.test(text))).toEqual([]);
});
