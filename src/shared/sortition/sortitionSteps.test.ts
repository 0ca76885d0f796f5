import { computeSteps, toKeyString, hashStep, toStratumKey } from './sortitionSteps';
import { hashCommitment, runSortition, hashList, toListText, numberLines } from './pool';

/** RFC 3797 §6. */
const SOURCES = [[9319], [2, 5, 12, 8, 10], [9, 18, 26, 34, 41, 45]];
const KEY = '9319./2.5.8.10.12./9.18.26.34.41.45./';

describe('the example of RFC 3797 §6', () => {
  test('its key, with the values of each source in ascending order', () => {
    expect(toKeyString(SOURCES)).toBe(KEY);
    expect(hashStep(KEY, 0).toUpperCase()).toBe('990DD0A5692A029A98B5E01AA28F3459');
  });

  test('its ten of 25, in their order', () => {
    const chosen = computeSteps(KEY, 25, 10).map((step) => step.chosen);
    expect(chosen).toEqual([17, 7, 2, 16, 25, 23, 8, 24, 19, 13]);
  });

  test('its first numbers and divisors', () => {
    const [first, second] = computeSteps(KEY, 25, 2);
    expect(first).toEqual({
      index: 0,
      left: 25,
      remainder: 16,
      chosen: 17,
      digest: '990dd0a5692a029a98b5e01aa28f3459',
    });
    expect(second).toMatchObject({ index: 1, left: 24, chosen: 7 });
  });
});

test.each([
  { given: 'no source', sources: [] },
  { given: 'a source without values', sources: [[1], []] },
  { given: 'a negative value', sources: [[-1]] },
  { given: 'a fraction', sources: [[1.5]] },
  { given: 'no number', sources: [[Number.NaN]] },
])('$given is no key', ({ sources }) => {
  expect(() => toKeyString(sources)).toThrow(RangeError);
});

test('the order of values within a source does not matter, that of sources does', () => {
  expect(toKeyString([[3, 20, 1]])).toBe('1.3.20./');
  expect(toKeyString([[1], [2]])).not.toBe(toKeyString([[2], [1]]));
});

test('nobody is drawn twice, and who asks for more than there are gets all', () => {
  for (const pool of [0, 1, 2, 100]) {
    const chosen = computeSteps(KEY, pool, pool + 5).map((step) => step.chosen);
    expect(chosen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: pool }, (_, n) => n + 1));
  }
});

test('a longer draw begins with the shorter one', () => {
  expect(computeSteps(KEY, 40, 9).slice(0, 4)).toEqual(computeSteps(KEY, 40, 4));
});

test('every number is drawn about as often as any other', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let day = 0; day < 2_000; day += 1)
    counts[computeSteps(toKeyString([[day]]), 10, 1)[0]!.chosen - 1]! += 1;
  // Chi squared with nine degrees of freedom: beyond 27.88 in one of a thousand.
  expect(counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(27.88);
});

test('an index beyond 255 stands in two bytes, and a pool beyond them is refused', () => {
  expect(hashStep(KEY, 256)).not.toBe(hashStep(KEY, 1));
  expect(() => computeSteps(KEY, 65_537, 1)).toThrow(RangeError);
});

const pool = (strata: readonly string[]) =>
  numberLines(
    strata.map((stratum, index) => ({
      stratum,
      commitment: hashCommitment(`id-${index}`, 'salt'),
    })),
  );

describe('a list', () => {
  test('is in the order of the commitments, whoever came first', () => {
    const lines = pool(['', '', '']);
    expect(lines.map(({ commitment }) => commitment)).toEqual(
      lines.map(({ commitment }) => commitment).toSorted(),
    );
    expect(lines.map(({ ticket }) => ticket)).toEqual([1, 2, 3]);
  });

  test('has another digest as soon as one line differs', () => {
    const lines = pool(['north', 'south']);
    expect(toListText(lines)).toMatch(
      /^1 [0-9a-f]{64} (north|south)\n2 [0-9a-f]{64} (north|south)\n$/,
    );
    expect(hashList(lines)).not.toBe(hashList(lines.slice(1)));
    expect(toListText(pool(['']))).toMatch(/^1 [0-9a-f]{64}\n$/);
  });
});

describe('strata', () => {
  const lines = pool(Array.from({ length: 30 }, (_, index) => (index % 3 ? 'north' : 'south')));
  const strata = [
    { name: 'north', places: 3, substitutes: 2 },
    { name: 'south', places: 1, substitutes: 20 },
  ];

  test('each is drawn from its own people, with its name after the key', () => {
    const [north, south] = runSortition(lines, strata, SOURCES);
    expect([north!.key, south!.key]).toEqual([`${KEY}north/`, toStratumKey(KEY, 'south')]);
    expect([north!.pool, south!.pool]).toEqual([20, 10]);
    expect(north!.drawn).toHaveLength(3);
    expect(north!.standby).toHaveLength(2);
    // The number on standby is the number that there are.
    expect(south!.standby).toHaveLength(9);
    for (const { name, drawn, standby } of [north!, south!])
      for (const ticket of [...drawn, ...standby]) expect(lines[ticket - 1]!.stratum).toBe(name);
  });

  test('without strata the key is that of the draw', () => {
    const whole = pool(Array.from({ length: 25 }, () => ''));
    const [all] = runSortition(whole, [{ name: '', places: 10, substitutes: 0 }], SOURCES);
    expect(all!.drawn).toEqual([17, 7, 2, 16, 25, 23, 8, 24, 19, 13]);
  });
});
