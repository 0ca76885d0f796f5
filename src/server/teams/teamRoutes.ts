import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { type DetailQuery, SlugParams } from '../../shared/contract/content';
import {
  JoiningWish,
  MemberChange,
  MemberParams,
  MemberTitle,
  MyMembership,
  MyTeams,
  NewTeam,
  TeamAsked,
  TeamManagement,
  TeamSuspension,
} from '../../shared/contract/memberships';
import { TeamStatistics } from '../../shared/contract/teamStatistics';
import { TeamSwitches } from '../../shared/contract/teams';
import { LocaleSchema } from '../../shared/contract/text';
import { can } from '../../shared/permissions/can';
import { createReadContext } from '../content/contentRoutes';
import type { HostContext } from '../hostContext';
import { IdempotencyHeaders } from '../http/idempotency';
import { Problem, ProblemSchema } from '../http/problem';
import { TEAMS_PER_PERSON, takeAttempt } from '../identity/attempts';
import { requireWithinLimit } from '../identity/requireWithinLimit';
import { requireViewer } from '../identity/viewer';
import { readTeamAdmin, readMembership } from './teamAdmin';
import { foundTeam } from './foundTeam';
import { invitationRoutes } from './invitationRoutes';
import { joinTeam, leaveTeam } from './joinTeam';
import { actOnMember, changeMemberTitle } from './memberActs';
import { readMyTeams } from './myTeams';
import { resumeTeam, setSwitches, suspendTeam } from './teamStatus';
import { readStatistics } from './statistics';
import { readTeamContext, requireTeamRight, type TeamContext } from './team';

interface OfTeam {
  Params: Static<typeof SlugParams>;
}
interface OfMember {
  Params: Static<typeof MemberParams>;
}
const LocaleQuery = Type.Object(
  { locale: Type.Optional(LocaleSchema) },
  { additionalProperties: false },
);

/** `204` where nothing is answered. */
const schemaOf = (summary: string, more: object, answer?: TSchema) => ({
  schema: {
    tags: ['teams'],
    summary,
    params: SlugParams,
    ...more,
    response: { ...(answer ? { 200: answer } : { 204: Type.Null() }), '4xx': ProblemSchema },
  },
});

function membershipRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfTeam>(
    '/teams/:slug/membership',
    schemaOf('Read how the person who asks stands to a team.', {}, MyMembership),
    async (request) => readMembership(await readTeamContext(context, request)),
  );
  app.put<OfTeam & { Body: JoiningWish }>(
    '/teams/:slug/membership',
    schemaOf(
      'Join a team, or ask to where its leads decide. Again changes nothing.',
      { body: JoiningWish },
      MyMembership,
    ),
    async (request) => {
      const at = await readTeamContext(context, request);
      await joinTeam(at, request.body.note ?? '');
      return readMembership(at);
    },
  );
  app.delete<OfTeam>(
    '/teams/:slug/membership',
    schemaOf('Leave a team, or take the wish to join back. Again changes nothing.', {}),
    async (request, reply) => {
      await leaveTeam(await readTeamContext(context, request));
      return reply.code(204).send();
    },
  );
}

function statisticsRoute(app: FastifyInstance, context: HostContext): void {
  app.get<OfTeam & { Querystring: Static<typeof LocaleQuery> }>(
    '/teams/:slug/statistics',
    schemaOf(
      'Read how much goes on in a team, in sums, as one of its members.',
      { querystring: LocaleQuery },
      TeamStatistics,
    ),
    async (request) => {
      const at = await readTeamContext(context, request);
      requireTeamRight(at, 'group.lookInside');
      const reading = createReadContext(context, request, request.query.locale);
      return readStatistics({ ...at, reading });
    },
  );
}

/** @throws Problem signInRequired, notFound, forbidden */
async function leading(
  context: HostContext,
  request: FastifyRequest<OfTeam> | FastifyRequest<OfMember>,
): Promise<TeamContext> {
  const at = await readTeamContext(context, request as FastifyRequest<OfTeam>);
  requireTeamRight(at, 'members.change');
  return at;
}

function memberRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<OfTeam & { Querystring: Static<typeof LocaleQuery> }>(
    '/teams/:slug/members',
    schemaOf(
      'List members, requests and invitations for those who lead the team; for those who may only invite, members and their own invitations.',
      { querystring: LocaleQuery },
      TeamManagement,
    ),
    async (request) => {
      const at = await readTeamContext(context, request);
      requireTeamRight(at, 'members.add');
      const reading = createReadContext(context, request, request.query.locale);
      return readTeamAdmin(context, { ...at, reading });
    },
  );
  app.post<OfMember & { Body: MemberChange }>(
    '/teams/:slug/members/:person/acts',
    schemaOf(
      'Decide about a member: accept, decline, suspend, resume, make lead or member, hand the own lead over, remove.',
      { params: MemberParams, body: MemberChange },
    ),
    async (request, reply) => {
      const at = await leading(context, request);
      await actOnMember(at, request.params.person, request.body.act);
      return reply.code(204).send();
    },
  );
  app.put<OfMember & { Body: MemberTitle }>(
    '/teams/:slug/members/:person/title',
    schemaOf('Say what a member does in the team, in up to three languages.', {
      params: MemberParams,
      body: MemberTitle,
    }),
    async (request, reply) => {
      const at = await leading(context, request);
      await changeMemberTitle(at, request.params.person, request.body.title);
      return reply.code(204).send();
    },
  );
}

function standingRoutes(app: FastifyInstance, context: HostContext): void {
  app.put<OfTeam & { Body: TeamSwitches }>(
    '/teams/:slug/switches',
    schemaOf('Set what a team lets its members do.', { body: TeamSwitches }),
    async (request, reply) => {
      await setSwitches(await leading(context, request), request.body);
      return reply.code(204).send();
    },
  );

  /** @throws Problem signInRequired, notFound, forbidden */
  const supervising = async (request: FastifyRequest<OfTeam>) => {
    const at = await readTeamContext(context, request);
    if (!can(at.viewer, 'team.suspend', null, at.reading.now.getTime()))
      throw new Problem('forbidden');
    return at;
  };
  app.put<OfTeam & { Body: TeamSuspension }>(
    '/teams/:slug/suspension',
    schemaOf('Suspend a team: nobody writes in its name, and its page says why.', {
      body: TeamSuspension,
    }),
    async (request, reply) => {
      await suspendTeam(await supervising(request), request.body);
      return reply.code(204).send();
    },
  );
  app.delete<OfTeam>(
    '/teams/:slug/suspension',
    schemaOf('Take the suspension of a team back. Again changes nothing.', {}),
    async (request, reply) => {
      await resumeTeam(await supervising(request));
      return reply.code(204).send();
    },
  );
}

function ownRoutes(app: FastifyInstance, context: HostContext): void {
  const { db, clock } = context;
  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/me/memberships',
    schemaOf(
      'List the teams of the person who asks, their requests, invitations, and what waits for them.',
      { params: Type.Object({}), querystring: LocaleQuery },
      MyTeams,
    ),
    (request) => {
      const viewer = requireViewer(request);
      return readMyTeams(createReadContext(context, request, request.query.locale), viewer);
    },
  );
  app.post<{ Headers: IdempotencyHeaders; Body: NewTeam }>(
    '/teams/founding',
    {
      schema: {
        tags: ['teams'],
        summary:
          'Ask the city for a team; it waits until an editor publishes it. The same Idempotency-Key finds the same team.',
        headers: IdempotencyHeaders,
        body: NewTeam,
        response: { 201: TeamAsked, '4xx': ProblemSchema },
      },
    },
    async (request, reply) => {
      const { id: personId } = requireViewer(request);
      const at = new Date(clock());
      requireWithinLimit(reply, await takeAttempt(db, TEAMS_PER_PERSON, personId, at));
      const cause = { personId, key: request.headers['idempotency-key'], at };
      return reply.code(201).send({ slug: await foundTeam(context, request.body, cause) });
    },
  );
}

/**
 * Registers all routes of teams that committees do not have: `/v1/teams/{slug}/…`,
 * `/v1/invitations/…` and `/v1/me/memberships`.
 */
export function teamRoutes(app: FastifyInstance, context: HostContext): void {
  membershipRoutes(app, context);
  statisticsRoute(app, context);
  memberRoutes(app, context);
  standingRoutes(app, context);
  ownRoutes(app, context);
  invitationRoutes(app, context);
}
