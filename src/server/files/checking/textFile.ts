import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { getTextType } from '../fileName';
import { FileRefusedError } from './fileRefusedError';

/** Larger ones are looked at by their first and last sign only. */
const PARSED_BYTES = 5_000_000;
const CONTROLS = /[^\P{Cc}\t\n\f\r]/u;
/** Programs that a browser or a shell would run are refused, whatever the file is called. */
const PROGRAM = /^\ufeff?\s*(?:<(?:!|\?|html|head|body|svg|script|iframe|math)|#!|mz)/i;
const BRACES = /^\s*[[{]|[\]}]\s*$/g;
const ENDS = 100;
const NOT_UTF_8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/**
 * First and last letters of a text. @throws Refused damaged for what is not UTF-8 or holds control
 * characters
 */
async function readEnds(path: string): Promise<readonly [string, string]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [first, last] = ['', ''];
  const take = (text: string) => {
    if (CONTROLS.test(text)) throw new FileRefusedError('type');
    if (first.length < ENDS) first += text.slice(0, ENDS);
    last = (last + text).slice(-ENDS);
  };
  try {
    for await (const bytes of createReadStream(path))
      take(decoder.decode(bytes as Buffer, { stream: true }));
    take(decoder.decode());
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === NOT_UTF_8
      ? new FileRefusedError('type')
      : error;
  }
  return [first, last];
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
};

async function checkJson(path: string, [first, last]: readonly [string, string]): Promise<void> {
  const { size } = await stat(path);
  const isWhole =
    size <= PARSED_BYTES
      ? isJson(await readFile(path, 'utf8'))
      : (first.slice(0, ENDS) + last).match(BRACES)?.length === 2;
  if (!isWhole) throw new FileRefusedError('damaged');
}

/** Recognises the type of a text, which its name tells. @throws Refused */
export async function recogniseText(path: string, name: string): Promise<string> {
  const mediaType = getTextType(name);
  if (!mediaType) throw new FileRefusedError('type');
  const ends = await readEnds(path);
  if (PROGRAM.test(ends[0])) throw new FileRefusedError('type');
  if (mediaType === 'application/json') await checkJson(path, ends);
  return mediaType;
}
