import { spawn } from 'node:child_process';
import { oneDecimal, printTable, ratio } from './print';

/** What `npm test` may take on two cores. */
const BUDGET_S = 15 * 60;

const STEP = /[✓✗] (.+?) +(\d+) passed, (\d+) failed +\((\d+(?:\.\d)?) s\)/g;

function outputOfTests(): Promise<string> {
  const child = spawn('npm', ['test'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', () => resolve(output)));
}

/** `npm test` in this folder, step by step, against its budget. */
export async function run(): Promise<void> {
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
