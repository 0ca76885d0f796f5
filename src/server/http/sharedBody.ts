import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesIfNoneMatch } from './entityTags';

/** Smaller bodies travel in one packet anyway. */
const THRESHOLD_BYTES = 1_024;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const ENCODERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const satisfies Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>>;
type Encoding = keyof typeof ENCODERS;

const negotiator = new Negotiator({ supportedValues: [...Object.keys(ENCODERS), 'identity'] });
const isEncoding = (name: string): name is Encoding => Object.hasOwn(ENCODERS, name);

/** Bytes that are sent to many. */
export interface SharedBody {
  readonly plain: Buffer;
  /** Weak tag of the body: bodies that say the same have the same one (RFC 9110 §8.8.1). */
  readonly etag?: string | undefined;
  /** Made once, when the first asks for it. */
  as(encoding: Encoding): Promise<Buffer>;
}

export function createSharedBody(plain: Buffer, etag?: string): SharedBody {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return { plain, etag, as: (encoding) => (made[encoding] ??= ENCODERS[encoding](plain)) };
}

/**
 * Beside what else the answer depends on: caches would give a page of another origin what belongs
 * to ours.
 */
export function addVaryHeader(reply: FastifyReply, names: readonly string[]): void {
  const present = reply.getHeader('vary');
  reply.header('vary', [present, ...names].flat().filter(Boolean).join(', '));
}

/**
 * Answers with the body in an encoding that the request accepts (RFC 9110 §12.5.3), or with 304
 * where the asker has what says the same; status and headers are the reply's own.
 */
export async function sendSharedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: SharedBody,
): Promise<FastifyReply> {
  const isEncoded = body.plain.length >= THRESHOLD_BYTES;
  if (isEncoded) addVaryHeader(reply, ['accept-encoding']);
  if (body.etag !== undefined && reply.statusCode === 200) {
    reply.header('etag', body.etag);
    if (matchesIfNoneMatch(request, body.etag)) return reply.code(304).send();
  }
  const encoding = isEncoded && negotiator.negotiate(request.headers['accept-encoding'] ?? '');
  if (!encoding || !isEncoding(encoding)) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(await body.as(encoding));
}
