import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../shared/permissions/can';
import type { HostContext } from '../hostContext';
import { Problem } from '../http/problem';
import type { TokenOwner } from './accessTokens';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    sessionId: string | null;
  }
  interface FastifyContextConfig {
    /** The call proves itself by its body; an old Bearer header beside it does no harm. */
    ignoresBearer?: boolean;
  }
}

const BEARER = /^Bearer ([\w.~+/=-]+)$/;

/** Null when the person is gone or blocked, or the session has ended: a token does not outlive them. */
async function loadViewer(
  { db }: HostContext,
  { personId, sessionId }: TokenOwner,
): Promise<Viewer | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'roles', 'verified'])
    .select(
      sql<string[]>`array(select content_id::text from memberships where person_id = people.id)`.as(
        'memberOf',
      ),
    )
    .where('id', '=', personId)
    .where('blocked_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('family_id')
            .where('family_id', '=', sessionId)
            .where('ended_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Tells who asks, from the Bearer header alone: no cookie is ever a credential here. No header is an anonymous visitor; a header that
 * does not hold one of our valid tokens is refused, so that an expired session is noticed and renewed.
 */
export function recogniseViewer(app: FastifyInstance, context: HostContext): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('sessionId', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined || request.routeOptions.config.ignoresBearer) return;
    const token = BEARER.exec(header)?.[1];
    const owner = token === undefined ? null : await context.tokens.verify(token);
    const viewer = owner && (await loadViewer(context, owner));
    if (!viewer) throw new Problem('invalidToken');
    request.viewer = viewer;
    request.sessionId = owner.sessionId;
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
