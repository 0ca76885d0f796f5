import {
  rankByRelation,
  createRelation,
  findShortestChain,
  isAbove,
  computeTransitiveClosure,
} from './relation';
import { range } from './weakOrder';
import { createDice } from './testing/ballotKinds';

const relation = (options: number, ...links: readonly (readonly [number, number])[]) =>
  createRelation(options, (a, b) => links.some(([above, below]) => above === a && below === b));

test('options that nothing sets apart share a place; who stands below somebody comes after them', () => {
  expect(rankByRelation(relation(4, [3, 0], [1, 2]))).toEqual([
    [1, 3],
    [0, 2],
  ]);
  expect(rankByRelation(relation(4, [3, 0], [0, 2], [3, 2]))).toEqual([[1, 3], [0], [2]]);
  expect(rankByRelation(relation(0))).toEqual([]);
});

test('options in a cycle have no places', () => {
  expect(() => rankByRelation(relation(4, [3, 0], [0, 1], [1, 2], [2, 0]))).toThrow(RangeError);
});

test('the closure holds exactly where links lead, in cycles too', () => {
  for (const seed of range(100)) {
    const { below } = createDice(seed);
    const random = createRelation(6, () => below(5) === 0);
    const closure = computeTransitiveClosure(random);
    for (const from of range(6))
      for (const to of range(6)) expect(isAbove(closure, from, to)).toBe(reached(from).has(to));

    /** Finds all options below an option by walking. */
    function reached(from: number, seen = new Set<number>()): Set<number> {
      for (const next of range(6).filter((option) => isAbove(random, from, option)))
        if (!seen.has(next)) reached(next, seen.add(next));
      return seen;
    }
  }
});

test('of all chains the shortest is found', () => {
  const links = relation(6, [0, 1], [1, 2], [2, 3], [1, 4], [4, 3], [0, 2]);
  expect(findShortestChain(links, 0, 3)).toEqual([0, 2, 3]);
  expect(findShortestChain(links, 1, 4)).toEqual([1, 4]);
  expect(findShortestChain(links, 3, 0)).toBeNull();
  expect(findShortestChain(links, 0, 5)).toBeNull();
});
