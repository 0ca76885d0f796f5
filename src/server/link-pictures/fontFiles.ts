import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decompress } from 'wawoff2';

/** The portal's typeface comes in parts, each with the letters of some scripts. */
const PARTS = ['latin', 'latin-ext', 'arabic'] as const;

const { resolve } = createRequire(import.meta.url);

async function unpackAll(): Promise<Uint8Array<ArrayBuffer>[]> {
  const files: Uint8Array<ArrayBuffer>[] = [];
  // One after the other and copied at once: each is handed out in the memory that the next one is
  // unpacked into.
  for (const part of PARTS) {
    const name = `@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`;
    files.push(new Uint8Array(await decompress(await readFile(resolve(name)))));
  }
  return files;
}

let unpacking: Promise<Uint8Array<ArrayBuffer>[]> | undefined;

/**
 * Reads the parts of the portal's typeface as OpenType files, first the one that is used most;
 * unpacked once.
 */
export const readFontFiles = (): Promise<Uint8Array<ArrayBuffer>[]> => (unpacking ??= unpackAll());
