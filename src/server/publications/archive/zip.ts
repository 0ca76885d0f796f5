import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** With folders, parted by slashes. */
  readonly name: string;
  readonly modified: Date;
  /**
   * True if the bytes are packed already, as pictures and PDF are, and are not packed once more.
   */
  readonly isPacked: boolean;
  readonly bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const NOTHING = new Uint8Array(0);

/**
 * Writes the bytes of an archive with these entries; of each of them only the part that is read is
 * in memory.
 */
export async function* createZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for await (const { name, modified, isPacked, bytes } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = modified;
    zip.add(file);
    for await (const part of bytes) {
      file.push(part);
      yield* written.splice(0);
    }
    file.push(NOTHING, true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
