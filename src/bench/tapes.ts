import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { parseTape } from '../tape/format/parseTape';
import { writeTape } from '../tape/format/writeTape';
import { lintTape } from '../tape/redact/lintTape';
import { createPlantedSecrets, addPlantedSecret } from '../tape/redact/testing/plantedSecrets';
import { measureBytes } from './bytes';
import { addFigure } from './figures';
import { median } from './measure';
import {
  formatKilobytes,
  formatOneDecimal,
  printNote,
  printTable,
  formatRatio,
  formatSpread,
  formatInteger,
} from './print';
import type { Overhead, TapeFigures } from './tapesMeasured';

const SHELF = resolve(import.meta.dirname, '../tape/shelf');
const SECRETS = 1_200;
const ACTIONS_PER_SECOND = 1_000;

/** Bundles into one file, in which parts that load late are there at once, as a replay needs it. */
async function bundled(): Promise<string> {
  const outfile = resolve('node_modules/.cache/tape/bench.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'tapesMeasured.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.css': 'empty', '.svg': 'text' },
    logLevel: 'error',
  });
  return outfile;
}

async function measured(): Promise<TapeFigures> {
  const child = fork(await bundled(), { env: { ...process.env, NODE_ENV: 'production' } });
  const ended = once(child, 'exit').then(() => null);
  const message = await Promise.race([once(child, 'message'), ended]);
  if (!message) throw new Error('tapesMeasured.ts ended early.');
  return message[0] as TapeFigures;
}

function printReplay({ replayMs, plainMs }: TapeFigures): void {
  const times = replayMs.map((ms, round) => ms / plainMs[round]!);
  printTable('An idle hour with tokens of five minutes, ms', [
    ['', 'median (min–max)', '÷ plain (min–max)'],
    [
      'replayed, with its comparison',
      formatSpread(replayMs, formatInteger),
      formatSpread(times, formatOneDecimal),
    ],
    ['  the same hour with nothing recorded', formatSpread(plainMs, formatInteger), '1'],
  ]);
  printNote('Goal: ≤ 250 ms.');
  addFigure({
    name: 'replay of an idle hour',
    value: median(replayMs),
    unit: 'ms',
    reference: { name: 'not recorded', value: median(plainMs) },
    goals: [{ of: 'value', atMost: 250 }],
  });
}

function printSize({ tape, inFull }: TapeFigures): void {
  const [packed, full] = [tape, inFull].map((text) => measureBytes(Buffer.from(text)));
  printTable('Its tape, kB', [
    ['', 'as it is', '÷ in full', 'gzip'],
    [
      'on the shelf',
      formatKilobytes(packed!.raw),
      formatRatio(packed!.raw, full!.raw),
      formatKilobytes(packed!.gzip),
    ],
    ['  every line in full', formatKilobytes(full!.raw), '1', formatKilobytes(full!.gzip)],
  ]);
  printNote('Goal: ≤ 20 kB as it is.');
  addFigure({
    name: 'tape of an idle hour',
    value: packed!.raw / 1_000,
    unit: 'kB',
    goals: [{ of: 'value', atMost: 20 }],
  });
}

function printOverhead(rows: readonly Overhead[]): void {
  const row = ({ what, plain, recorded, saved }: Overhead) => {
    const more = recorded.map((us, block) => us - plain[block]!);
    const share = (median(more) * ACTIONS_PER_SECOND) / 1e6;
    addFigure({
      name: `recording 1,000 actions a second, ${what}`,
      value: share * 100,
      unit: '%',
      goals: [{ of: 'value', atMost: 5 }],
    });
    return [
      what,
      formatSpread(plain, formatOneDecimal),
      formatSpread(recorded, formatOneDecimal),
      formatOneDecimal(median(more)),
      formatRatio(median(recorded), median(plain)),
      `${(share * 100).toFixed(1)} %`,
      formatOneDecimal(saved),
    ];
  };
  printTable('What recording costs, µs of processor time for each action', [
    ['', 'plain (min–max)', 'recorded (min–max)', 'more', '÷ plain', 'at 1,000/s', 'when saved'],
    ...rows.map(row),
  ]);
  printNote('Goal: at 1,000 actions per second less than 5 % of the processor.');
}

/**
 * Prints the findings for every secret alone on a tape of the shelf, and for the shelf without any.
 */
function printSecrets(): void {
  const tapes = readdirSync(SHELF)
    .filter((name) => name.endsWith('.tape.jsonl'))
    .map((name) => parseTape(readFileSync(join(SHELF, name), 'utf8')));
  const byKind = new Map<string, { planted: number; found: number }>();
  createPlantedSecrets(SECRETS).forEach((planted, index) => {
    const text = writeTape(addPlantedSecret(tapes[index % tapes.length]!, planted));
    const row = byKind.get(planted.kind) ?? { planted: 0, found: 0 };
    const found = row.found + Number(lintTape(text).length > 0);
    byKind.set(planted.kind, { planted: row.planted + 1, found });
  });
  const alarms = tapes.flatMap((tape) => lintTape(writeTape(tape))).length;
  printTable('Secrets planted on tapes, and found by the search', [
    ['kind', 'planted', 'found'],
    ...[...byKind].map(([kind, { planted, found }]) => [
      kind,
      formatInteger(planted),
      formatInteger(found),
    ]),
  ]);
  printNote(
    `Goals: all, and no false alarm; on the ${tapes.length} tapes of the shelf: ${alarms}.`,
  );
}

/** Session tapes: replay, size, what recording costs, and what the search for secrets finds. */
export async function run(): Promise<void> {
  const figures = await measured();
  printReplay(figures);
  printSize(figures);
  printOverhead(figures.overhead);
  printSecrets();
  if (figures.texts !== 1)
    throw new Error(`100 replays of one tape gave ${figures.texts} different recordings.`);
  printNote('100 replays of the sign-in were the same, byte for byte.');
}
