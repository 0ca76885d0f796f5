import { expect, test } from '@jest/globals';
import { crossesItself } from './shapeFaults';

type Ring = [number, number][];

const circle = (points: number): Ring => {
  const ring = Array.from({ length: points }, (_point, index): [number, number] => {
    const angle = (2 * Math.PI * index) / points;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return [...ring, ring[0]!];
};

test.each<[string, Ring, boolean]>([
  [
    'a triangle',
    [
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    false,
  ],
  [
    'a corner that points inwards',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
      [0, 0],
    ],
    false,
  ],
  [
    'a point that stands twice',
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
    false,
  ],
  [
    'points on one line',
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ],
    false,
  ],
  [
    'a bow tie',
    [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ],
    true,
  ],
  [
    'a spike',
    [
      [0, 0],
      [2, 0],
      [3, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ],
    true,
  ],
  [
    'an eight that touches in a corner',
    [
      [0, 0],
      [1, 1],
      [2, 0],
      [2, 2],
      [1, 1],
      [0, 2],
      [0, 0],
    ],
    true,
  ],
  [
    'a side on another side',
    [
      [0, 0],
      [4, 0],
      [4, 2],
      [3, 0],
      [1, 0],
      [0, 2],
      [0, 0],
    ],
    true,
  ],
  ['a circle', circle(1_000), false],
])('%s', (_name, ring, expected) => {
  expect(crossesItself(ring)).toBe(expected);
  // Wherever the ring begins, and in both directions.
  const turned = [...ring.slice(1), ring[1]!] as Ring;
  expect(crossesItself(turned)).toBe(expected);
  expect(crossesItself(ring.toReversed())).toBe(expected);
});

test('a border of 100,000 points is gone through, and one crossing is found', () => {
  const ring = circle(99_999);
  expect(crossesItself(ring)).toBe(false);
  const crossed = ring.with(10, ring[12]!).with(12, ring[10]!);
  expect(crossesItself(crossed)).toBe(true);
});

test('a ring of lines that all lie beside each other is left undecided', () => {
  const comb = Array.from({ length: 5_000 }, (_line, index): [number, number] => [
    index % 2 === 0 ? 0 : 1,
    index / 5_000,
  ]);
  expect(crossesItself([...comb, [2, 1], [2, -1], comb[0]!])).toBeNull();
});
