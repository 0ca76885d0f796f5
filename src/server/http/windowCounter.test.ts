import { createWindowCounter } from './windowCounter';

function open(options: { maxKeys?: number } = {}) {
  let now = 1_000;
  const counter = createWindowCounter({ windowMs: 10_000, clock: () => now, ...options });
  const take = (key: string, most = 2) => counter.take([{ key, most }]);
  return { counter, take, setNow: (at: number) => void (now = at) };
}

test('a window begins with the first, and lets as many through as it says', () => {
  const { take, setNow } = open();
  expect(take('a')).toEqual({ waitS: 0, left: 1 });
  setNow(4_500);
  expect(take('a')).toEqual({ waitS: 0, left: 0 });
  expect(take('a')).toEqual({ waitS: 7, left: 0 });
  expect(take('b')).toEqual({ waitS: 0, left: 1 });
  setNow(11_000);
  expect(take('a')).toEqual({ waitS: 0, left: 1 });
});

test('of several keys the scarcest decides, and what is refused is counted for none', () => {
  const { counter, take } = open();
  const both = () =>
    counter.take([
      { key: 'network', most: 1 },
      { key: 'site', most: 3 },
    ]);
  expect(both()).toEqual({ waitS: 0, left: 0 });
  expect([both(), both(), both()].map(({ waitS }) => waitS)).toEqual([10, 10, 10]);
  expect(take('site', 3)).toEqual({ waitS: 0, left: 1 });
});

test('a clock that was put back locks nobody out', () => {
  const { take, setNow } = open();
  take('a', 1);
  setNow(500);
  expect(take('a', 1).waitS).toBe(0);
});

test('as many keys are remembered as it says, the newest', () => {
  const { take, setNow } = open({ maxKeys: 2 });
  for (const [at, key] of ['a', 'b', 'c'].entries()) {
    setNow(2_000 + at);
    take(key, 1);
  }
  expect(['c', 'b', 'a'].map((key) => take(key, 1).waitS > 0)).toEqual([true, true, false]);
});
