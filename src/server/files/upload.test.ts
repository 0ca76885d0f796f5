import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FileInfo } from '../../shared/contract/files';
import { createTestFiles, type TestHost } from '../testing/testHost';
import { watchTables } from '../testing/watchTables';
import { createS3Storage } from './s3Storage';
import { openTestBucket, type TestBucket } from './testing/bucket';
import { openFilesHost } from './testing/filesHost';
import { PDF } from './testing/samples';
import {
  announceFile,
  createRequestKey,
  waitUntilChecked,
  sendFile,
  sendPart,
  readFileState,
} from './testing/uploadClient';

let host: TestHost;
beforeAll(async () => {
  host = await openFilesHost();
});
afterAll(() => host.close());

const TEXT = Buffer.from('Five hundred trees\n'.repeat(1_000));

const begun = async (name = 'trees.txt', bytes = TEXT.length): Promise<string> =>
  (await announceFile(host, 'nadia', { name, bytes })).json<FileInfo>().id;

test('a file is announced, sent in parts and kept', async () => {
  const answer = await announceFile(host, 'nadia', { name: 'trees.txt', bytes: TEXT.length });
  expect(answer.statusCode).toBe(201);
  const { id, ...info } = answer.json<FileInfo>();
  expect(info).toEqual({
    name: 'trees.txt',
    bytes: TEXT.length,
    received: 0,
    state: 'uploading',
    refusal: null,
    mediaType: null,
    width: null,
    height: null,
    faults: null,
  });
  const first = await sendPart(host, 'nadia', { id, at: 0, bytes: TEXT.subarray(0, 7_000) });
  expect(first.json()).toMatchObject({ received: 7_000, state: 'uploading' });
  expect(await readFileState(host, 'nadia', id)).toMatchObject({ received: 7_000 });
  await sendPart(host, 'nadia', { id, at: 7_000, bytes: TEXT.subarray(7_000) });
  expect(await waitUntilChecked(host, 'nadia', id)).toMatchObject({
    state: 'ready',
    mediaType: 'text/plain',
    received: TEXT.length,
  });
  const download = await host.app.inject({
    url: `/v1/files/${id}/trees.txt`,
    headers: await host.headersOf('nadia'),
  });
  expect(download.rawPayload.equals(TEXT)).toBe(true);
});

test('the same request announces one file', async () => {
  const key = createRequestKey();
  const file = { name: 'once.txt', bytes: 5 };
  const [one, two] = await Promise.all([1, 2].map(() => announceFile(host, 'nadia', file, key)));
  expect(one?.json<FileInfo>().id).toBe(two?.json<FileInfo>().id);
});

test('files are limited: by their number in an hour, and by their bytes in a day', async () => {
  const { app, database, ...own } = await openFilesHost();
  const other = { app, database, ...own };
  const send = async (count: number, bytes: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await announceFile(other, 'nadia', { name: 'a.txt', bytes }));
      // A file that has arrived is no longer on its way.
      await database.db.updateTable('files').set({ state: 'ready' }).execute();
    }
    return answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
  };
  const large = await send(101, 100_000_000);
  expect(large.slice(0, 100)).toEqual(Array(100).fill([201, undefined]));
  expect(large.at(-1)).toEqual([429, String(24 * 3_600)]);
  await database.db.deleteFrom('attempts').execute();
  const many = await send(1_001, 10);
  expect(many.at(-2)).toEqual([201, undefined]);
  expect(many.at(-1)).toEqual([429, '3600']);
  await other.close();
});

test.each([
  [2_000_000_000, '413 tooLarge'],
  [100_000_001, '413 tooLarge'],
  [0, '400 invalidRequest'],
  [-1, '400 invalidRequest'],
  [1.5, '400 invalidRequest'],
])('a file of %d bytes is refused when it is announced', async (bytes, told) => {
  const answer = await announceFile(host, 'nadia', { name: 'large.pdf', bytes });
  expect(`${answer.statusCode} ${answer.json<{ code: string }>().code}`).toBe(told);
});

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\plans\\north.txt', 'north.txt'],
  ['a\u0000b.txt', 'ab.txt'],
  ['photo\u202Efdp.txt', 'photofdp.txt'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['line\nbreak.txt', 'line break.txt'],
  ['خطة الميناء.txt', 'خطة الميناء.txt'],
  ['\uD800.txt', 'txt'],
])('the name %j is kept as %j', async (name, kept) => {
  const answer = await announceFile(host, 'nadia', { name, bytes: 3 });
  expect(answer.json<FileInfo>().name).toBe(kept);
  await sendPart(host, 'nadia', {
    id: answer.json<FileInfo>().id,
    at: 0,
    bytes: Buffer.from('abc'),
  });
});

test('a name of 300 letters is refused', async () => {
  const answer = await announceFile(host, 'nadia', { name: 'n'.repeat(300), bytes: 3 });
  expect(answer.statusCode).toBe(400);
});

test('a part that does not begin where the file ends is told where that is', async () => {
  const id = await begun();
  await sendPart(host, 'nadia', { id, at: 0, bytes: TEXT.subarray(0, 100) });
  for (const at of [0, 99, 101, 1_000_000]) {
    const answer = await sendPart(host, 'nadia', { id, at, bytes: TEXT.subarray(0, 10) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'wrongOffset', detail: '100' });
  }
});

