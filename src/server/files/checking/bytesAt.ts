import type { FileHandle } from 'node:fs/promises';
import { Refused } from './refused';

/** Reads so many bytes from this one on. @throws Refused damaged where the file ends before */
export async function bytesAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new Refused('damaged');
  return buffer;
}
