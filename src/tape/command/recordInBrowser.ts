import { spawn } from 'node:child_process';

/** Browser paths are no part of the library: the scenes run in a process of their own, and this ends as it does. */
export function recordInBrowser(scenes: readonly string[]): Promise<number> {
  const args = ['--import', 'tsx', 'src/e2e/recordTapes.ts', ...scenes];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((ended) => child.on('close', (code) => ended(code ?? 1)));
}
