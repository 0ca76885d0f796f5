import { createFairQueue } from './fairQueue';

function open(waitMs = 60_000) {
  const queue = createFairQueue({ atOnce: 2, mostOfNetwork: 3, most: 5, waitMs });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (network: string, name: string) =>
    queue.run(network, () => {
      started.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    });
  // Until what can have its turn has had it.
  const settle = async () => {
    for (let step = 0; step < 5; step += 1) await Promise.resolve();
  };
  const end = async (name: string) => {
    await settle();
    ends.get(name)!();
    await settle();
  };
  return { queue, started, run, end };
}

test('so many are under way at once, and the networks take turns', async () => {
  const { started, run, end } = open();
  const works = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => run(name[0]!, name));
  await Promise.resolve();
  expect(started).toEqual(['a1', 'a2']);
  await end('a1');
  await end('a2');
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1']);
  await end('a3');
  await end('b1');
  await end('a4');
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

test('a work that fails makes room for the next', async () => {
  const { queue, started, run, end } = open();
  const fails = queue.run('a', () => Promise.reject(new Error('a page that cannot be drawn')));
  const next = [run('a', 'a1'), run('a', 'a2')];
  await expect(fails).rejects.toThrow('cannot be drawn');
  await end('a1');
  await end('a2');
  expect(await Promise.all(next)).toEqual(started);
});

test('a network with much that waits is full, and so are all when everybody together waits for much', async () => {
  const { queue, run } = open();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('a', name);
  expect([queue.isFull('a'), queue.isFull('b')]).toEqual([true, false]);
  for (const name of ['b1', 'b2']) void run('b', name);
  expect([queue.isFull('b'), queue.isFull('c')]).toEqual([true, true]);
});

test('who has waited too long is told so, and is in nobody’s way', async () => {
  const { queue, started, run, end } = open(1);
  const works = ['a1', 'a2'].map((name) => run('a', name));
  const late = ['a3', 'a4', 'a5', 'b1', 'b2'].map((name) => run(name[0]!, name));
  expect(queue.isFull('c')).toBe(true);
  for (const work of late) await expect(work).rejects.toMatchObject({ code: 'unavailable' });
  expect(queue.isFull('a')).toBe(false);
  await end('a1');
  await end('a2');
  await Promise.all(works);
  const last = run('a', 'a6');
  await end('a6');
  await last;
  expect(started).toEqual(['a1', 'a2', 'a6']);
});
