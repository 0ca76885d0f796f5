import type { FileHandle } from 'node:fs/promises';
import { FileRefusedError } from './fileRefusedError';

/** Reads so many bytes from this one on. @throws Refused damaged where the file ends before */
export async function readBytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new FileRefusedError('damaged');
  return buffer;
}
