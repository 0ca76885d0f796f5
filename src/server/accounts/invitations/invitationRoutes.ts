import type { FastifyInstance } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AccountInvitationShown,
  AccountInvitationToken,
  InvitationsQuery,
  InvitedAccount,
  OpenInvitations,
  PeopleList,
  PeopleListRead,
} from '../../../shared/contract/accountInvitations';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import {
  INVITATIONS_PER_EMAIL,
  INVITED_ACCOUNTS_PER_EMAIL,
  PEOPLE_INVITED_AGAIN_PER_PERSON,
  PEOPLE_INVITED_PER_PERSON,
  takeAttempt,
  takeAttempts,
} from '../../identity/attempts';
import { getClientInfo } from '../../identity/clientInfo';
import { requireRegistration } from '../../identity/installationFacts';
import { readName } from '../../identity/readName';
import { requireWithinLimit } from '../../identity/requireWithinLimit';
import { createStaffHooks } from '../../identity/staffHooks';
import { requireViewer } from '../../identity/viewer';
import { requirePasswords } from '../waysIn';
import { acceptInvitation, openInvitedAccount, readInvitation } from './acceptInvitation';
import {
  checkPeopleList,
  getInvitedEmail,
  invitePeople,
  listInvitations,
  restoreInvitation,
  sendAgain,
  withdrawInvitation,
} from './sendInvitations';

const LIST_LIMIT_BYTES = 8_000_000;
const BODY_LIMIT_BYTES = 16_384;
const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
interface OfInvitation {
  Params: Static<typeof IdParams>;
}

const answering = (response: Record<number, TSchema>) => ({
  response: { ...response, '4xx': ProblemSchema },
});

function invitingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const options = (summary: string, schema: Record<string, unknown>) => ({
    ...createStaffHooks(context, 'person.invite'),
    schema: { tags: ['admin'], summary, ...schema },
  });
  const listOptions = (summary: string) => ({
    bodyLimit: LIST_LIMIT_BYTES,
    ...options(summary, {
      body: PeopleList,
      ...answering({ 200: PeopleListRead, 503: ProblemSchema }),
    }),
  });

  app.post<{ Body: PeopleList }>(
    '/admin/invitations/check',
    listOptions('Read a table of people, and report by line what inviting them would do.'),
    (request) => checkPeopleList(context, request.body.text),
  );

  app.post<{ Body: PeopleList }>(
    '/admin/invitations',
    listOptions(
      'Invite the people of a table by mail, all or, where a line is wrong, nobody. Who has an account or an open invitation is left as they are.',
    ),
    async (request, reply) => {
      const { id } = requireViewer(request);
      const now = new Date(clock());
      requireWithinLimit(reply, await takeAttempt(db, PEOPLE_INVITED_PER_PERSON, id, now));
      return invitePeople(context, request.body.text, id);
    },
  );

  app.get<{ Querystring: InvitationsQuery }>(
    '/admin/invitations',
    options('List the invitations that can still be used, the newest first.', {
      querystring: InvitationsQuery,
      ...answering({ 200: OpenInvitations }),
    }),
    (request) => listInvitations(context, request.query.cursor),
  );

  app.post<OfInvitation>(
    '/admin/invitations/:id/again',
    options('Send an invitation again; the link of the earlier mail is dead.', {
      params: IdParams,
      ...answering({ 503: ProblemSchema }),
    }),
    async (request, reply) => {
      const { id } = request.params;
      const now = new Date(clock());
      const { id: actorId } = requireViewer(request);
      const limits = [
        [PEOPLE_INVITED_AGAIN_PER_PERSON, actorId],
        [INVITATIONS_PER_EMAIL, await getInvitedEmail(db, id, now)],
      ] as const;
      requireWithinLimit(reply, await takeAttempts(db, limits, now));
      await sendAgain(context, id, actorId);
      return reply.code(204).send();
    },
  );

  app.delete<OfInvitation>(
    '/admin/invitations/:id',
    options('Withdraw an invitation: its link is dead.', { params: IdParams, ...answering({}) }),
    async (request, reply) => {
      await withdrawInvitation(context, request.params.id, requireViewer(request).id);
      return reply.code(204).send();
    },
  );

  app.post<OfInvitation>(
    '/admin/invitations/:id/restore',
    options('Take the withdrawal of an invitation back: its link is good again.', {
      params: IdParams,
      ...answering({}),
    }),
    async (request, reply) => {
      await restoreInvitation(context, request.params.id, requireViewer(request).id);
      return reply.code(204).send();
    },
  );
}

function acceptingRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  const options = (summary: string, body: TSchema, response: Record<number, TSchema> = {}) => ({
    bodyLimit: BODY_LIMIT_BYTES,
    config: { beforeTerms: true, whileClosed: true },
    schema: { tags: ['accounts'], summary, body, ...answering(response) },
  });

  app.post<{ Body: AccountInvitationToken }>(
    '/accounts/invitation/look',
    options('Read what somebody is invited to, by the token of the mail.', AccountInvitationToken, {
      200: AccountInvitationShown,
    }),
    (request) => readInvitation(context, request.body.token, request.viewer),
  );

  app.post<{ Body: InvitedAccount }>(
    '/accounts/invitation',
    options(
      'Open the account of somebody who is invited, with the roles of the invitation.',
      InvitedAccount,
    ),
    async (request, reply) => {
      requirePasswords();
      const now = new Date(clock());
      await requireRegistration(db, now);
      const name = readName(request.body.name);
      const { device } = getClientInfo(request);
      // Colleagues of one office are invited on one day: the token is the proof, not the network.
      const takeLimit = async (email: string) =>
        requireWithinLimit(reply, await takeAttempt(db, INVITED_ACCOUNTS_PER_EMAIL, email, now));
      await openInvitedAccount(context, { ...request.body, name }, device, takeLimit);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: AccountInvitationToken }>(
    '/me/invitation',
    options('Accept an invitation with the account that is signed in.', AccountInvitationToken),
    async (request, reply) => {
      await acceptInvitation(context, request.body.token, requireViewer(request));
      return reply.code(204).send();
    },
  );
}

/** Inviting people to the portal (`/v1/admin/invitations`), and what they do with the link. */
export function accountInvitationRoutes(app: FastifyInstance, context: HostContext): void {
  invitingRoutes(app, context);
  acceptingRoutes(app, context);
}
