import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createDiskStorage } from './diskStorage';
import { createS3Storage } from './s3Storage';
import { deleteFolder, type Storage } from './storage';
import { openTestBucket } from './testing/bucket';
import { createMemoryStorage } from './testing/memoryStorage';

interface Opened {
  readonly storage: Storage;
  close(): Promise<void>;
}

async function onDisk(): Promise<Opened> {
  const root = await mkdtemp(join(tmpdir(), 'meydan-storage-'));
  return {
    storage: createDiskStorage(root),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

async function inBucket(): Promise<Opened> {
  const bucket = await openTestBucket();
  return { storage: createS3Storage(bucket.setting), close: () => bucket.close() };
}

const inMemory = async (): Promise<Opened> => ({
  storage: createMemoryStorage(),
  close: async () => {},
});

const read = async (storage: Storage, key: string): Promise<string | null> => {
  const stream = await storage.get(key);
  return stream && text(stream);
};

async function listed(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(folder)) keys.push(key);
  return keys.sort();
}

const LARGE = 11_000_000;

describe.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
  ['memory', inMemory],
])('%s', (_name, open) => {
  let opened: Opened;
  let storage: Storage;
  beforeAll(async () => {
    opened = await open();
    ({ storage } = opened);
  });
  afterAll(() => opened.close());

  test('keeps bytes and streams, and replaces them', async () => {
    await storage.put('a/one.txt', Buffer.from('first'));
    await storage.put('a/one.txt', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    expect(await read(storage, 'a/one.txt')).toBe('second');
    await storage.put('a/empty', Readable.from([]));
    expect(await read(storage, 'a/empty')).toBe('');
  });

  test('keeps what is larger than one request', async () => {
    const bytes = randomBytes(LARGE);
    await storage.put(
      'large',
      Readable.from([bytes.subarray(0, 6_000_000), bytes.subarray(6_000_000)]),
    );
    expect((await buffer((await storage.get('large'))!)).equals(bytes)).toBe(true);
    const middle = await storage.get('large', { start: 5_000_000, end: 6_999_999 });
    expect((await buffer(middle!)).equals(bytes.subarray(5_000_000, 7_000_000))).toBe(true);
  });

  test('reads a range', async () => {
    await storage.put('ranged', Buffer.from('0123456789'));
    expect(await text((await storage.get('ranged', { start: 3, end: 5 }))!)).toBe('345');
  });

  test('has nothing where nothing is, and deletes what is not there', async () => {
    expect(await storage.get('nowhere/at-all')).toBeNull();
    await storage.delete('nowhere/at-all');
    await storage.put('gone', Buffer.from('x'));
    await storage.delete('gone');
    expect(await storage.get('gone')).toBeNull();
  });

  test('lists and empties a folder, and not its neighbour', async () => {
    for (const key of ['l/1/a', 'l/1/b/c', 'l/10/a']) await storage.put(key, Buffer.from(key));
    expect(await listed(storage, 'l/1')).toEqual(['l/1/a', 'l/1/b/c']);
    await deleteFolder(storage, 'l/1');
    expect(await listed(storage, 'l')).toEqual(['l/10/a']);
    expect(await listed(storage, 'never')).toEqual([]);
  });

  test.each([1, LARGE])(
    'a stream that breaks after %i bytes leaves what was there',
    async (size) => {
      await storage.put('kept', Buffer.from('before'));
      const broken = Readable.from(
        (async function* () {
          yield Buffer.alloc(size);
          throw new Error('cut');
        })(),
      );
      await expect(storage.put('kept', broken)).rejects.toThrow('cut');
      expect(await read(storage, 'kept')).toBe('before');
    },
  );

  test.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    '',
    '.',
    'a/.hidden',
    'A',
    'a\0b',
    'a\\b',
    'a%2e',
    'x'.repeat(400),
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('is no key');
    await expect(storage.get(key)).rejects.toThrow('is no key');
  });
});

test('a folder holds nothing that is half written', async () => {
  const root = await mkdtemp(join(tmpdir(), 'meydan-storage-'));
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('x');
      throw new Error('cut');
    })(),
  );
  await expect(createDiskStorage(root).put('a', broken)).rejects.toThrow('cut');
  expect(await readdir(join(root, '.half-written'))).toEqual([]);
  await rm(root, { recursive: true });
});

test('a bucket refuses a wrong signature', async () => {
  const bucket = await openTestBucket();
  const storage = createS3Storage({ ...bucket.setting, secret: 'another' });
  const put = storage.put('a', Buffer.from('x'));
  await expect(put.finally(() => bucket.close())).rejects.toThrow('403');
});

test('a bucket that is busy, or breaks off, is asked again with the same bytes', async () => {
  const came: string[] = [];
  const server = createServer(async (request, response) => {
    came.push(await text(request));
    if (came.length === 1) return void response.writeHead(503).end('busy');
    if (came.length === 2) return void request.socket.destroy();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = createS3Storage({
    url: new URL(`http://127.0.0.1:${port}/b`),
    key: 'k',
    secret: 's',
    region: 'r',
  });
  await storage.put('a', Readable.from([Buffer.from('bytes')]));
  expect(came).toEqual(['bytes', 'bytes', 'bytes']);
  server.close();
  server.closeAllConnections();
});
