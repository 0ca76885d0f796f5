import { findCanonicalOrder } from './canonicalOrder';
import type { StatementState } from './centring';
import { createSeededRandom, createShuffledNumbers } from './random';
import { createCasts, parseVoteRows, createVoteRows } from './testing/madeUpVotes';

const votes = createVoteRows(
  createCasts({ participants: 90, statements: 25, camps: 3, density: 0.5, seed: 4 }),
);

test.each([1, 2, 3, 4, 5])(
  'renumbered people and statements stand in the same order (lot %p)',
  (seed) => {
    const random = createSeededRandom(seed);
    const people = createShuffledNumbers(votes.participants, random);
    const statements = createShuffledNumbers(votes.statements, random);
    const states: readonly StatementState[] = ['in', 'meta', 'out'];
    const one = findCanonicalOrder(votes, states);
    const other = findCanonicalOrder(
      votes.pick(people, statements),
      Array.from(statements, (statement) => states[statement] ?? 'in'),
    );
    expect(other.participants.map((row) => people[row]!)).toEqual(one.participants);
    expect(other.statements.map((statement) => statements[statement]!)).toEqual(one.statements);
  },
);

test('whoever has answered most comes first, and the statement that most have answered', () => {
  const { participants, statements } = findCanonicalOrder(
    parseVoteRows(' +', '0-', '  ', ' +'),
    [],
  );
  expect(participants[0]).toBe(1);
  expect(participants[3]).toBe(2);
  expect([...statements]).toEqual([1, 0]);
});

test('people are told apart by what others answered to the same statements', () => {
  // The first and the last person have answered one statement, which two people have answered
  // alike; only the other answers of these differ.
  const chains = (...lines: string[]) => findCanonicalOrder(parseVoteRows(...lines), []);
  const one = chains('+   ', '++  ', ' +- ', '  -+', '   +');
  const other = chains('   +', '++  ', ' +- ', '  -+', '+   ');
  const names = ['first', 'b', 'c', 'd', 'last'];
  const swapped = ['last', 'b', 'c', 'd', 'first'];
  expect(Array.from(other.participants, (row) => swapped[row])).toEqual(
    Array.from(one.participants, (row) => names[row]),
  );
});
