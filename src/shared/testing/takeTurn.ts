/** Takes every n-th of these, another set each turn; together all turns take every one. */
export function takeTurn<T>(all: readonly T[], turn: number, turns: number): readonly T[] {
  return all.filter((_one, at) => at % turns === turn % turns);
}
