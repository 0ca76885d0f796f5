import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram } from './bundledProgram';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'meydan-programs-')));
const entry = join(folder, 'program.ts');
const part = join(folder, 'part.ts');
let bundles: string[] = [];

afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const bundle of bundles)
    for (const file of [bundle, bundle.replace(/mjs$/, 'json')]) rmSync(file, { force: true });
});

/** Writes what the program imports, bundles and runs it. */
function runWith(word: string): string {
  writeFileSync(part, `export const word: string = '${word}';`);
  const bundle = bundleProgram(entry);
  bundles = [...bundles, bundle];
  return execFileSync(process.execPath, [bundle, 'given']).toString().trim();
}

test('a program is bundled once until a source changes; it has its packages and its own place', () => {
  writeFileSync(
    entry,
    `import pg from 'pg';
     import { word } from './part';
     const [given] = process.argv.slice(2) as [string];
     console.log(word, given, typeof pg.Client, import.meta.dirname, import.meta.url);`,
  );
  const place = `given function ${folder} file://${entry}`;
  expect(runWith('one')).toBe(`one ${place}`);
  const made = statSync(bundles[0]!).ino;
  expect(runWith('one')).toBe(`one ${place}`);
  expect(statSync(bundles[1]!).ino).toBe(made);
  expect(runWith('other')).toBe(`other ${place}`);
  expect(readFileSync(bundles[2]!, 'utf8')).toContain('"other"');
  expect(new Set(bundles).size).toBe(1);
});
