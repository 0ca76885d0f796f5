import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { splitIntoPieces, createBufferPool } from './inPieces';
import { createRequestSigner, type S3Account, type SignedRequest } from './signedRequests';
import { checkKey, type ByteRange, type Storage } from './storage';

/**
 * Size in bytes of a piece: what is larger goes in several requests; the API wants at least 5 MiB
 * in each.
 */
const PIECE_BYTES = 5 * 1024 * 1024;
/** Pieces that wait to be used again. */
const KEPT_PIECES = 2;
const NOT_FOUND = 404;
const OK = { from: 200, below: 300 };

export interface S3Setting extends S3Account {
  /** Address of the bucket: `https://s3.example/bucket`. */
  readonly url: URL;
}

type Answer = IncomingMessage;

interface Bucket {
  /** Undefined where nothing is. @throws Error with the answer’s status otherwise */
  ask(path: string, request?: SignedRequest): Promise<Answer | undefined>;
}

function bucketOf({ url, ...account }: S3Setting): Bucket {
  const send = createRequestSigner(account);
  const base = url.href.replace(/\/$/, '');
  return {
    async ask(path, request) {
      const answer = await send(base + path, request);
      const { statusCode = 0 } = answer;
      if (statusCode >= OK.from && statusCode < OK.below) return answer;
      const told = await text(answer);
      if (statusCode === NOT_FOUND) return undefined;
      throw new Error(`the storage answered ${statusCode}: ${told.slice(0, 300)}`);
    },
  };
}

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

async function demand(answer: Promise<Answer | undefined>): Promise<Answer> {
  const found = await answer;
  if (!found) throw new Error('the storage does not know the bucket, or what was begun in it');
  return found;
}

/**
 * Sends pieces until they end, each when the one before it has arrived. @returns what the last
 * request has to name
 */
async function sendPieces(
  bucket: Bucket,
  path: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<string> {
  const parts: string[] = [];
  for await (const body of pieces) {
    const number = parts.length + 1;
    const sent = await demand(bucket.ask(`${path}&partNumber=${number}`, { method: 'PUT', body }));
    sent.resume();
    const tag = sent.headers.etag ?? '';
    parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`);
  }
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

/** Completes an upload; a bucket answers 200 before it knows whether it works: the body says so. */
async function complete(bucket: Bucket, path: string, body: string): Promise<void> {
  const told = await text(await demand(bucket.ask(path, { method: 'POST', body })));
  if (told.includes('<Error>')) throw new Error(`the storage answered ${told.slice(0, 300)}`);
}

/**
 * Abandons what was begun and did not end, so that it is not paid for; whether that works changes
 * nothing.
 */
const abandon = (bucket: Bucket, upload: string): Promise<unknown> =>
  bucket.ask(upload, { method: 'DELETE' }).then(
    (answer) => answer?.resume(),
    () => undefined,
  );

async function putLarge(
  bucket: Bucket,
  path: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const begun = await demand(bucket.ask(`${path}?uploads`, { method: 'POST' }));
  const id = encodeURIComponent(textIn(await text(begun), 'UploadId') ?? '');
  const upload = `${path}?uploadId=${id}`;
  try {
    await complete(bucket, upload, await sendPieces(bucket, upload, pieces));
  } catch (error) {
    await abandon(bucket, upload);
    throw error;
  }
}

async function putWhole(bucket: Bucket, path: string, body: Uint8Array): Promise<void> {
  (await demand(bucket.ask(path, { method: 'PUT', body }))).resume();
}

async function* after(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncIterable<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Puts in one request what fits into it, in several what does not. */
async function putPieces(
  bucket: Bucket,
  path: string,
  source: AsyncIterable<Uint8Array>,
  memory: Uint8Array,
): Promise<void> {
  const pieces = splitIntoPieces(source, memory)[Symbol.asyncIterator]();
  const first: Uint8Array = (await pieces.next()).value;
  if (first.length === PIECE_BYTES) return putLarge(bucket, path, after(first, pieces));
  // The stream has ended; asking once more lets a late failure of it be heard.
  await pieces.next();
  await putWhole(bucket, path, first);
}

async function get(bucket: Bucket, path: string, range?: ByteRange): Promise<Readable | null> {
  const headers = range && { range: `bytes=${range.start}-${range.end}` };
  return (await bucket.ask(path, headers && { headers })) ?? null;
}

async function* list(bucket: Bucket, folder: string): AsyncIterable<string> {
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${checkKey(folder)}/` });
    if (token) query.set('continuation-token', token);
    const xml = await text(await demand(bucket.ask(`/?${query.toString()}`)));
    for (const [, key] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield key ?? '';
    token = textIn(xml, 'NextContinuationToken');
  }
}

/**
 * Opens a bucket of any service that speaks the API of S3; requests are signed (AWS Signature
 * Version 4).
 */
export function createS3Storage(setting: S3Setting): Storage {
  const bucket = bucketOf(setting);
  const memory = createBufferPool(PIECE_BYTES, KEPT_PIECES);
  const pathOf = (key: string) => `/${checkKey(key)}`;
  return {
    async put(key, body) {
      const path = pathOf(key);
      if (!(body instanceof Readable) && body.length <= PIECE_BYTES)
        return putWhole(bucket, path, body);
      const piece = memory.take();
      await putPieces(bucket, path, body instanceof Readable ? body : Readable.from([body]), piece);
      // Not after a failure: what was sent may still be read from it.
      memory.giveBack(piece);
    },
    get: async (key, range) => get(bucket, pathOf(key), range),
    async delete(key) {
      (await bucket.ask(pathOf(key), { method: 'DELETE' }))?.resume();
    },
    list: (folder) => list(bucket, folder),
  };
}
