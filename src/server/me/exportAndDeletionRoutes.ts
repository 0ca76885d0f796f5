import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { AccountDeletion } from '../../shared/contract/profile';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { getClientInfo } from '../identity/clientInfo';
import { EXPORTS_PER_PERSON, takeAttempt } from '../identity/attempts';
import { findCredentialByPerson } from '../identity/credentials';
import { requireCurrentPassword } from '../identity/requireCurrentPassword';
import { createProofHook, requireRecentSignIn } from '../identity/recentSignIn';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { recordSecurityEvent } from '../identity/securityEvents';
import { requireViewer } from '../identity/viewer';
import { deletePerson } from './deletion';
import { exportArchive } from './export/archive';

const BODY_LIMIT_BYTES = 16_384;
const BEFORE_TERMS = { beforeTerms: true };
const ZIP = 'application/zip';

const Archive = { content: { [ZIP]: { schema: Type.String({ format: 'binary' }) } } };

function exportRoute(app: FastifyInstance, context: HostContext): void {
  const { db, clock, portalOrigin } = context;
  app.get(
    '/me/export',
    {
      config: BEFORE_TERMS,
      preHandler: createProofHook(context),
      schema: {
        tags: ['me'],
        summary:
          'Download everything the portal knows about the person who asks, as JSON and CSV in one archive.',
        response: { 200: Archive, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { id, voterId } = requireViewer(request);
      const now = new Date(clock());
      requireWithinLimit(reply, await takeAttempt(db, EXPORTS_PER_PERSON, id, now));
      const { device } = getClientInfo(request);
      await recordSecurityEvent(db, { personId: id, kind: 'dataExported', device }, now);
      const archive = await exportArchive(db, { personId: id, voterId }, now);
      const { hostname } = new URL(portalOrigin);
      const name = `${hostname}-${now.toISOString().slice(0, 10)}.zip`;
      return reply
        .type(ZIP)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(archive);
    },
  );
}

/**
 * Checks that the owner asks: a session that was left open is not enough to delete an account (ASVS
 * 7.5.1).
 * @throws Problem wrongPassword, tooManyRequests, recentSignInRequired
 */
async function requireOwner(
  context: HostContext,
  request: FastifyRequest<{ Body: AccountDeletion }>,
  reply: FastifyReply,
): Promise<void> {
  const credential = await findCredentialByPerson(context.db, requireViewer(request).id);
  if (!credential) return requireRecentSignIn(context, request);
  const { password } = request.body;
  if (password === undefined) throw new Problem('wrongPassword');
  await requireCurrentPassword(context, reply, credential, password);
}

function deletionRoute(app: FastifyInstance, context: HostContext): void {
  app.delete<{ Body: AccountDeletion }>(
    '/me',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: BEFORE_TERMS,
      schema: {
        tags: ['me'],
        summary:
          'Delete the account. Ballots stay counted and contributions stay readable, both without the person.',
        body: AccountDeletion,
        response: { '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const viewer = requireViewer(request);
      await requireOwner(context, request, reply);
      await deletePerson(context, viewer);
      return reply.code(204).send();
    },
  );
}

/**
 * Taking one's data along (`GET /v1/me/export`) and leaving (`DELETE /v1/me`): both stay open
 * before terms are accepted.
 */
export function exportAndDeletionRoutes(app: FastifyInstance, context: HostContext): void {
  exportRoute(app, context);
  deletionRoute(app, context);
}
