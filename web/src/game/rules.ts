/** Addresses of rules, and the nearest rule to one that does not exist. */

/** The rules that all games share. */
export const COMMON = "common";

/** The address of a rule in the rules of a game. */
export function rulesAddress(game: string, rule: string | null = null): string {
  return `/rules/${game}${rule === null ? "" : `#${anchorOf(rule)}`}`;
}

/** The anchor of a rule on its page. */
export function anchorOf(rule: string): string {
  return rule.toLowerCase();
}

/** The rule itself if the page has it, otherwise the nearest number with the same letters. */
export function nearestRule(wanted: string, rules: readonly string[]): string | null {
  if (rules.includes(wanted)) return wanted;
  const [letters = "", number = "0"] = wanted.split("-");
  const distance = (rule: string) => Math.abs(Number(rule.split("-")[1]) - Number(number));
  const alike = rules.filter((rule) => rule.startsWith(`${letters}-`));
  return alike.sort((one, other) => distance(one) - distance(other))[0] ?? rules[0] ?? null;
}
