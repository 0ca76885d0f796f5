import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whether it was asked by a link to what is not out yet, or by what claims to be one. */
export const isPreview = ({ query }: FastifyRequest): boolean =>
  (query as { readonly preview?: unknown }).preview !== undefined;

/**
 * What such a link brings is kept by nobody on the way, and found by no search engine: pages, files
 * and answers of the API.
 */
export function keepPreviewsPrivate(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isPreview(request))
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    done(null, payload);
  });
}
