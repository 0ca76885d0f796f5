import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from './plan';
import { runQueue, type Outcome, type Preparations } from './queue';

const NONE: Preparations = {
  portal: () => Promise.resolve({}),
  dumps: () => Promise.resolve({}),
  postgres: () => Promise.resolve({}),
  chromium: () => Promise.resolve({}),
};

const toTask = (title: string, script: string, over: Partial<Task> = {}): Task => ({
  part: 'node',
  title,
  seconds: 1,
  parameters: ['-e', script],
  environment: {},
  needs: [],
  files: [],
  ...over,
});

/** Runs tasks; answers what began and how each ended, in order. */
async function run(
  tasks: readonly Task[],
  { slots = 2, preparations = NONE, signal = new AbortController().signal } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-queue-'));
  const begun: string[] = [];
  const ended: Outcome[] = [];
  const running = new Set<Task>();
  let most = 0;
  const left = await runQueue(tasks, {
    slots,
    preparations,
    folder,
    signal,
    onBegin(task) {
      begun.push(task.title);
      running.add(task);
      most = Math.max(most, running.size);
    },
    onEnd(outcome) {
      running.delete(outcome.task);
      ended.push(outcome);
    },
  });
  rmSync(folder, { recursive: true });
  return { begun, ended, most, left };
}

test('checks, then the longest first, as many at a time as there are slots', async () => {
  const lengths = [1, 5, 3, 4];
  const tasks = lengths.map((seconds) =>
    toTask(String(seconds), '', { seconds, files: ['src/a.test.ts'] }),
  );
  const { begun, ended, most } = await run([...tasks, toTask('types', '')]);
  expect(begun).toEqual(['types', '5', '4', '3', '1']);
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  expect(most).toBe(2);
});

test('what waits for a preparation lets others go first, and finds its answer in the environment', async () => {
  const script = 'process.exit(process.env.MEYDAN_TEST_DUMPS === "there" ? 0 : 3)';
  const answers: ((answer: NodeJS.ProcessEnv) => void)[] = [];
  const preparations: Preparations = {
    ...NONE,
    dumps: () => new Promise((resolve) => void answers.push(resolve)),
  };
  const waiting = toTask('waiting', script, { seconds: 9, needs: ['dumps'] });
  const other = toTask('other', '');
  const running = run([waiting, other], { preparations });
  answers[0]!({ MEYDAN_TEST_DUMPS: 'there' });
  const { begun, ended } = await running;
  expect(begun).toEqual(['other', 'waiting']);
  expect(ended.find(({ task }) => task === waiting)!.code).toBe(0);
});

test('a preparation is made once, and fails all that need it with its reason', async () => {
  let count = 0;
  const preparations: Preparations = {
    ...NONE,
    postgres() {
      count += 1;
      return Promise.reject(new Error('no server'));
    },
  };
  const tasks = [1, 2, 3].map((at) => toTask(`${at}`, '', { needs: ['postgres'] }));
  const { ended } = await run(tasks, { preparations });
  expect(count).toBe(1);
  expect(ended.map(({ code, output }) => [code, output])).toEqual([
    [1, 'no server'],
    [1, 'no server'],
    [1, 'no server'],
  ]);
});

test('stopped, it ends what runs with all that it started, and says what was not begun', async () => {
  const stopping = new AbortController();
  // The child writes to the same pipe: its parent's task has not ended before it has ended, too.
  const script = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' });
    setInterval(() => 0, 1000);
  `;
  const endless = toTask('endless', script, { seconds: 2 });
  const never = toTask('never', '');
  const running = run([endless, never], { slots: 1, signal: stopping.signal });
  stopping.abort();
  const { ended, left } = await running;
  expect(ended.map(({ code }) => code)).toEqual([null]);
  expect(left).toEqual([never]);
});

test('what a process printed last is kept, from both of its outputs', async () => {
  const { ended } = await run([
    toTask('one', 'console.log("out"); console.error("err"); process.exit(2)'),
  ]);
  expect(ended[0]!.code).toBe(2);
  expect(ended[0]!.output.trim().split('\n').sort()).toEqual(['err', 'out']);
});
