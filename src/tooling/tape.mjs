// `npm run tape -- …`: the portal's code as one file, so that parts of it that load late are there
// at once, as a replay needs it.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = resolve('node_modules/.cache/tape');
const outfile = resolve(folder, 'tape.mjs');
mkdirSync(folder, { recursive: true });
await build({
  entryPoints: ['src/tape/command/tapeCommand.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  loader: { '.css': 'empty', '.svg': 'text' },
  logLevel: 'error',
});
const { tapeCommand } = await import(pathToFileURL(outfile).href);

/** Lines of the terminal, from when somebody is asked for the first. */
let typed = null;
const ask = async () => {
  typed ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value = null } = await typed.next();
  return value;
};
process.exitCode = await tapeCommand(
  process.argv.slice(2),
  (line) => process.stdout.write(`${line}\n`),
  ask,
);
// A terminal that is still open would keep the process.
process.stdin.unref?.();
