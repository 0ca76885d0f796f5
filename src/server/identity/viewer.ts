import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/;

async function loadViewer({ db }: HostContext, personId: string): Promise<Viewer | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'roles', 'verified'])
    .select(
      sql<string[]>`array(select content_id::text from memberships where person_id = people.id)`.as(
        'memberOf',
      ),
    )
    .where('id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Tells who asks, from the Bearer header alone: no cookie is ever a credential here. No header is an anonymous visitor; a header that
 * does not hold one of our valid tokens is refused, so that an expired session is noticed and renewed.
 */
export function recogniseViewer(app: FastifyInstance, context: HostContext): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = BEARER.exec(header)?.[1];
    const personId = token === undefined ? null : await context.tokens.verify(token);
    const viewer = personId === null ? null : await loadViewer(context, personId);
    if (!viewer) throw new Problem('invalidToken');
    request.viewer = viewer;
  });
  // What one person may see never waits in a cache for the next.
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.authorization !== undefined) reply.header('cache-control', 'no-store');
  });
}

export const viewerOf = (request: FastifyRequest): Viewer | null => request.viewer;

/** @throws Problem signInRequired for an anonymous visitor. */
export function requireViewer(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Problem('signInRequired');
  return request.viewer;
}
