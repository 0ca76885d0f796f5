const DAY_MS = 86_400_000;

/** How many turns it takes until every test of hosts has run on the embedded engine. */
export const EMBEDDED_TURNS = 20;

/** The number of this run's turn: MEYDAN_TEST_TURN, or the day. What a run leaves out follows from it. */
export function findTurn(environment: NodeJS.ProcessEnv, nowMs: number): number {
  const told = Number(environment.MEYDAN_TEST_TURN || Number.NaN);
  return Number.isInteger(told) && told >= 0 ? told : Math.floor(nowMs / DAY_MS);
}

/** Takes every n-th of these, another set each turn; together all turns take every one. */
export function takeTurn<T>(all: readonly T[], turn: number, turns: number): readonly T[] {
  return all.filter((_one, at) => at % turns === turn % turns);
}
