import type { Attachment } from '../../../shared/contract/files';
import { getMainKey } from '../../files/fileKeys';
import type { HostContext } from '../../hostContext';

/**
 * Reads the bytes of a file, opened when they are wanted. @throws Error where the storage has lost
 * it
 */
export async function* readFile(
  { files }: Pick<HostContext, 'files'>,
  { file, mediaType }: Pick<Attachment, 'file' | 'mediaType'>,
): AsyncGenerator<Uint8Array> {
  const bytes = await files.get(getMainKey(file, mediaType));
  if (!bytes) throw new Error(`the storage has no file ${file}`);
  yield* bytes as AsyncIterable<Uint8Array>;
}
