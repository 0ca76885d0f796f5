import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { writeDown } from './chunkedUpload';

const folder = fs.mkdtempSync(join(tmpdir(), 'meydan-parts-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const CHUNK = Buffer.alloc(50_000, 'x');

test('of a connection that is cut while a write is under way the bytes are counted that the file has', async () => {
  const path = join(folder, 'cut');
  const body = new Readable({ read: () => undefined });
  const write = fs.write.bind(fs);
  // The disk is slower than the cut.
  jest.spyOn(fs, 'write').mockImplementation(((...parameters: Parameters<typeof fs.write>) => {
    body.destroy(new Error('cut'));
    body.once('close', () => setImmediate(() => write(...parameters)));
  }) as typeof fs.write);
  body.push(CHUNK);
  const counted = await writeDown(body, path, 1_000_000);
  expect(counted).toBe(CHUNK.length);
  expect(fs.statSync(path).size).toBe(counted);
});
