import type { FileHandle } from 'node:fs/promises';
import { readBytesAt } from './readBytesAt';
import { FileRefusedError } from './fileRefusedError';

/** Codecs that browsers show and play of it. */
const CODECS: readonly string[] = ['V_VP8', 'V_VP9', 'V_AV1', 'A_OPUS', 'A_VORBIS'];
/** Ids of elements (RFC 9559), with the bits that tell their length. */
const IDS = {
  header: 0x1a_45_df_a3,
  docType: 0x42_82,
  segment: 0x18_53_80_67,
  cluster: 0x1f_43_b6_75,
  tracks: 0x16_54_ae_6b,
  entry: 0xae,
  codec: 0x86,
} as const;

const LONGEST_ID = 4;
const LONGEST_SIZE = 8;
const HEAD_BYTES = LONGEST_ID + LONGEST_SIZE;
const MOST_TRACK_BYTES = 1_000_000;
/** Limit of elements before the tracks, which are few. */
const MOST_ELEMENTS = 1_000;

interface Element {
  readonly id: number;
  /** Position at which its content begins, counted like `at`. */
  readonly from: number;
  /** Null: it ends with its file. */
  readonly bytes: number | null;
}

/** Counts the bytes of a number whose first one this is (RFC 8794 §4). */
const lengthOf = (first: number): number => Math.clz32(first) - 24 + 1;

/** @throws Refused damaged */
function readElement(head: Buffer, at: number): Element {
  const idLength = lengthOf(head[0] ?? 0);
  const sizeLength = lengthOf(head[idLength] ?? 0);
  if (idLength > LONGEST_ID || sizeLength > LONGEST_SIZE) throw new FileRefusedError('damaged');
  if (head.length < idLength + sizeLength) throw new FileRefusedError('damaged');
  const digits = head.subarray(idLength, idLength + sizeLength);
  const whole = digits.reduce((sum, byte) => sum * 0x1_00 + byte, 0);
  const marker = 2 ** (7 * sizeLength);
  const bytes = whole - marker;
  return {
    id: head.readUIntBE(0, idLength),
    from: at + idLength + sizeLength,
    bytes: bytes === marker - 1 ? null : bytes,
  };
}

/** Lists the elements in these bytes, one after the other. */
function elementsIn(bytes: Buffer): readonly { readonly id: number; readonly content: Buffer }[] {
  const found: { id: number; content: Buffer }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { id, from, bytes: length } = readElement(bytes.subarray(at, at + HEAD_BYTES), at);
    const to = from + (length ?? bytes.length - from);
    if (to > bytes.length) throw new FileRefusedError('damaged');
    found.push({ id, content: bytes.subarray(from, to) });
    at = to;
  }
  return found;
}

const contentsOf = (bytes: Buffer, id: number): readonly Buffer[] =>
  elementsIn(bytes).flatMap((element) => (element.id === id ? [element.content] : []));

async function elementAt(handle: FileHandle, size: number, at: number): Promise<Element> {
  if (at >= size) throw new FileRefusedError('damaged');
  return readElement(await readBytesAt(handle, at, Math.min(HEAD_BYTES, size - at)), at);
}

async function contentAt(handle: FileHandle, { from, bytes }: Element): Promise<Buffer> {
  if (bytes === null || bytes > MOST_TRACK_BYTES) throw new FileRefusedError('damaged');
  return readBytesAt(handle, from, bytes);
}

/** Finds the tracks, which stand before what is in them. */
async function findTracks(handle: FileHandle, size: number, from: number): Promise<Buffer> {
  let at = from;
  for (let count = 0; count < MOST_ELEMENTS; count += 1) {
    const element = await elementAt(handle, size, at);
    if (element.id === IDS.tracks) return contentAt(handle, element);
    if (element.id === IDS.cluster || element.bytes === null) break;
    at = element.from + element.bytes;
  }
  throw new FileRefusedError('damaged');
}

/**
 * Recognises a WebM file that is whole, and a film that browsers show. @throws Refused damaged,
 * video
 */
export async function recogniseWebm(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  const header = await elementAt(handle, size, 0);
  if (header.id !== IDS.header) throw new FileRefusedError('damaged');
  const [docType] = contentsOf(await contentAt(handle, header), IDS.docType);
  if (docType?.toString('latin1').replace(/\0+$/, '') !== 'webm')
    throw new FileRefusedError('video');
  const segment = await elementAt(handle, size, header.from + (header.bytes ?? 0));
  const isWhole = segment.bytes === null || segment.from + segment.bytes <= size;
  if (segment.id !== IDS.segment || !isWhole) throw new FileRefusedError('damaged');
  const entries = contentsOf(await findTracks(handle, size, segment.from), IDS.entry);
  const codecs = entries.flatMap((entry) =>
    contentsOf(entry, IDS.codec).map((name) => name.toString('latin1')),
  );
  const hasPicture = codecs.some((name) => name.startsWith('V_'));
  if (!hasPicture || !codecs.every((name) => CODECS.includes(name)))
    throw new FileRefusedError('video');
  return 'video/webm';
}
