import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { SlugParams } from '../../shared/contract/content';
import {
  InvitationAnswer,
  InvitationAnswered,
  InvitationShown,
  InvitationsSent,
  InvitationToken,
  NewInvitations,
  NewLink,
} from '../../shared/contract/memberships';
import { LocaleSchema } from '../../shared/contract/text';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { ProblemSchema } from '../http/problem';
import { INVITATIONS_PER_PERSON, takeAttempt } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { answerInvitation, readInvitation } from './answerInvitation';
import { inviteByMail, createInvitationLink, withdrawInvitation } from './invitations';
import { readTeamContext, canInTeam, requireTeamRight } from './team';

interface OfTeam {
  Params: Static<typeof SlugParams>;
}
const InvitationParams = Type.Object({
  ...SlugParams.properties,
  id: Type.String({ format: 'uuid' }),
});
const LocaleQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);
const LinkMade = Type.Object({ id: Type.String({ format: 'uuid' }) });

const schemaOf = (summary: string, schema: object) => ({
  schema: { tags: ['teams'], summary, ...schema },
});

function invitingRoutes(app: FastifyInstance, context: HostContext): void {
  /** @throws Problem signInRequired, notFound, forbidden */
  const adding = async (request: FastifyRequest<OfTeam>) => {
    const at = await readTeamContext(context, request);
    requireTeamRight(at, 'members.add');
    return at;
  };
  app.post<OfTeam & { Body: NewInvitations }>(
    '/teams/:slug/invitations',
    schemaOf(
      'Invite people by mail, up to five hundred at once; where one address is none nobody, and the answer names it. The answer is the same whoever has an account; within a day nobody is written to twice.',
      {
        params: SlugParams,
        body: NewInvitations,
        response: { 202: InvitationsSent, '4xx': ProblemSchema },
      },
    ),
    async (request, reply) => {
      const at = await adding(request);
      const { id } = at.viewer;
      requireWithinLimit(
        reply,
        await takeAttempt(context.db, INVITATIONS_PER_PERSON, id, at.reading.now),
      );
      return reply.code(202).send(await inviteByMail(context, at, request.body));
    },
  );
  app.post<OfTeam & { Body: NewLink; Headers: IdempotencyHeaders }>(
    '/teams/:slug/invitation-links',
    schemaOf('Make a link that takes people in. The same Idempotency-Key finds the same link.', {
      params: SlugParams,
      headers: IdempotencyHeaders,
      body: NewLink,
      response: { 201: LinkMade, '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const at = await adding(request);
      const key = request.headers['idempotency-key'];
      const cause = { personId: at.viewer.id, key, at: at.reading.now };
      return reply
        .code(201)
        .send({ id: await createInvitationLink(context, at, request.body, cause) });
    },
  );
  app.delete<{ Params: Static<typeof InvitationParams> }>(
    '/teams/:slug/invitations/:id',
    schemaOf('Withdraw an invitation: its link is dead from then on. Again changes nothing.', {
      params: InvitationParams,
      response: { 204: Type.Null(), '4xx': ProblemSchema },
    }),
    async (request, reply) => {
      const at = await adding(request);
      const isForAll = canInTeam(at, 'members.change');
      await withdrawInvitation(context, at, request.params.id, isForAll);
      return reply.code(204).send();
    },
  );
}

/** Inviting, and `/v1/invitations/…`: what is done with what stands in the link. */
export function invitationRoutes(app: FastifyInstance, context: HostContext): void {
  invitingRoutes(app, context);
  app.post<{ Body: InvitationToken; Querystring: Static<typeof LocaleQuery> }>(
    '/invitations/look',
    schemaOf('Read what an invitation is for, by what stands in its link.', {
      querystring: LocaleQuery,
      body: InvitationToken,
      response: { 200: InvitationShown, '4xx': ProblemSchema },
    }),
    (request) =>
      readInvitation(createReadContext(context, request, request.query.locale), request.body.token),
  );
  app.post<{ Body: InvitationAnswer }>(
    '/invitations/answers',
    schemaOf('Accept or decline an invitation, by its link or as one of one’s own.', {
      body: InvitationAnswer,
      response: { 200: InvitationAnswered, '4xx': ProblemSchema },
    }),
    (request) => {
      const viewer = requireViewer(request);
      return answerInvitation(createReadContext(context, request), viewer, request.body);
    },
  );
}
