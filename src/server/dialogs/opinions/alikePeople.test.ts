import type { StatementState } from '../../../opinions/centring';
import { parseVoteRows, createVoteRows } from '../../../opinions/testing/madeUpVotes';
import { ALIKE_LIMITS } from '../../../shared/contract/opinions';
import { findAlikePeople } from './alikePeople';

const TEN = '+++0+++---';

test('people who answered the same ten statements in the same way are alike', () => {
  expect(ALIKE_LIMITS).toMatchObject({ answers: TEN.length, ofEach: 3 });
  expect(findAlikePeople(parseVoteRows(TEN, '+++', TEN, TEN), [])).toEqual([
    { participants: [0, 2, 3], answers: 10 },
  ]);
});

test.each([
  ['nine answers', '++++++---', '++++++---'],
  ['one answer apart', TEN, '+++0++----'],
  ['a pass against an answer', TEN, '+++++++---'],
  ['one answer more', TEN, `${TEN}+`],
  ['the same answers to other statements', TEN, ` ${TEN}`],
  ['all of one mind', '++++++++++++', '++++++++++++'],
  ['too few who agree', '++--------', '++--------'],
  ['too few who disagree', '++++++++--', '++++++++--'],
])('not alike: %s', (_what, one, other) => {
  expect(findAlikePeople(parseVoteRows(one, other), [])).toEqual([]);
});

test('statements that were taken out or are about the dialogue play no part', () => {
  const votes = parseVoteRows(`+${TEN}-`, `-${TEN} `);
  const states: StatementState[] = ['out', ...Array.from(TEN, () => 'in' as const), 'meta'];
  expect(findAlikePeople(votes, [])).toEqual([]);
  expect(findAlikePeople(votes, states)).toEqual([{ participants: [0, 1], answers: 10 }]);
  expect(findAlikePeople(votes, [...states.slice(0, 1), 'meta'])).toEqual([]);
});

test('the last votes count, in whichever order they came', () => {
  const casts = [...TEN].map((sign, statement) => ({
    statement,
    vote: ({ '+': 1, '0': 0, '-': -1 } as const)[sign as '+' | '0' | '-'],
  }));
  const votes = createVoteRows([
    ...casts.map((cast) => ({ participant: 0, ...cast })),
    { participant: 1, statement: 0, vote: -1 },
    ...casts.toReversed().map((cast) => ({ participant: 1, ...cast })),
  ]);
  expect(findAlikePeople(votes, [])).toEqual([{ participants: [0, 1], answers: 10 }]);
});

test('the largest group stands first, of equals the one with more answers, then the earlier one', () => {
  const [longer, other, third] = [`${TEN}--`, `---${TEN.slice(3)}`, `0${TEN.slice(1)}`];
  const votes = parseVoteRows(third, TEN, TEN, third, longer, longer, other, other, other);
  expect(findAlikePeople(votes, [])).toEqual([
    { participants: [6, 7, 8], answers: 10 },
    { participants: [4, 5], answers: 12 },
    { participants: [0, 3], answers: 10 },
    { participants: [1, 2], answers: 10 },
  ]);
});
