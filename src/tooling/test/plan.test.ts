import { readdirSync } from 'node:fs';
import { isEngineTest, isMainPath, getPart } from './parts';
import { BROWSER_TURNS, EMBEDDED_TURNS, planRun, type Choice } from './plan';
import { takeTurn } from '../../shared/testing/takeTurn';

const CHOICE: Choice = {
  parts: ['client', 'host', 'embedded', 'browser'],
  files: [],
  isWhole: false,
  takesTurns: true,
  turn: 0,
  hasPostgres: true,
  durations: {},
  seed: null,
};

const HOST_TESTS = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `src/server/${file}`);

const filesOf = (choice: Partial<Choice>, part: string) =>
  planRun({ ...CHOICE, ...choice })
    .tasks.filter((task) => task.part === part)
    .flatMap(({ files }) => files);

test.each([
  ['src/client/ui/Dialog.test.tsx', 'client'],
  ['src/server/db/folded.test.ts', 'host'],
  ['src/operate/city.test.ts', 'host'],
  ['src/oidc/validation/check.test.ts', 'node'],
  ['src/e2e/vote.e2e.ts', 'browser'],
] as const)('%s is of %s', (file, part) => expect(getPart(file)).toBe(part));

test('every share has about the same length, and every file is in one', () => {
  const files = Array.from({ length: 80 }, (_one, at) => `src/client/${at}.test.ts`);
  const client = Object.fromEntries(files.map((file, at) => [file, 1 + (at % 10)]));
  const { tasks } = planRun({ ...CHOICE, files, durations: { client } });
  const lengths = tasks.map(({ seconds }) => seconds);
  expect(tasks.length).toBeGreaterThan(1);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(10);
  expect(tasks.flatMap((task) => task.files).sort()).toEqual([...files].sort());
  for (const task of tasks)
    expect(task.parameters).toEqual(expect.arrayContaining([...task.files]));
});

test('hosts run on PostgreSQL, what is about the engine on both, and the rest by turns', () => {
  expect(filesOf({ files: HOST_TESTS }, 'host').sort()).toEqual([...HOST_TESTS].sort());
  const engine = HOST_TESTS.filter(isEngineTest);
  const turns = Array.from({ length: EMBEDDED_TURNS }, (_one, turn) =>
    filesOf({ files: HOST_TESTS, turn }, 'embedded'),
  );
  for (const files of turns) expect(files).toEqual(expect.arrayContaining(engine));
  expect([...new Set(turns.flat())].sort()).toEqual([...HOST_TESTS].sort());
  const { leftOut } = planRun({ ...CHOICE, files: HOST_TESTS });
  expect(leftOut).toEqual([expect.stringContaining('npm run test:all')]);
});

test('everything, and a machine without PostgreSQL, run every host on the embedded engine', () => {
  for (const choice of [{ isWhole: true }, { hasPostgres: false }])
    expect(filesOf({ ...choice, files: HOST_TESTS }, 'embedded').sort()).toEqual(
      [...HOST_TESTS].sort(),
    );
  expect(filesOf({ hasPostgres: false, files: HOST_TESTS }, 'host')).toEqual([]);
  expect(planRun({ ...CHOICE, isWhole: true, files: HOST_TESTS }).leftOut).toEqual([]);
});

test('the main browser paths are walked every time, the others by turns, and what is named always', () => {
  const paths = readdirSync('src/e2e')
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `src/e2e/${file}`);
  const turns = Array.from({ length: BROWSER_TURNS }, (_one, turn) =>
    filesOf({ files: paths, turn }, 'browser'),
  );
  const main = paths.filter(isMainPath);
  expect(main).toHaveLength(11);
  for (const files of turns) expect(files).toEqual(expect.arrayContaining(main));
  expect([...new Set(turns.flat())].sort()).toEqual([...paths].sort());
  expect(turns[0]!.length).toBeLessThan(paths.length / 1.5);
  expect(planRun({ ...CHOICE, files: paths }).leftOut[0]).toMatch(/^\d+ files of browser paths/);
  const named = { files: paths, takesTurns: false };
  expect(filesOf(named, 'browser').sort()).toEqual([...paths].sort());
  expect(planRun({ ...CHOICE, ...named }).leftOut).not.toContainEqual(
    expect.stringMatching(/files of browser paths/),
  );
});

test('a seed shuffles the tests of every runner', () => {
  const { tasks } = planRun({ ...CHOICE, files: ['src/client/a.test.ts'], seed: 7 });
  expect(tasks[0]!.parameters).toEqual(expect.arrayContaining(['--randomize', '--seed=7']));
});

test('another part each turn', () => {
  expect(takeTurn(['a', 'b', 'c', 'd'], 4, 3)).toEqual(['b']);
});

test('the other engines are walked where they are asked for', () => {
  const planned = (parts: Choice['parts']) =>
    planRun({ ...CHOICE, parts }).tasks.map(({ title }) => title);
  expect(planned(['firefox', 'webkit'])).toEqual(['firefox', 'webkit']);
  expect(planned(CHOICE.parts)).toEqual([]);
});

test('browser paths run on PostgreSQL, and on the embedded engine in a whole run or without one', () => {
  const needsOf = (choice: object) =>
    planRun({ ...CHOICE, ...choice, files: ['src/e2e/vote.e2e.ts'] }).tasks.find(
      ({ part }) => part === 'browser',
    )!.needs;
  expect(needsOf({})).toEqual(['postgres', 'portal', 'chromium']);
  for (const choice of [{ isWhole: true }, { hasPostgres: false }])
    expect(needsOf(choice)).toEqual(['portal', 'chromium']);
});
