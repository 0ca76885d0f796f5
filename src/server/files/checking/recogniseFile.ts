import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { CAPTIONS_TYPE, PICTURE_TYPES } from '../../../shared/contract/files';
import { getTextType } from '../fileName';
import { recogniseCaptions } from './captionFile';
import { recogniseMp4 } from './mp4File';
import { recogniseOffice } from './officeFile';
import { FileRefusedError } from './fileRefusedError';
import { recogniseText } from './textFile';
import { recogniseWebm } from './webmFile';

const EDGE_BYTES = 70_000;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)/i;
const ZIP_END = 'PK\u0005\u0006';
const PDF_END = /%%EOF\s*$/;
const EMBEDDED = '\\objdata';

/** Reads the first and the last bytes, letter for byte. */
async function readEdges(path: string): Promise<readonly [string, string]> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (at: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(EDGE_BYTES), 0, EDGE_BYTES, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return [await read(0), await read(Math.max(0, size - EDGE_BYTES))];
  } finally {
    await handle.close();
  }
}

/**
 * Recognises a PDF and nothing else: it begins and ends as one, and is no page and no archive
 * besides.
 */
async function recognisePdf(path: string): Promise<string> {
  const [head, tail] = await readEdges(path);
  if (!head.startsWith('%PDF-') || !PDF_END.test(tail)) throw new FileRefusedError('damaged');
  if (MARKUP.test(head.slice(0, 1024)) || tail.includes(ZIP_END))
    throw new FileRefusedError('type');
  return 'application/pdf';
}

/** Recognises an RTF file; what is embedded in it could be a program. */
async function recogniseRtf(path: string): Promise<string> {
  let before = '';
  for await (const bytes of createReadStream(path)) {
    const text = before + (bytes as Buffer).toString('latin1');
    if (text.includes(EMBEDDED)) throw new FileRefusedError('type');
    before = text.slice(-EMBEDDED.length);
  }
  return 'application/rtf';
}

/** Devices name the same kind of film differently. */
const FILMS: Readonly<Record<string, (handle: FileHandle) => Promise<string>>> = {
  'video/mp4': recogniseMp4,
  'video/x-m4v': recogniseMp4,
  'video/webm': recogniseWebm,
};

async function recogniseFilm(path: string, mime: string): Promise<string | undefined> {
  const handle = await open(path, 'r');
  try {
    return await FILMS[mime]?.(handle);
  } finally {
    await handle.close();
  }
}

const ARCHIVE = /^application\/(?:zip$|vnd\.(?:openxmlformats-officedocument|oasis)\.)/;

/**
 * Finds the kind by the first bytes. @throws Refused damaged where they begin as something and go
 * on as nothing
 */
async function mimeOf(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type/node');
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    // The disk is no fault of the file; whatever else is thrown there was found inside of it.
    throw (error as NodeJS.ErrnoException).syscall ? error : new FileRefusedError('damaged');
  }
}

/**
 * Recognises what a file is by its bytes; of texts the name says which. @throws Refused for what is
 * not kept, or is two things at once
 */
export async function recogniseFile(path: string, name: string): Promise<string> {
  const mime = await mimeOf(path);
  const isCaptions = mime === CAPTIONS_TYPE || (!mime && getTextType(name) === CAPTIONS_TYPE);
  if (isCaptions) return recogniseCaptions(path);
  if (mime === undefined) return recogniseText(path, name);
  if (Object.hasOwn(FILMS, mime)) return (await recogniseFilm(path, mime))!;
  if (mime.startsWith('video/')) throw new FileRefusedError('video');
  if (mime === 'application/pdf') return recognisePdf(path);
  if (mime === 'application/rtf') return recogniseRtf(path);
  if (ARCHIVE.test(mime)) return recogniseOffice(path);
  if ((PICTURE_TYPES as readonly string[]).includes(mime)) return mime;
  throw new FileRefusedError('type');
}
