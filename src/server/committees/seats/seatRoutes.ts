import type { FastifyInstance } from 'fastify';
import { toTitledSlug } from '../../content/localize';
import { sql } from 'kysely';
import Type, { type Static, type TSchema } from 'typebox';
import {
  InterestsBody,
  MySeats,
  NewTerm,
  OwnTermParams,
  PeopleFound,
  SeatPeopleQuery,
  SeatManagement,
  SeatsParams,
  SeatsQuery,
  TermChange,
  TermEnd,
  TermParams,
  Vacancies,
} from '../../../shared/contract/seats';
import { SEAT_LIMITS } from '../../../shared/seatRules';
import { createReadContext } from '../../content/contentRoutes';
import { likePattern } from '../../content/escapeLike';
import type { HostContext } from '../../hostContext';
import { ProblemSchema } from '../../http/problem';
import { requireViewer } from '../../identity/viewer';
import { requireSeatContext, isDissolved, type SeatContext, type OfCommittee } from './committee';
import { listElections } from './elections';
import { changeTerm, endTerm, giveSeat } from './giving';
import { declareInterests } from './interests';
import { readMySeats } from './mySeats';
import { listTerms } from './terms';
import { readSeats, readVacancies } from './vacancies';

interface OfTerm {
  Params: Static<typeof TermParams>;
}

/** `204` where nothing is answered. */
const schemaOf = (summary: string, more: object, answer?: TSchema) => ({
  schema: {
    tags: ['committees'],
    summary,
    ...more,
    response: { ...(answer ? { 200: answer } : { 204: Type.Null() }), '4xx': ProblemSchema },
  },
});

async function readDesk({ reading, committee }: SeatContext): Promise<SeatManagement> {
  const [seats, terms, elections] = await Promise.all([
    readSeats(reading, [committee]),
    listTerms(reading, committee.id),
    listElections(reading),
  ]);
  return {
    committee: toTitledSlug(committee, reading.locale),
    isDissolved: isDissolved(committee),
    composition: seats.get(committee.id) ?? [],
    terms,
    elections,
  };
}

/** Finds people who may be given a seat: everybody with an account that is not blocked. */
async function findPeople(
  { reading }: SeatContext,
  sought: string,
): Promise<PeopleFound['people']> {
  return reading.db
    .selectFrom('people')
    .select(['id as personId', 'name'])
    .where('blocked_at', 'is', null)
    .where(sql`fold_text(name)`, 'like', likePattern(sought.trim()))
    .orderBy('name')
    .orderBy('id')
    .limit(SEAT_LIMITS.people)
    .execute();
}

function readingRoutes(app: FastifyInstance, context: HostContext): void {
  app.get<{ Querystring: SeatsQuery }>(
    '/committees/vacancies',
    schemaOf(
      'List the vacant seats of all committees that the person who asks may see.',
      { querystring: SeatsQuery },
      Vacancies,
    ),
    (request) => readVacancies(createReadContext(context, request, request.query.locale)),
  );
  app.get<{ Querystring: SeatsQuery }>(
    '/me/seats',
    schemaOf(
      'List the terms of the person who asks in committees, the running ones first.',
      { querystring: SeatsQuery },
      MySeats,
    ),
    (request) => {
      const viewer = requireViewer(request);
      return readMySeats(createReadContext(context, request, request.query.locale), viewer);
    },
  );
  app.get<OfCommittee & { Querystring: SeatsQuery }>(
    '/committees/:slug/seats',
    schemaOf(
      'List seats and terms of a committee for those who give its seats.',
      { params: SeatsParams, querystring: SeatsQuery },
      SeatManagement,
    ),
    async (request) => readDesk(await requireSeatContext(context, request, request.query.locale)),
  );
  app.get<OfCommittee & { Querystring: SeatPeopleQuery }>(
    '/committees/:slug/people',
    schemaOf(
      'Find people by name for those who give seats of a committee.',
      { params: SeatsParams, querystring: SeatPeopleQuery },
      PeopleFound,
    ),
    async (request) => {
      const at = await requireSeatContext(context, request);
      return { people: await findPeople(at, request.query.q) };
    },
  );
}

function ownRoutes(app: FastifyInstance, context: HostContext): void {
  app.put<{ Params: Static<typeof OwnTermParams>; Body: InterestsBody }>(
    '/me/seats/:term/interests',
    schemaOf('Declare interests that the decisions of a committee could touch.', {
      params: OwnTermParams,
      body: InterestsBody,
    }),
    async (request, reply) => {
      const viewer = requireViewer(request);
      const reading = createReadContext(context, request);
      await declareInterests(reading, viewer, request.params.term, request.body);
      return reply.code(204).send();
    },
  );
}

/**
 * Terms of committees: `/v1/committees/{slug}/seats`, `/v1/committees/vacancies` and
 * `/v1/me/seats`.
 */
export function seatRoutes(app: FastifyInstance, context: HostContext): void {
  readingRoutes(app, context);
  ownRoutes(app, context);
  app.post<OfCommittee & { Body: NewTerm }>(
    '/committees/:slug/seats',
    schemaOf('Give somebody a seat in a committee. The same again changes nothing.', {
      params: SeatsParams,
      body: NewTerm,
    }),
    async (request, reply) => {
      await giveSeat(await requireSeatContext(context, request), request.body);
      return reply.code(204).send();
    },
  );
  app.put<OfTerm & { Body: TermChange }>(
    '/committees/:slug/seats/:term',
    schemaOf('Change role, seat, title or last day of a term that is not over.', {
      params: TermParams,
      body: TermChange,
    }),
    async (request, reply) => {
      await changeTerm(
        await requireSeatContext(context, request),
        request.params.term,
        request.body,
      );
      return reply.code(204).send();
    },
  );
  app.post<OfTerm & { Body: TermEnd }>(
    '/committees/:slug/seats/:term/end',
    schemaOf('End a term before its time, and let somebody else follow where one is replaced.', {
      params: TermParams,
      body: TermEnd,
    }),
    async (request, reply) => {
      await endTerm(await requireSeatContext(context, request), request.params.term, request.body);
      return reply.code(204).send();
    },
  );
}
