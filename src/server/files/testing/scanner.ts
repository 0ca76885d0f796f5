import { createServer, type AddressInfo } from 'node:net';
import type { ScannerSetting } from '../scannerSetting';

/** Text that every scanner takes for a virus (EICAR), in two halves so that this file is none. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}',
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

const HEAD = 'zINSTREAM\0';

export interface TestScanner {
  readonly setting: ScannerSetting;
  /** Bytes of the files that it was sent. */
  readonly scanned: number[];
  close(): Promise<void>;
}

/** Joins the bytes of the pieces; null until the empty one has come. */
function fileIn(sent: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = HEAD.length; at + 4 <= sent.length;) {
    const bytes = sent.readUInt32BE(at);
    if (bytes === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + bytes));
    at += 4 + bytes;
  }
  return null;
}

/**
 * Opens a server that speaks INSTREAM as clamd does and knows one virus; `port` 0: any free one.
 */
export async function openTestScanner(port = 0): Promise<TestScanner> {
  const scanned: number[] = [];
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      sent = Buffer.concat([sent, bytes]);
      const file = fileIn(sent);
      if (file === null) return;
      scanned.push(file.length);
      const isKnown = sent.subarray(0, HEAD.length).toString() === HEAD;
      const found = file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
      socket.end(isKnown ? found : 'UNKNOWN COMMAND\0');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    setting: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
