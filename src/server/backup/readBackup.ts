import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { TSchema, Static } from 'typebox';
import Value from 'typebox/value';
import { StartProblem } from '../startProblem';
import { createRunningDigest, type RowDigest } from './digest';
import { FORMAT, HEAD, Head, MANIFEST, Manifest, namedBy } from './format';
import { readTar, type Entry } from './tarball';

export interface Backup {
  readonly head: Head;
  readonly manifest: Manifest;
}

/**
 * Reads the entries of a backup, one after the other. @throws StartProblem for a file that cannot
 * be read, or that is damaged
 */
export async function* readBackupEntries(file: string): AsyncIterable<Entry> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(file), unpacked);
  read.catch((error: unknown) => unpacked.destroy(error as Error));
  try {
    yield* readTar(unpacked);
    await read;
  } catch (error) {
    throw asProblem(file, error as NodeJS.ErrnoException);
  } finally {
    unpacked.destroy();
  }
}

function asProblem(file: string, error: NodeJS.ErrnoException): Error {
  const { message, syscall, code = '' } = error;
  if (syscall) return new StartProblem(`${file} cannot be read (${message}).`);
  if (error instanceof StartProblem || code.startsWith('Z_'))
    return new StartProblem(`${file} is no backup, or is damaged or incomplete: ${message}.`);
  return error;
}

export const readLines = (body: Uint8Array): string[] =>
  Buffer.from(body.buffer, body.byteOffset, body.length).toString('utf8').trimEnd().split('\n');

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parsed<S extends TSchema>(entry: Entry | undefined, schema: S): Static<S> {
  const value = jsonIn(Buffer.from(entry?.body ?? []).toString('utf8'));
  if (!Value.Check(schema, value))
    throw new StartProblem(`${entry?.name ?? HEAD} does not say what it has to`);
  return value as Static<S>;
}

const isEqual = (one: RowDigest, other: RowDigest | undefined) =>
  one.count === other?.count && one.digest === other.digest;

/** Adds up what the manifest says, from the entries themselves. */
function openAudit() {
  const whole = createHash('sha256');
  const tables = new Map<string, ReturnType<typeof createRunningDigest>>();
  const files = createRunningDigest();
  let current: { readonly key: string; readonly hash: ReturnType<typeof createHash> } | null = null;
  const endFile = () => {
    if (current) files.add(`${current.key} ${current.hash.digest('hex')}`);
    current = null;
  };
  return {
    add({ name, body }: Entry) {
      whole.update(name).update(body);
      const named = namedBy(name);
      if (named.kind === 'rows') {
        const sum = tables.get(named.table) ?? createRunningDigest();
        for (const line of readLines(body)) sum.add(line);
        tables.set(named.table, sum);
      }
      if (named.kind !== 'piece') return;
      if (current?.key !== named.key) {
        endFile();
        current = { key: named.key, hash: createHash('sha256') };
      }
      current.hash.update(body);
    },
    agreesWith(manifest: Manifest): boolean {
      endFile();
      const known = Object.entries(manifest.tables);
      return (
        whole.digest('hex') === manifest.sha256 &&
        isEqual(files.result(), manifest.files) &&
        known.every(([name, sum]) =>
          isEqual((tables.get(name) ?? createRunningDigest()).result(), sum),
        )
      );
    },
  };
}

async function audited(file: string): Promise<Backup> {
  const audit = openAudit();
  let head: Head | undefined;
  for await (const entry of readBackupEntries(file)) {
    if (entry.name === MANIFEST) {
      const manifest = parsed(entry, Manifest);
      if (!head || !audit.agreesWith(manifest))
        throw new StartProblem('its content is not what its manifest says');
      return { head, manifest };
    }
    head ??= parsed(entry, Head);
    audit.add(entry);
  }
  throw new StartProblem('it ends too early');
}

/**
 * Reads a backup from beginning to end and compares all of it with its manifest, before anything is
 * changed by it.
 * @throws StartProblem when it is none, or damaged, incomplete or of a later format
 */
export async function checkBackup(file: string): Promise<Backup> {
  const backup = await audited(file).catch((error: unknown) => {
    if (!(error instanceof StartProblem) || error.message.startsWith(file)) throw error;
    throw asProblem(file, error);
  });
  if (backup.head.format === FORMAT) return backup;
  throw new StartProblem(
    `${file} has format ${backup.head.format}; this program reads format ${FORMAT}.`,
  );
}
