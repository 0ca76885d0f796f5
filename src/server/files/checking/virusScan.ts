import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ScannerSetting } from '../scannerSetting';

const SILENT_MS = 60_000;
/** Size in bytes of one piece; the daemon takes up to its own StreamMaxLength in all. */
const PIECE_BYTES = 64 * 1024;
const CLEAN = /^stream: OK\0?$/;
const FOUND = /^stream: .+ FOUND\0?$/;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain');
}

/** INSTREAM of clamd(8): pieces with their lengths before them, an empty one ends the file. */
async function sendFile(socket: Socket, path: string): Promise<void> {
  await once(socket, 'connect');
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
    await send(socket, lengthOf((piece as Buffer).length));
    await send(socket, piece as Buffer);
  }
  socket.end(lengthOf(0));
}

/**
 * Tells whether the scanner finds something in a file. @throws Error when it cannot be asked or
 * does not say either
 */
export async function isInfected({ host, port }: ScannerSetting, path: string): Promise<boolean> {
  const socket = connect(port, host);
  socket.setTimeout(SILENT_MS, () => socket.destroy(new Error('the virus scanner is silent')));
  try {
    const [answer] = await Promise.all([text(socket), sendFile(socket, path)]);
    if (FOUND.test(answer.trim())) return true;
    if (CLEAN.test(answer.trim())) return false;
    throw new Error(`the virus scanner answered “${answer.slice(0, 200)}”`);
  } finally {
    socket.destroy();
  }
}
