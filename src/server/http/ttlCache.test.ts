import { createCache } from './ttlCache';

function setUp(isLasting = true) {
  let now = 0;
  let reads = 0;
  const kept = createCache<string>({
    clock: () => now,
    lifetimeMs: 10_000,
    most: 500,
    isLasting: () => isLasting,
  });
  const ask = (url: string) => kept.get(url, async () => `${url} ${(reads += 1)}`);
  return { kept, ask, reads: () => reads, pass: (ms: number) => void (now += ms) };
}

test('many who ask at once are served by one reading', async () => {
  const { ask, reads } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => ask('/ar')));
  expect(reads()).toBe(1);
});

test('a value lives for its time, or until something changes', async () => {
  const { ask, reads, pass, kept } = setUp();
  await ask('/en');
  pass(9_999);
  await ask('/en');
  expect(reads()).toBe(1);
  pass(1);
  await ask('/en');
  expect(reads()).toBe(2);
  kept.clear();
  await ask('/en');
  expect(reads()).toBe(3);
});

test('a clock that is put back makes nothing last longer', async () => {
  const { ask, reads, pass } = setUp();
  pass(3_600_000);
  await ask('/en');
  pass(-3_600_000);
  await ask('/en');
  expect(reads()).toBe(2);
});

test('a change in one place leaves the others', async () => {
  const { ask, reads, kept } = setUp();
  await ask('blogs one');
  await ask('faqs one');
  kept.clear((key) => key.startsWith('blogs '));
  await ask('faqs one');
  expect(reads()).toBe(2);
  await ask('blogs one');
  expect(reads()).toBe(3);
});

test('a change that may be seen later shortens the life of what was read before it', async () => {
  const { ask, reads, pass, kept } = setUp();
  await ask('/en');
  pass(400);
  kept.shorten(1_000);
  pass(599);
  await ask('/en');
  expect(reads()).toBe(1);
  pass(1);
  await ask('/en');
  expect(reads()).toBe(2);
  pass(9_999);
  await ask('/en');
  expect(reads()).toBe(2);
});

test('what was being read when something changed is not kept', async () => {
  const { kept } = setUp();
  let finish = (_value: string): void => undefined;
  const old = kept.get('/en', () => new Promise((resolve) => (finish = resolve)));
  kept.clear();
  finish('before');
  await expect(old).resolves.toBe('before');
  await expect(kept.get('/en', async () => 'after')).resolves.toBe('after');
});

test('an address with another query is another one; what does not last is never kept', async () => {
  const found = setUp();
  await found.ask('/en/blogs');
  await found.ask('/en/blogs?topic=harbour');
  expect(found.reads()).toBe(2);

  const missing = setUp(false);
  await missing.ask('/nothing');
  await missing.ask('/nothing');
  expect(missing.reads()).toBe(2);
});

test('a failed reading is tried again', async () => {
  const { kept } = setUp();
  await expect(kept.get('/en', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  await expect(kept.get('/en', async () => 'well')).resolves.toBe('well');
});

test('addresses made up by the thousand do not fill the memory', async () => {
  const { ask, reads } = setUp();
  for (let index = 0; index < 1_000; index += 1) await ask(`/en?q=${index}`);
  await ask('/en?q=0');
  await ask('/en?q=999');
  expect(reads()).toBe(1_001);
});
