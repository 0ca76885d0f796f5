import { MIN_COMMON_VOTES, findAlikeStatements, type LastVote } from './alikeStatements';

/**
 * The votes on a statement by participants 0, 1, 2, … as letters: a agrees, d disagrees, p passes,
 * - did not answer.
 */
const VOTES = { a: 1, d: -1, p: 0 } as const;
const on = (statement: number, letters: string): LastVote[] =>
  [...letters].flatMap((letter, participant) =>
    letter === '-' ? [] : [{ participant, statement, vote: VOTES[letter as keyof typeof VOTES] }],
  );
const TEN = 'aaaapddddd';

test('two statements that the same ten people answered in the same way are alike', () => {
  expect(MIN_COMMON_VOTES).toBe(TEN.length);
  expect(findAlikeStatements([...on(4, TEN), ...on(1, TEN)])).toEqual([[4, 1]]);
});

test('only those who answered both count', () => {
  expect(findAlikeStatements([...on(0, `${TEN}aaaa--`), ...on(1, `${TEN}----dd`)])).toEqual([
    [1, 0],
  ]);
});

test.each([
  ['nine people in common', TEN, 'aaaapdddd-dddd'],
  ['one answer apart', TEN, 'aaaapdddda'],
  ['a pass against an answer', TEN, 'aaaaaddddd'],
  ['all of one mind', 'aaaaaaaaaaaa', 'aaaaaaaaaaaa'],
  ['all but two of one mind', 'aaaaaaaaaadd', 'aaaaaaaaaadd'],
  ['nobody in common', `${TEN}----------`, `----------${TEN}`],
])('not alike: %s', (_what, one, other) => {
  expect(findAlikeStatements([...on(0, one), ...on(1, other)])).toEqual([]);
});

test('of many that are alike each is held against the earliest', () => {
  const votes = [3, 1, 2].flatMap((statement) => on(statement, TEN.repeat(7)));
  expect(findAlikeStatements([...votes, ...on(0, `${TEN.repeat(6)}daaapddddd`)])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('nothing, and a single statement, are like nothing', () => {
  expect(findAlikeStatements([])).toEqual([]);
  expect(findAlikeStatements(on(0, TEN))).toEqual([]);
});
