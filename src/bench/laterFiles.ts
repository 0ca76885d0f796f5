import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { measureBytesSent, sumBytes, type Bytes } from './bytes';
import { addFigure } from './figures';
import { listPageFiles } from './pageFiles';
import { formatKilobytes, printTable, formatRatio } from './print';

const HELPER_PAGES = ['silent-renew', 'popup'] as const;
const HASHED = /^(.+)\.[0-9a-f]{6}\.(?:js|css)$/;

/** The most that each kind of file may weigh, in bytes with brotli. */
const GOALS = { language: 12_000, helper: 1_500, chunk: 25_000 } as const;
type Kind = keyof typeof GOALS;

interface Weighed {
  readonly name: string;
  readonly kind: Kind;
  readonly bytes: Bytes;
}

async function weigh(
  app: FastifyInstance,
  { name, kind, files }: { readonly name: string; readonly kind: Kind; readonly files: string[] },
): Promise<Weighed> {
  const sizes = await Promise.all(files.map((file) => measureBytesSent(app, file)));
  return { name, kind, bytes: sumBytes(sizes) };
}

async function weighHelper(app: FastifyInstance, name: string): Promise<Weighed> {
  const page = `/${name}.html`;
  const { script, style } = await listPageFiles(app, page);
  return weigh(app, { name, kind: 'helper', files: [page, ...script, ...style] });
}

/** Scripts and style sheets by the name of their chunk. */
async function chunksIn(folder: string): Promise<ReadonlyMap<string, string[]>> {
  const chunks = new Map<string, string[]>();
  for (const file of await readdir(join(folder, 'portal', 'assets'))) {
    const name = HASHED.exec(file)?.[1];
    if (name) chunks.set(name, [...(chunks.get(name) ?? []), `/assets/${file}`]);
  }
  return chunks;
}

const isHelper = (name: string) => (HELPER_PAGES as readonly string[]).includes(name);
const isLanguage = (name: string) => name.startsWith('messages-');

/**
 * Prints every file of the built portal that the first view does not load, each chunk beside the
 * goal of its kind.
 */
export async function printLaterFiles(
  app: FastifyInstance,
  folder: string,
  firstView: readonly string[],
): Promise<void> {
  const isLater = ([name, files]: readonly [string, string[]]) =>
    isLanguage(name) || (!isHelper(name) && !files.some((file) => firstView.includes(file)));
  const chunks = [...(await chunksIn(folder))].filter(isLater).map(([name, files]) => {
    const kind: Kind = isLanguage(name) ? 'language' : 'chunk';
    return weigh(app, { name, kind, files });
  });
  const helpers = HELPER_PAGES.map((name) => weighHelper(app, name));
  const weighed = (await Promise.all([...helpers, ...chunks])).toSorted(
    (left, right) => GOALS[left.kind] - GOALS[right.kind] || right.bytes.brotli - left.bytes.brotli,
  );
  for (const kind of Object.keys(GOALS) as Kind[]) {
    const sizes = weighed.filter((file) => file.kind === kind).map(({ bytes }) => bytes.brotli);
    addFigure({
      name: `largest ${kind}`,
      value: Math.max(...sizes) / 1_000,
      unit: 'kB',
      goals: [{ of: 'value', atMost: GOALS[kind] / 1_000 }],
    });
  }
  printTable('Everything else that the portal loads, kB', [
    ['size', 'kind', 'raw', 'gzip', 'br', 'goal', '÷ goal'],
    ...weighed.map(({ name, kind, bytes: { raw, gzip, brotli } }) => [
      name,
      kind,
      ...[raw, gzip, brotli, GOALS[kind]].map(formatKilobytes),
      formatRatio(brotli, GOALS[kind]),
    ]),
  ]);
}
