import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Writable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { FileRefusedError } from './fileRefusedError';
import { readAt, readZipEntries, type ZipEntry } from './zipEntries';

const MOST_UNPACKED_BYTES = 400_000_000;
const MOST_TIMES = 200;
const READ_WHOLE_BYTES = 1_000_000;
const HEADER_BYTES = 30;
const DEFLATED = 8;

const OPEN_DOCUMENT = 'mimetype';
const CONTENT_TYPES = '[Content_Types].xml';
const OFFICE_OPEN = 'application/vnd.openxmlformats-officedocument.';
/** The part that makes a package of Office Open XML a document of its kind. */
const MAIN_PARTS: Readonly<Record<string, string>> = {
  'word/document.xml': `${OFFICE_OPEN}wordprocessingml.document`,
  'xl/workbook.xml': `${OFFICE_OPEN}spreadsheetml.sheet`,
  'ppt/presentation.xml': `${OFFICE_OPEN}presentationml.presentation`,
};
const OPEN_TYPES = ['text', 'spreadsheet', 'presentation'].map(
  (kind) => `application/vnd.oasis.opendocument.${kind}`,
);
/** Macros, and programs in general. */
const RUNS =
  /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|Basic\/|Scripts\/)|\.(?:exe|dll|js|vbs|hta|bat|cmd|ps1|scr|jar|html?|svg)$/i;
const ESCAPES = /^[/\\]|\\|(?:^|\/)\.\.(?:\/|$)|^[a-z]:|\0/i;

const sum = (entries: readonly ZipEntry[], field: 'packed' | 'unpacked'): number =>
  entries.reduce((total, entry) => total + entry[field], 0);

/** Checks first what the directory says, since it costs nothing. */
function checkDirectory(entries: readonly ZipEntry[], size: number): void {
  const [packed, unpacked] = [sum(entries, 'packed'), sum(entries, 'unpacked')];
  // More than there is: entries overlap.
  if (packed > size || unpacked > MOST_UNPACKED_BYTES || unpacked > packed * MOST_TIMES)
    throw new FileRefusedError('bomb');
  if (entries.some(({ name }) => ESCAPES.test(name))) throw new FileRefusedError('damaged');
  if (entries.some(({ name }) => RUNS.test(name))) throw new FileRefusedError('type');
  if (new Set(entries.map(({ name }) => name)).size < entries.length)
    throw new FileRefusedError('damaged');
}

/**
 * Unpacks an entry into `take`. @throws Refused bomb for more than the directory says, damaged for
 * less
 */
async function unpack(
  handle: FileHandle,
  path: string,
  { at, packed, unpacked, method }: ZipEntry,
  take: (bytes: Uint8Array) => void,
): Promise<void> {
  const header = await readAt(handle, at, HEADER_BYTES);
  const start = at + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  let rest = unpacked;
  const count = new Writable({
    write(bytes: Uint8Array, _encoding, done) {
      rest -= bytes.length;
      if (rest >= 0) take(bytes);
      done(rest < 0 ? new FileRefusedError('bomb') : null);
    },
  });
  if (packed > 0) {
    const source = createReadStream(path, { start, end: start + packed - 1 });
    await (
      method === DEFLATED ? pipeline(source, createInflateRaw(), count) : pipeline(source, count)
    ).catch((error: unknown) => {
      throw error instanceof FileRefusedError ? error : new FileRefusedError('damaged');
    });
  }
  if (rest !== 0) throw new FileRefusedError('damaged');
}

/**
 * Unpacks everything, since a directory can lie, and keeps the two entries that say what the
 * archive is.
 */
async function readSigns(
  handle: FileHandle,
  path: string,
  entries: readonly ZipEntry[],
): Promise<ReadonlyMap<string, string>> {
  const signs = new Map<string, string>();
  for (const entry of entries) {
    const isSign = [OPEN_DOCUMENT, CONTENT_TYPES].includes(entry.name);
    if (isSign && entry.unpacked > READ_WHOLE_BYTES) throw new FileRefusedError('bomb');
    const kept: Uint8Array[] = [];
    await unpack(handle, path, entry, (bytes) => void (isSign && kept.push(bytes)));
    if (isSign) signs.set(entry.name, Buffer.concat(kept).toString('utf8'));
  }
  return signs;
}

function typeOf(entries: readonly ZipEntry[], signs: ReadonlyMap<string, string>): string {
  const open = signs.get(OPEN_DOCUMENT)?.trim();
  if (open !== undefined && OPEN_TYPES.includes(open)) return open;
  const parts = signs.get(CONTENT_TYPES);
  const main = entries.map(({ name }) => MAIN_PARTS[name]).find(Boolean);
  if (!parts || !main || /macroEnabled/i.test(parts)) throw new FileRefusedError('type');
  return main;
}

/**
 * Recognises what an office file is, once all of it is known to unpack and to hold no macros.
 * @throws Refused
 */
export async function recogniseOffice(path: string): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const entries = await readZipEntries(handle);
    checkDirectory(entries, (await handle.stat()).size);
    return typeOf(entries, await readSigns(handle, path, entries));
  } finally {
    await handle.close();
  }
}
