import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addFigure } from './figures';
import { printTable } from './print';

/** Limits of `npm test` on two cores. */
const MAX_MINUTES = 20;
const MAX_PROCESSOR_SECONDS = 2_400;

const PART = /[✓✗] (\w+) +(\d+) passed, (\d+) failed.*\((\d+(?:\.\d)?) s\)/g;
const WHOLE = /([\d.]+) minutes(?:, (\d+) processor seconds)?/;

const SAGAS = 'src/client/sagas';
const SAGAS_S = 20;

/**
 * Seconds that jest takes for the sequences of the sagas, which testers replay while they work.
 * @throws Error when one fails
 */
async function sagasTime(): Promise<number> {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', SAGAS];
  const started = performance.now();
  const child = spawn(process.execPath, jest, { stdio: 'ignore' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The tests of ${SAGAS} failed.`);
  return (performance.now() - started) / 1_000;
}

function outputOfTests(): Promise<string> {
  const child = spawn('npm', ['test'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

/** Measures the sagas' tests, then `npm test` in this folder, part by part, against its budget. */
export async function run(): Promise<void> {
  addFigure({
    name: 'the sequences of the sagas',
    value: await sagasTime(),
    unit: 's',
    goals: [{ of: 'value', atMost: SAGAS_S }],
  });
  const output = await outputOfTests();
  const summary = output.slice(output.lastIndexOf('types'));
  const [, minutes = '', processor = ''] = WHOLE.exec(summary) ?? [];
  addFigure({
    name: 'npm test',
    value: Number(minutes),
    unit: 'min',
    goals: [{ of: 'value', atMost: MAX_MINUTES }],
  });
  addFigure({
    name: 'npm test, processor',
    value: Number(processor),
    unit: 's',
    goals: [{ of: 'value', atMost: MAX_PROCESSOR_SECONDS }],
  });
  printTable(`npm test on packages that are there: ${minutes} min; sums of its parts, s`, [
    ['part', 'passed', 'failed', 's'],
    ...[...summary.matchAll(PART)].map(([, ...columns]) => columns),
  ]);
}
