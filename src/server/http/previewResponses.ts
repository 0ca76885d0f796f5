import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Tells whether a request was made by a link to what is not out yet, or by what claims to be one.
 */
export const isPreview = ({ query }: FastifyRequest): boolean =>
  (query as { readonly preview?: unknown }).preview !== undefined;

/**
 * Keeps answers to preview links out of caches on the way and out of search engines: pages, files
 * and answers of the API.
 */
export function keepPreviewsPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPreview(request))
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    done(null, payload);
  });
}
