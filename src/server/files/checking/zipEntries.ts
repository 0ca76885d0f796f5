import type { FileHandle } from 'node:fs/promises';
import { FileRefusedError } from './fileRefusedError';

export interface ZipEntry {
  readonly name: string;
  /** 0: stored; 8: deflated. */
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Position at which its own header begins. */
  readonly at: number;
}

// The layout is that of APPNOTE.TXT, sections 4.3.12 and 4.3.16.
const END = { bytes: 22, signature: 0x06054b50, most: 22 + 0xffff };
const ENTRY = { bytes: 46, signature: 0x02014b50 };
const MOST_ENTRIES = 5_000;
const MOST_DIRECTORY_BYTES = 5_000_000;
const ENCRYPTED = 0x0001;
const METHODS = [0, 8];

/** Reads so many bytes from there. @throws Refused damaged where the file is shorter */
export async function readAt(handle: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await handle.read(buffer, 0, bytes, at);
  if (bytesRead < bytes) throw new FileRefusedError('damaged');
  return buffer;
}

interface Directory {
  readonly at: number;
  readonly bytes: number;
  readonly entries: number;
}

/** Finds the directory, whose end is the end of the file: nothing else hangs on to it. */
async function findDirectory(handle: FileHandle, size: number): Promise<Directory> {
  const start = Math.max(0, size - END.most);
  const tail = await readAt(handle, start, size - start);
  for (let end = tail.length - END.bytes; end >= 0; end -= 1) {
    if (tail.readUInt32LE(end) !== END.signature) continue;
    if (end + END.bytes + tail.readUInt16LE(end + 20) !== tail.length) continue;
    const [entries, bytes] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12)];
    const at = tail.readUInt32LE(end + 16);
    if (at + bytes !== start + end) break;
    return { at, bytes, entries };
  }
  throw new FileRefusedError('damaged');
}

function readEntry(directory: Buffer, at: number): readonly [ZipEntry, next: number] {
  if (at + ENTRY.bytes > directory.length || directory.readUInt32LE(at) !== ENTRY.signature)
    throw new FileRefusedError('damaged');
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
  const [nameBytes, extra, comment] = [28, 30, 32].map((place) =>
    directory.readUInt16LE(at + place),
  ) as [number, number, number];
  if (flags & ENCRYPTED || !METHODS.includes(method)) throw new FileRefusedError('damaged');
  const nameAt = at + ENTRY.bytes;
  const entry: ZipEntry = {
    name: directory.toString('utf8', nameAt, nameAt + nameBytes),
    method,
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    at: directory.readUInt32LE(at + 42),
  };
  return [entry, nameAt + nameBytes + extra + comment];
}

/**
 * Reads the directory of a ZIP archive that is nothing besides: it begins with its first entry and
 * ends with its directory.
 * @throws Refused damaged, bomb
 */
export async function readZipEntries(handle: FileHandle): Promise<ZipEntry[]> {
  const { size } = await handle.stat();
  const { at, bytes, entries: count } = await findDirectory(handle, size);
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES) throw new FileRefusedError('bomb');
  const directory = await readAt(handle, at, bytes);
  const entries: ZipEntry[] = [];
  let place = 0;
  while (entries.length < count) {
    const [entry, next] = readEntry(directory, place);
    entries.push(entry);
    place = next;
  }
  if (place !== bytes || !entries.some((entry) => entry.at === 0))
    throw new FileRefusedError('damaged');
  return entries;
}
