import { Pace } from './pace';

const ignore = () => undefined;

function gate() {
  let open!: () => void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

/** Waits until the task was done `count` times. */
async function done(tasks: readonly string[], count: number): Promise<void> {
  while (tasks.length < count) await new Promise(setImmediate);
}

test('what is planned twice is done once, and things one after the other', async () => {
  const tasks: string[] = [];
  const pace = new Pace(async (id) => void tasks.push(id), ignore);
  pace.plan('a', 1);
  pace.plan('a', 1);
  pace.plan('b', 2);
  await done(tasks, 2);
  await pace.end();
  expect(tasks).toEqual(['a', 'b']);
});

test('an earlier plan takes the place of a later one', async () => {
  const tasks: string[] = [];
  const pace = new Pace(async (id) => void tasks.push(id), ignore);
  pace.plan('a', 3_600_000);
  pace.plan('a', 1);
  await done(tasks, 1);
  await pace.end();
  expect(tasks).toEqual(['a']);
});

test('what is planned while it is done is done again', async () => {
  const tasks: string[] = [];
  const first = gate();
  const pace = new Pace(async (id) => {
    tasks.push(id);
    if (tasks.length === 1) await first.passed;
  }, ignore);
  pace.plan('a', 0);
  await done(tasks, 1);
  pace.plan('a', 0);
  first.open();
  await done(tasks, 2);
  await pace.end();
  expect(tasks).toEqual(['a', 'a']);
});

test('one that fails is told of, and keeps no other from its turn', async () => {
  const failed: unknown[] = [];
  const tasks: string[] = [];
  const pace = new Pace(
    async (id) => {
      tasks.push(id);
      if (id === 'a') throw new Error('no');
    },
    (...failure) => void failed.push(failure),
  );
  pace.plan('a', 0);
  pace.plan('b', 2);
  await done(tasks, 2);
  await pace.end();
  expect(failed).toEqual([['a', new Error('no')]]);
});

test('the end waits for what is being done, and nothing is begun after it', async () => {
  const tasks: string[] = [];
  const [begun, first] = [gate(), gate()];
  const pace = new Pace(async (id) => {
    begun.open();
    await first.passed;
    tasks.push(id);
  }, ignore);
  pace.plan('a', 0);
  await begun.passed;
  pace.plan('b', 0);
  const end = pace.end();
  pace.plan('c', 0);
  first.open();
  await end;
  expect(tasks).toEqual(['a']);
});
