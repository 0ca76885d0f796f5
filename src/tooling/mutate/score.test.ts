import type { MutantResult } from '@stryker-mutator/api/core';
import { findMeasuredFolder } from './folders';
import { computeScore, listSurvivors } from './score';

const results = (...states: MutantResult['status'][]) => states.map((status) => ({ status }));

test('what is found by a failure or by time counts as found, what is ignored does not count', () => {
  expect(
    computeScore(results('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError')),
  ).toEqual({ score: 50, killed: 1, timedOut: 1, survived: 1, noCoverage: 1, ignored: 1 });
});

test('a score is rounded down: nearly is not enough', () => {
  expect(computeScore(results('Killed', 'Killed', 'Survived')).score).toBe(66.6);
});

test('nothing to change is nothing missed', () => {
  expect(computeScore([]).score).toBe(100);
});

const SOURCE = `const isOld = (age: number) => age > 66;
const greet = () => {
  return 'hello';
};
`;
const mutant = (
  status: MutantResult['status'],
  place: readonly [number, number, number, number],
  replacement: string,
): MutantResult => ({
  id: '1',
  fileName: 'src/a.ts',
  mutatorName: 'm',
  replacement,
  status,
  location: {
    start: { line: place[0], column: place[1] },
    end: { line: place[2], column: place[3] },
  },
});

test('survivors are told by place, by what stood there and what it became; the killed are not', () => {
  expect(
    listSurvivors(
      [
        mutant('Survived', [1, 32, 1, 40], 'age >= 66'),
        mutant('Killed', [1, 32, 1, 40], 'true'),
        mutant('NoCoverage', [2, 21, 4, 2], '{}'),
      ],
      () => SOURCE,
    ),
  ).toEqual(['src/a.ts:1:32 age > 66 → age >= 66', 'src/a.ts:2:21 { … → {} (no test comes here)']);
});

test('a path belongs to the measured folder that it is or stands in', () => {
  expect(findMeasuredFolder('src/oidc/validation')?.folder).toBe('src/oidc');
  expect(findMeasuredFolder('src/oidc')?.folder).toBe('src/oidc');
  expect(findMeasuredFolder('src/oidcs')).toBeUndefined();
  expect(findMeasuredFolder('src/client')).toBeUndefined();
});
