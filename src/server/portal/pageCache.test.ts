import { createPageCache, type RenderedPage } from './pageCache';

function setUp(status = 200) {
  let now = 0;
  let renders = 0;
  const cache = createPageCache(() => now);
  const ask = (url: string): Promise<RenderedPage> =>
    cache.get(url, async () => ({ status, html: `${url} ${(renders += 1)}` }));
  return { cache, ask, renders: () => renders, pass: (ms: number) => void (now += ms) };
}

test('many who ask at once are served by one rendering', async () => {
  const { ask, renders } = setUp();
  await Promise.all(Array.from({ length: 50 }, () => ask('/ar')));
  expect(renders()).toBe(1);
});

test('a page lives 10 s, or until something changes', async () => {
  const { ask, renders, pass, cache } = setUp();
  await ask('/en');
  pass(9_999);
  await ask('/en');
  expect(renders()).toBe(1);
  pass(1);
  await ask('/en');
  expect(renders()).toBe(2);
  cache.clear();
  await ask('/en');
  expect(renders()).toBe(3);
});

test('an address with another query is another page; what is not a 200 is never kept', async () => {
  const found = setUp();
  await found.ask('/en/blogs');
  await found.ask('/en/blogs?topic=harbour');
  expect(found.renders()).toBe(2);

  const missing = setUp(404);
  await missing.ask('/nothing');
  await missing.ask('/nothing');
  expect(missing.renders()).toBe(2);
});

test('a failed rendering is tried again', async () => {
  const cache = createPageCache(() => 0);
  await expect(cache.get('/en', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
  await expect(
    cache.get('/en', async () => ({ status: 200, html: 'well' })),
  ).resolves.toMatchObject({ html: 'well' });
});

test('addresses made up by the thousand do not fill the memory', async () => {
  const { ask, renders } = setUp();
  for (let index = 0; index < 1_000; index += 1) await ask(`/en?q=${index}`);
  await ask('/en?q=0');
  await ask('/en?q=999');
  expect(renders()).toBe(1_001);
});
