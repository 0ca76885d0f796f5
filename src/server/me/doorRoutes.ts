import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { DoorLink, DoorQuery, SecurityFacts } from '../../shared/contract/accounts';
import { MAX_DOOR_TOKEN_LENGTH } from '../../shared/contract/connect';
import { endEntries } from '../committees/draws/residents';
import type { HostContext } from '../hostContext';
import { Problem, ProblemSchema } from '../http/problem';
import { getClientInfo } from '../identity/clientInfo';
import { linkDoor, unlinkDoor } from '../identity/doorLinks';
import type { DoorAccount } from '../identity/doors';
import { requireRecentSignIn } from '../identity/recentSignIn';
import { hasSignInEnded } from '../identity/signInEnds';
import { requireViewer } from '../identity/viewer';
import { readSecurityFacts } from './securityFacts';

const BODY_LIMIT_BYTES = MAX_DOOR_TOKEN_LENGTH + 16_384;
const config = { beforeTerms: true };

const ownerOf = (request: FastifyRequest) => ({
  personId: requireViewer(request).id,
  device: getClientInfo(request).device,
});

/** @throws Problem doorRefused, doorMisconfigured, unavailable */
async function accountBehind(
  { db, clock, askDoors }: HostContext,
  { accessToken }: DoorLink,
): Promise<DoorAccount> {
  const answer = await askDoors(accessToken);
  if (answer.kind === 'unreachable') throw new Problem('unavailable');
  if (answer.kind === 'misconfigured') throw new Problem('doorMisconfigured');
  const isRefused =
    answer.kind === 'refused' || (await hasSignInEnded(db, answer.account, new Date(clock())));
  if (isRefused) throw new Problem('doorRefused');
  return answer.account;
}

function linkRoute(app: FastifyInstance, context: HostContext): void {
  app.post<{ Body: DoorLink }>(
    '/me/doors',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config,
      schema: {
        tags: ['me'],
        summary:
          'Link the login of a door to the account of the person who asks; needs a recent sign-in.',
        body: DoorLink,
        response: { 200: SecurityFacts, '4xx': ProblemSchema, 503: ProblemSchema },
      },
    },
    async (request) => {
      const owner = ownerOf(request);
      await requireRecentSignIn(context, request);
      const account = await accountBehind(context, request.body);
      await linkDoor(context, owner, account);
      return readSecurityFacts(context.db, owner.personId, new Date(context.clock()));
    },
  );
}

function unlinkRoute(app: FastifyInstance, context: HostContext): void {
  app.delete<{ Querystring: Static<typeof DoorQuery> }>(
    '/me/doors',
    {
      config,
      schema: {
        tags: ['me'],
        summary:
          'Unlink the login of a door; needs a recent sign-in. The last way to sign in stays.',
        querystring: DoorQuery,
        response: { '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const owner = ownerOf(request);
      await requireRecentSignIn(context, request);
      const { issuer } = request.query;
      if (!(await unlinkDoor(context, owner, issuer, endEntries))) throw new Problem('notFound');
      return reply.code(204).send();
    },
  );
}

/**
 * `/v1/me/doors`: through which doors the person who is signed in can arrive. Open before the terms
 * are accepted.
 */
export function doorRoutes(app: FastifyInstance, context: HostContext): void {
  linkRoute(app, context);
  unlinkRoute(app, context);
}