test('more bytes than were announced are refused, and what was there stays', async () => {
  const id = await begun('short.txt', 10);
  await sendPart(host, 'nadia', { id, at: 0, bytes: Buffer.from('12345') });
  const answer = await sendPart(host, 'nadia', { id, at: 5, bytes: Buffer.from('678901') });
  expect(answer.statusCode).toBe(413);
  expect(await readFileState(host, 'nadia', id)).toMatchObject({ received: 5, state: 'uploading' });
});

test('one request brings no more than a part', async () => {
  const id = await begun('large.txt', 6_000_000);
  const answer = await sendPart(host, 'nadia', { id, at: 0, bytes: Buffer.alloc(5_000_001, 'x') });
  expect(answer.statusCode).toBe(413);
  expect(await readFileState(host, 'nadia', id)).toMatchObject({ received: 0 });
});

test('of two parts that arrive at once one counts', async () => {
  const id = await begun('twice.txt', 20);
  const parts = ['aaaaaaaaaa', 'bbbbbbbbbb'].map((text) => Buffer.from(text));
  const answers = await Promise.all(
    parts.map((bytes) => sendPart(host, 'nadia', { id, at: 0, bytes })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  await sendPart(host, 'nadia', { id, at: 10, bytes: Buffer.from('cccccccccc') });
  await waitUntilChecked(host, 'nadia', id);
  const { payload } = await host.app.inject({
    url: `/v1/files/${id}/twice.txt`,
    headers: await host.headersOf('nadia'),
  });
  expect(payload).toBe(`${String(parts[winner])}cccccccccc`);
});

test.each(['admin', 'yusuf', 'isil', 'grace'] as const)(
  'nobody goes on with a file of somebody else: %s',
  async (person) => {
    const id = await begun();
    const answer = await sendPart(host, person, { id, at: 0, bytes: Buffer.from('x') });
    expect(answer.statusCode).toBe(404);
    const look = await host.app.inject({
      url: `/v1/files/${id}`,
      headers: await host.headersOf(person),
    });
    expect(look.statusCode).toBe(404);
  },
);

test('another media type than that of parts is refused', async () => {
  const id = await begun();
  const answer = await host.app.inject({
    method: 'PATCH',
    url: `/v1/files/${id}`,
    headers: { ...(await host.headersOf('nadia')), 'upload-offset': '0' },
    payload: { some: 'json' },
  });
  expect(answer.statusCode).toBe(415);
});

test('only so many files of one person are on their way at the same time', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await announceFile(host, 'yusuf', { name: 'a.txt', bytes: 5 })).statusCode);
  expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
  expect(statuses[20]).toBe(409);
});

describe('over the network', () => {
  let bucket: TestBucket;
  let online: TestHost;
  let port: number;
  beforeAll(async () => {
    bucket = await openTestBucket();
    online = await openFilesHost({
      files: { ...createTestFiles(), storage: createS3Storage(bucket.setting) },
    });
    await online.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = online.app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await online.close();
    await bucket.close();
  });

  /** Promises the whole part and hangs up after some of it. */
  async function cutPart(id: string, bytes: Buffer, sent: number): Promise<void> {
    const headers = await online.headersOf('nadia');
    await new Promise<void>((resolve) => {
      const call = request({
        port,
        host: '127.0.0.1',
        path: `/v1/files/${id}`,
        method: 'PATCH',
        headers: {
          ...headers,
          'content-type': 'application/offset+octet-stream',
          'content-length': bytes.length,
          'upload-offset': '0',
        },
      });
      call.on('error', () => resolve());
      call.write(bytes.subarray(0, sent), () => call.destroy());
    });
  }

  test('an upload that is cut at 99 % goes on from there', async () => {
    const text = Buffer.from(randomBytes(1_000_000).toString('base64'));
    const announced = await announceFile(online, 'nadia', { name: 'cut.txt', bytes: text.length });
    const { id } = announced.json<FileInfo>();
    const sent = Math.floor(text.length * 0.99);
    const watch = await watchTables(online.database, 'files');
    await cutPart(id, text, sent);
    const received = await watch.until(
      async () => (await readFileState(online, 'nadia', id)).received || undefined,
    );
    // Bytes that had not left the host’s buffers are gone, and are sent again.
    expect(received).toBeGreaterThan(sent - 200_000);
    expect(received).toBeLessThanOrEqual(sent);
    await sendPart(online, 'nadia', { id, at: received, bytes: text.subarray(received) });
    expect(await waitUntilChecked(online, 'nadia', id)).toMatchObject({ state: 'ready' });
    const download = await online.app.inject({
      url: `/v1/files/${id}/cut.txt`,
      headers: await online.headersOf('nadia'),
    });
    expect(download.rawPayload.equals(text)).toBe(true);
  });

  test('a document in a bucket is read in ranges', async () => {
    const { id } = await sendFile(online, 'nadia', 'plan.pdf', PDF);
    const answer = await online.app.inject({
      url: `/v1/files/${id}/plan.pdf`,
      headers: { ...(await online.headersOf('nadia')), range: 'bytes=0-4' },
    });
    expect([answer.statusCode, answer.payload]).toEqual([206, '%PDF-']);
  });
});
