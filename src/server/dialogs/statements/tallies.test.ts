import { computeTally, type Cast } from './tallies';

const cast = (participant: number, statement: number, vote: number): Cast => ({
  participant,
  statement,
  vote,
});

test('a vote counts as seen once, whatever it becomes', () => {
  const votes = [cast(0, 0, 1), cast(0, 0, 0), cast(0, 0, -1), cast(1, 0, 0)];
  const { events, changes } = computeTally(votes, []);
  expect(events).toEqual(votes);
  expect([...changes]).toEqual([[0, { agrees: 0, disagrees: 1, seen: 2 }]]);
});

test('a change of mind takes the earlier vote back', () => {
  const { changes } = computeTally([cast(3, 7, -1)], [cast(3, 7, 1), cast(3, 8, 0)]);
  expect([...changes]).toEqual([[7, { agrees: -1, disagrees: 1, seen: 0 }]]);
});

test('the same vote again is no event', () => {
  const { events, changes } = computeTally(
    [cast(3, 7, 1), cast(4, 7, 1), cast(4, 7, 1)],
    [cast(3, 7, 1)],
  );
  expect(events).toEqual([cast(4, 7, 1)]);
  expect([...changes]).toEqual([[7, { agrees: 1, disagrees: 0, seen: 1 }]]);
});
