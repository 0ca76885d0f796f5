import { StartProblem } from '../startProblem';

export interface Entry {
  readonly name: string;
  readonly body: Uint8Array;
}

const BLOCK = 512;
const NAME_BYTES = 100;
/** No entry of ours comes near it: more is said by a damaged file alone. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Positions of the fields of a header (POSIX ustar). */
const AT = { name: 0, mode: 100, size: 124, modified: 136, sum: 148, kind: 156, magic: 257 };
const SUM_BYTES = 8;
const SIZE_DIGITS = 11;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

function sumOf(header: Buffer): number {
  const isOfSum = (at: number) => at >= AT.sum && at < AT.sum + SUM_BYTES;
  return header.reduce((sum, byte, at) => sum + (isOfSum(at) ? 0x20 : byte), 0);
}

function headerOf({ name, body }: Entry, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`“${name}” is too long for a backup`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, AT.name);
  header.write(octal(0o600, 7) + octal(0, 7) + octal(0, 7), AT.mode);
  header.write(octal(body.length, SIZE_DIGITS), AT.size);
  header.write(octal(Math.floor(modified.getTime() / 1000), SIZE_DIGITS), AT.modified);
  header.write('0', AT.kind);
  header.write('ustar\x0000', AT.magic);
  header.write(`${octal(sumOf(header), 6)} `, AT.sum);
  return header;
}

const paddingOf = (bytes: number) => (BLOCK - (bytes % BLOCK)) % BLOCK;

/** Writes the bytes of a tar archive. Only the entry at hand is held in memory. */
export async function* writeTar(
  entries: AsyncIterable<Entry>,
  modified: Date,
): AsyncIterable<Buffer> {
  for await (const entry of entries) {
    yield headerOf(entry, modified);
    yield Buffer.from(entry.body);
    yield Buffer.alloc(paddingOf(entry.body.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

interface Reader {
  /** @throws StartProblem when the stream ends before */
  take(bytes: number): Promise<Buffer>;
  /**
   * Reads to the end: a stream that is left before says nothing of what is wrong with its last
   * bytes.
   */
  leave(): Promise<void>;
}

/** Takes bytes off a stream, however it is cut. */
function readerOf(source: AsyncIterable<Buffer>): Reader {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  return {
    async take(bytes) {
      const parts = [waiting];
      let length = waiting.length;
      while (length < bytes) {
        const next = await chunks.next();
        if (next.done) throw new StartProblem('it ends too early');
        parts.push(next.value);
        length += next.value.length;
      }
      const all = parts.length === 1 ? waiting : Buffer.concat(parts);
      waiting = all.subarray(bytes);
      return all.subarray(0, bytes);
    },
    async leave() {
      while (!(await chunks.next()).done);
    },
  };
}

const textAt = (header: Buffer, from: number, bytes: number) =>
  header
    .toString('utf8', from, from + bytes)
    .replace(/\0.*$/s, '')
    .trim();
const numberAt = (header: Buffer, from: number, digits: number) =>
  Number.parseInt(textAt(header, from, digits), 8);

/**
 * Reads what {@link writeTar} wrote. @throws StartProblem that goes on “FILE is damaged or
 * incomplete:
 * …”
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncIterable<Entry> {
  const reader = readerOf(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    if (header.every((byte) => byte === 0)) return reader.leave();
    const size = numberAt(header, AT.size, SIZE_DIGITS);
    if (numberAt(header, AT.sum, SUM_BYTES) !== sumOf(header) || !(size >= 0 && size <= MOST_BYTES))
      throw new StartProblem('an entry has no valid header');
    const body = await reader.take(size);
    await reader.take(paddingOf(size));
    yield { name: textAt(header, AT.name, NAME_BYTES), body };
  }
}
