import { execFile } from 'node:child_process';
import { join } from 'node:path';
import config from '../../../jest.config';

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const ROOT = join(import.meta.dirname, '..', '..', '..');

type ProjectName = 'node' | 'browser';

/** Runs fixtures one after the other in one process, as a worker does. */
async function runFixtures(
  project: ProjectName,
  ...names: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  const projects = config.projects!.filter((found) => typeof found !== 'string');
  const own = {
    ...projects.find(({ displayName }) => displayName === project),
    rootDir: ROOT,
    roots: ['<rootDir>/src'],
    testMatch: ['**/testing/*.fixture.ts'],
  };
  const files = names.map((name) => join(import.meta.dirname, 'testing', `${name}.fixture.ts`));
  const parameters = ['--no-warnings', join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')];
  parameters.push('--config', JSON.stringify(own), '--runInBand', '--json');
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '' } };
    execFile(
      process.execPath,
      [...parameters, '--runTestsByPath', ...files],
      options,
      (_, stdout) => resolve(stdout),
    );
  });
  const { testResults } = JSON.parse(output) as Report;
  return new Map(
    testResults.map(({ name, status, message, assertionResults }) => [
      /(\w+)\.fixture/.exec(name)![1]!,
      status === 'passed' ? `${assertionResults.length} passed` : message,
    ]),
  );
}

test('what a file changes does not reach the next one in the same process', async () => {
  expect(await runFixtures('node', 'one', 'other')).toEqual(
    new Map([
      ['one', '2 passed'],
      ['other', '2 passed'],
    ]),
  );
});

test('files of pages share compiled code, and neither a page nor the state of a module', async () => {
  expect(await runFixtures('browser', 'pageOne', 'pageOther')).toEqual(
    new Map([
      ['pageOne', '1 passed'],
      ['pageOther', '1 passed'],
    ]),
  );
});

test('a file that leaves behind what cannot be put back fails with its name, and no other', async () => {
  const outcome = await runFixtures('node', 'interval', 'stuck', 'mocks');
  expect(outcome.get('interval')).toMatch(
    /interval\.fixture\.ts leaves behind[^]*an interval that runs on, started at .*interval\.fixture\.ts:4/,
  );
  expect(outcome.get('stuck')).toMatch(
    /stuck\.fixture\.ts leaves behind[^]*cannot be put back: stuckGlobal/,
  );
  expect(outcome.get('mocks')).toBe('1 passed');
});
