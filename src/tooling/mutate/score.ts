import type { MutantResult } from '@stryker-mutator/api/core';

/** Counts of mutants by what became of them. */
export interface Score {
  /** Percent of the mutants that count: found by a test or not. */
  readonly score: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Run once when a file is loaded, or marked as equal to the original: they do not count. */
  readonly ignored: number;
}

/** Counts results. */
export function computeScore(results: readonly Pick<MutantResult, 'status'>[]): Score {
  const count = (status: MutantResult['status']) =>
    results.filter((result) => result.status === status).length;
  const [killed, timedOut, survived, noCoverage] = [
    count('Killed'),
    count('Timeout'),
    count('Survived'),
    count('NoCoverage'),
  ];
  const found = killed + timedOut;
  const counted = found + survived + noCoverage;
  return {
    score: counted === 0 ? 100 : Math.floor((found / counted) * 1000) / 10,
    killed,
    timedOut,
    survived,
    noCoverage,
    ignored: count('Ignored'),
  };
}

const MAX_TEXT_LENGTH = 70;
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH)}…` : line;
};

/** Lists, one a line, the mutants that no test found: where, what stood there, what it became. */
export function listSurvivors(
  results: readonly MutantResult[],
  readSource: (file: string) => string,
): string[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((result) => {
      const { fileName, location, replacement = '', status } = result;
      const lines = readSource(fileName).split('\n');
      const { start, end } = location;
      const original =
        start.line === end.line
          ? lines[start.line - 1]!.slice(start.column - 1, end.column - 1)
          : `${lines[start.line - 1]!.slice(start.column - 1)} …`;
      const note = status === 'NoCoverage' ? ' (no test comes here)' : '';
      return `${fileName}:${start.line}:${start.column} ${shorten(original)} → ${shorten(replacement)}${note}`;
    });
}
