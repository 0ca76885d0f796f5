import type { FileHandle } from 'node:fs/promises';
import { readBytesAt } from './readBytesAt';
import { FileRefusedError } from './fileRefusedError';

/** Codecs that every browser shows and plays (ISO/IEC 14496-12, names of sample entries). */
const CODECS: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3', 'av01', 'vp09'],
  soun: ['mp4a', 'Opus', 'fLaC'],
};
/** Limit for its table of contents, in bytes; that of a film of some hours has a few megabytes. */
const MOST_INDEX_BYTES = 50_000_000;
const HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
const FULL_BOX_BYTES = 4;

interface Box {
  readonly type: string;
  readonly head: number;
  readonly bytes: number;
}

/** @throws Refused damaged for a size that cannot be */
function readBox(bytes: Buffer, rest: number): Box {
  const size = bytes.readUInt32BE(0);
  const type = bytes.toString('latin1', 4, HEAD_BYTES);
  const isLong = size === 1;
  const head = isLong ? LONG_HEAD_BYTES : HEAD_BYTES;
  if (isLong && bytes.length < LONG_HEAD_BYTES) throw new FileRefusedError('damaged');
  const named = isLong ? Number(bytes.readBigUInt64BE(HEAD_BYTES)) : size;
  const length = size === 0 ? rest : named;
  if (length < head || length > rest) throw new FileRefusedError('damaged');
  return { type, head, bytes: length };
}

/** Reads the boxes of a file one after the other, each with where it begins. */
async function topBoxes(handle: FileHandle, size: number) {
  const boxes: (Box & { readonly at: number })[] = [];
  let at = 0;
  while (at < size) {
    const head = await readBytesAt(handle, at, Math.min(LONG_HEAD_BYTES, size - at));
    if (head.length < HEAD_BYTES) throw new FileRefusedError('damaged');
    const box = readBox(head, size - at);
    boxes.push({ ...box, at });
    at += box.bytes;
  }
  return boxes;
}

/** Finds what is in the boxes of this name, at any depth that the path names. */
function inside(bytes: Buffer, [type, ...deeper]: readonly string[]): readonly Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  while (at + HEAD_BYTES <= bytes.length) {
    const box = readBox(bytes.subarray(at), bytes.length - at);
    const content = bytes.subarray(at + box.head, at + box.bytes);
    if (box.type === type) found.push(...(deeper.length > 0 ? inside(content, deeper) : [content]));
    at += box.bytes;
  }
  return found;
}

/** Lists the names of the sample entries of a track. */
function formatsIn(media: Buffer): readonly string[] {
  return inside(media, ['minf', 'stbl', 'stsd']).flatMap((table) => {
    const formats: string[] = [];
    let at = 2 * FULL_BOX_BYTES;
    while (at + HEAD_BYTES <= table.length) {
      const entry = readBox(table.subarray(at), table.length - at);
      formats.push(entry.type);
      at += entry.bytes;
    }
    return formats;
  });
}

interface Track {
  readonly handler: string;
  readonly formats: readonly string[];
}

const trackOf = (media: Buffer): Track => ({
  handler:
    inside(media, ['hdlr'])[0]?.toString('latin1', 2 * FULL_BOX_BYTES, 3 * FULL_BOX_BYTES) ?? '',
  formats: formatsIn(media),
});

const isShown = ({ handler, formats }: Track): boolean =>
  formats.every((format) => CODECS[handler]?.includes(format) ?? true);

/**
 * Recognises an MP4 file that is whole, and a film that every browser shows. @throws Refused
 * damaged, video
 */
export async function recogniseMp4(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  const boxes = await topBoxes(handle, size);
  const index = boxes.find(({ type }) => type === 'moov');
  const hasFilm = boxes.some(({ type }) => type === 'mdat');
  if (boxes[0]?.type !== 'ftyp' || !index || !hasFilm || index.bytes > MOST_INDEX_BYTES)
    throw new FileRefusedError('damaged');
  const content = await readBytesAt(handle, index.at + index.head, index.bytes - index.head);
  const tracks = inside(content, ['trak', 'mdia']).map(trackOf);
  const hasPicture = tracks.some(
    ({ handler, formats }) => handler === 'vide' && formats.length > 0,
  );
  if (!hasPicture || !tracks.every(isShown)) throw new FileRefusedError('video');
  return 'video/mp4';
}
