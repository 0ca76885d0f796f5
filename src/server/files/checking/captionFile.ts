import { readFile, stat } from 'node:fs/promises';
import { MAX_CAPTION_BYTES, findCaptionFaults } from '../../../shared/captions';
import { FileRefusedError } from './fileRefusedError';

const NOT_UTF_8 = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Reads the text of a file. @throws Refused type for what is not UTF-8 */
async function readUtf8(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === NOT_UTF_8
      ? new FileRefusedError('type')
      : error;
  }
}

/** Captions that can be shown. @throws Refused captions, with the faults; type */
export async function recogniseCaptions(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > MAX_CAPTION_BYTES)
    throw new FileRefusedError('captions', [{ line: 1, fault: 'tooLarge' }]);
  const faults = findCaptionFaults(await readUtf8(path));
  if (faults.length > 0) throw new FileRefusedError('captions', faults);
  return 'text/vtt';
}
