import { createCollector } from '../../testing/collector';
import { Pacer } from './pace';

const ignore = () => undefined;

function gate() {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

test('what is planned twice is done once, and things one after the other', async () => {
  const tasks = createCollector<string>();
  const pace = new Pacer(async (id) => void tasks.add(id), ignore);
  pace.plan('a', 1);
  pace.plan('a', 1);
  pace.plan('b', 2);
  await tasks.reach(2);
  await pace.end();
  expect(tasks.items).toEqual(['a', 'b']);
});

test('an earlier plan takes the place of a later one', async () => {
  const tasks = createCollector<string>();
  const pace = new Pacer(async (id) => void tasks.add(id), ignore);
  pace.plan('a', 3_600_000);
  pace.plan('a', 1);
  await tasks.reach(1);
  await pace.end();
  expect(tasks.items).toEqual(['a']);
});

test('what is planned while it is done is done again', async () => {
  const tasks = createCollector<string>();
  const first = gate();
  const pace = new Pacer(async (id) => {
    tasks.add(id);
    if (tasks.items.length === 1) await first.passed;
  }, ignore);
  pace.plan('a', 0);
  await tasks.reach(1);
  pace.plan('a', 0);
  first.open();
  await tasks.reach(2);
  await pace.end();
  expect(tasks.items).toEqual(['a', 'a']);
});

test('one that fails is told of, and keeps no other from its turn', async () => {
  const failed: unknown[] = [];
  const tasks = createCollector<string>();
  const pace = new Pacer(
    async (id) => {
      tasks.add(id);
      if (id === 'a') throw new Error('no');
    },
    (...failure) => void failed.push(failure),
  );
  pace.plan('a', 0);
  pace.plan('b', 2);
  await tasks.reach(2);
  await pace.end();
  expect(failed).toEqual([['a', new Error('no')]]);
});

test('the end waits for what is being done, and nothing is begun after it', async () => {
  const tasks = createCollector<string>();
  const [begun, first] = [gate(), gate()];
  const pace = new Pacer(async (id) => {
    begun.open();
    await first.passed;
    tasks.add(id);
  }, ignore);
  pace.plan('a', 0);
  await begun.passed;
  pace.plan('b', 0);
  const end = pace.end();
  pace.plan('c', 0);
  first.open();
  await end;
  expect(tasks.items).toEqual(['a']);
});
