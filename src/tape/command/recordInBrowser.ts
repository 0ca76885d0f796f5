import { spawn } from 'node:child_process';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test'];
const CONFIG = ['--config', 'src/e2e/recording.config.ts'];

/**
 * Browser paths are no part of the library: the scenes run in a process of their own, and this ends
 * as it does.
 */
export function recordInBrowser(scenes: readonly string[]): Promise<number> {
  const wanted = scenes.length > 0 ? ['--grep', `tape (?:${scenes.join('|')})$`] : [];
  const child = spawn(process.execPath, [...PLAYWRIGHT, ...CONFIG, ...wanted], {
    stdio: 'inherit',
  });
  return new Promise((ended) => child.on('close', (code) => ended(code ?? 1)));
}
