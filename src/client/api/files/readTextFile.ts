import { decodeTable } from '../../../shared/decodeTable';
import type { Locale } from '../../../shared/locales';
import { readPart } from './readFile';

/** Characters that no text has and every workbook, picture or archive has. */
const BINARY = /(?![\t\n\v\f\r\u0085])\p{Cc}/u;

/**
 * Reads a file of text in the encodings that computers of a language write.
 * @throws Error for a file that was moved meanwhile, and for one that is no text
 */
export async function readTextFile(file: File, locale: Locale): Promise<string> {
  const text = decodeTable(new Uint8Array(await readPart(file, 0, file.size)), locale);
  if (BINARY.test(text)) throw new Error(`${file.name} is no text`);
  return text;
}
