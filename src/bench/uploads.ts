import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_LIMITS, type FileInfo } from '../shared/contract/files';
import { openTestBucket } from '../server/files/testing/bucket';
import { BENCH_ORIGIN, openBenchHost } from './benchHost';
import type { MemoryFigure } from './memory';
import { measureMs } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio } from './print';
import { createTemporaryFolder } from './temporaryFolder';

const FILE_BYTES = 100_000_000;
const LINE = 'street;tree;planted\n';
const MB = 1_000_000;
const LOOK_EVERY_MS = 50;

interface Host {
  readonly origin: string;
  readonly token: string;
}

const wholePart = Buffer.alloc(FILE_LIMITS.partBytes, LINE);

async function call(host: Host, path: string, init: RequestInit): Promise<FileInfo> {
  const answer = await fetch(`${host.origin}/v1/files${path}`, {
    ...init,
    headers: {
      authorization: `Bearer ${host.token}`,
      origin: BENCH_ORIGIN,
      ...(init.headers as Record<string, string>),
    },
  });
  if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as FileInfo;
}

/** Sends a table of so many bytes part by part, and waits until it was looked at. */
async function send(host: Host, bytes: number): Promise<void> {
  let file = await call(host, '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'trees.csv', bytes }),
  });
  while (file.received < bytes)
    file = await call(host, `/${file.id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(file.received),
      },
      body: wholePart.subarray(0, bytes - file.received),
    });
  while (file.state === 'checking') {
    await sleep(LOOK_EVERY_MS);
    file = await call(host, `/${file.id}`, {});
  }
  if (file.state !== 'ready') throw new Error(`the file is ${file.state}: ${file.refusal}`);
}

async function asked(child: ChildProcess, question: MemoryFigure | 'grown'): Promise<number> {
  const answer = once(child, 'message');
  child.send(question);
  return Number((await answer)[0]);
}

/** Filled by a process of its own host: what filling takes would hide what files take. */
async function filledDatabase(): Promise<string> {
  const folder = createTemporaryFolder();
  const { close } = await openBenchHost(folder);
  await close();
  return folder;
}

/**
 * Sends one large file. @returns by how many bytes the figure has grown meanwhile, and the
 * milliseconds that it took
 */
async function grown(child: ChildProcess, host: Host, figure: MemoryFigure) {
  await asked(child, figure);
  const ms = await measureMs(() => send(host, FILE_BYTES));
  return { ms, bytes: await asked(child, 'grown') };
}

async function measure(place: string, parameters: readonly string[]): Promise<string[]> {
  const child = fork(
    join(import.meta.dirname, 'uploadsHost.ts'),
    [await filledDatabase(), ...parameters],
    { execArgv: ['--import', 'tsx', '--expose-gc'] },
  );
  const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
  const host = { origin: `http://127.0.0.1:${port}`, token };
  // The first file loads what looks at files.
  await send(host, MB);
  const resident = await grown(child, host, 'resident');
  const held = await grown(child, host, 'held');
  child.disconnect();
  return [
    place,
    formatOneDecimal(resident.bytes / MB),
    formatRatio(resident.bytes, FILE_BYTES),
    formatOneDecimal(held.bytes / MB),
    formatRatio(held.bytes, FILE_BYTES),
    formatOneDecimal(FILE_BYTES / MB / (resident.ms / 1000)),
  ];
}

/**
 * Measures how much memory a host takes for a file that is sent to it in parts, put together,
 * looked at and stored.
 */
export async function run(): Promise<void> {
  const bucket = await openTestBucket();
  const rows = [
    await measure('a folder', []),
    await measure('a bucket', [bucket.setting.url.href]),
  ];
  await bucket.close();
  printTable(`A file of ${FILE_BYTES / MB} MB in parts of ${FILE_LIMITS.partBytes / MB} MB`, [
    ['stored in', 'resident MB', 'of the file', 'held MB', 'of the file', 'MB/s'],
    ...rows,
  ]);
  printNote('Resident: the most that the host has grown by while the file came and was looked at.');
  printNote('Held: the same of what is left in use after a collection. Goal for both: 0.3.');
}
