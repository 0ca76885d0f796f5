import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { addFigure } from './figures';
import { oneDecimal, printTable, ratio } from './print';

/** What `npm test` may take on two cores. */
const BUDGET_S = 15 * 60;

const STEP = /[✓✗] (.+?) +(\d+) passed, (\d+) failed +\((\d+(?:\.\d)?) s\)/g;

const SAGAS = 'src/client/sagas';
const SAGAS_S = 20;

/** Seconds that jest takes for the sequences of the sagas, which testers replay while they work. @throws Error when one fails */
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

/** The sagas' tests, then `npm test` in this folder, step by step, against its budget. */
export async function run(): Promise<void> {
  addFigure({
    name: 'the sequences of the sagas',
    value: await sagasTime(),
    unit: 's',
    goals: [{ of: 'value', atMost: SAGAS_S }],
  });
  const steps = [...(await outputOfTests()).matchAll(STEP)].map(
    ([, name = '', passed = '', failed = '', seconds = '']) => ({
      name,
      passed,
      failed,
      seconds: Number(seconds),
    }),
  );
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  printTable('npm test on packages and a portal that are there, s', [
    ['test', 'passed', 'failed', 's', '÷ 15 min'],
    ...steps.map(({ name, passed, failed, seconds }) => [
      name,
      passed,
      failed,
      oneDecimal(seconds),
      ratio(seconds, BUDGET_S),
    ]),
    ['all', '', '', oneDecimal(all), ratio(all, BUDGET_S)],
  ]);
}
