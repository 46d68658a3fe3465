/** The panel on display after a round: the results, the table, the replay or the shuffle. */
export type Panel = "sheet" | "table" | "replay" | "fair";
