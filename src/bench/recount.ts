import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecountPage } from './recountBrowser';
import type { RecountTimes } from './recountPage';
import { addFigure } from './figures';
import { createRecountedPolls, createRecountText } from './recountFiles';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';
import { createTemporaryFolder } from './temporaryFolder';

const BALLOTS = 100_000;
const RECOUNT = join(import.meta.dirname, '../tooling/recount/recount.ts');

/**
 * Measures the milliseconds of the command, with the start of its process. @throws Error when the
 * recount finds anything wrong
 */
async function timeCommand(file: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', RECOUNT, file], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The recount of ${file} ended with ${code}.`);
  return performance.now() - started;
}

/** Measures the reference: the file read as JSON, and nothing done with it. */
function timeParsing(text: string): number {
  const started = performance.now();
  JSON.parse(text);
  return performance.now() - started;
}

const row = (name: string, command: number, bare: number, inBrowser: RecountTimes | null) => [
  name,
  formatInteger(command),
  ...(inBrowser
    ? [
        formatInteger(inBrowser.ms),
        formatRatio(inBrowser.ms, bare),
        formatInteger(inBrowser.idleFrameMs),
        formatInteger(inBrowser.longestFrameMs),
        formatOneDecimal(inBrowser.megabytes),
      ]
    : ['–', '–', '–', '–', '–']),
  formatInteger(bare),
];

/**
 * Measures the recount of a closed poll from its file: by the command, and by the worker beside a
 * page that goes on painting.
 */
export async function run(): Promise<void> {
  const folder = createTemporaryFolder();
  const page = await openRecountPage();
  const rows: string[][] = [];
  for (const [name, wanted] of Object.entries(createRecountedPolls(BALLOTS))) {
    const text = await createRecountText(BALLOTS, wanted);
    const file = join(folder, 'recount.json');
    writeFileSync(file, text);
    const bare = timeParsing(text);
    const command = await timeCommand(file);
    const inBrowser = page && (await page.recount(file));
    if (inBrowser)
      addFigure({
        name: `${name} in a browser`,
        value: inBrowser.ms,
        unit: 'ms',
        goals: [{ of: 'value', atMost: 3_000 }],
      });
    rows.push(row(name, command, bare, inBrowser));
  }
  await page?.close();
  printTable(`${formatInteger(BALLOTS)} ballots of an open poll recounted`, [
    [
      '',
      'command, ms',
      'browser, ms',
      '÷ parsing',
      'idle frame, ms',
      'longest frame, ms',
      'worker, MB',
      'parsing, ms',
    ],
    ...rows,
  ]);
  printNote(
    'Goals: browser ≤ 3,000 ms, longest frame as when idle. Worker: the whole of its process.',
  );
  if (!page) printNote('No browser was found.');
}
