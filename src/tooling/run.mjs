import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in this terminal and answers its exit code. Ctrl-C goes to the program, which ends
 * by itself.
 */
export function run(program, parameters, environment = {}) {
  const child = spawn(program, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
