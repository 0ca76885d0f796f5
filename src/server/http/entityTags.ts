import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Computes the tag that all answers with the same meaning share (RFC 9110 §8.8.1): of a text in
 * which all stands that counts.
 */
export const createWeakTag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url')}"`;

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/**
 * Tells whether the client says that it has this form already (RFC 9110 §13.1.2: tags compare
 * weakly); undefined where it says nothing.
 */
export function matchesIfNoneMatch({ headers }: FastifyRequest, etag: string): boolean | undefined {
  const tags = headers['if-none-match'];
  if (tags === undefined) return undefined;
  return tags.trim() === '*' || tags.split(',').some((tag) => opaque(tag) === opaque(etag));
}
