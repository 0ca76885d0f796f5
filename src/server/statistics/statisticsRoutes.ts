import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { DetailQuery } from '../../shared/contract/content';
import { Statistics, VoteOutcomes } from '../../shared/contract/statistics';
import { createReadContext } from '../content/contentRoutes';
import { areBallotsTold } from '../content/areBallotsTold';
import { isListedFor } from '../content/visibility';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { ProblemSchema } from '../http/problem';
import { listOutcomes } from './outcomes';

async function count(db: Database, now: Date): Promise<Statistics> {
  const { rows } = await sql<Statistics>`
    select
      count(*) filter (where section = 'have-your-say'
        and (opens_at is null or opens_at <= ${now}) and (closes_at is null or closes_at > ${now})) as "openPolls",
      coalesce(sum(ballots) filter (where ${areBallotsTold(now)}), 0)::int as ballots,
      coalesce(sum(comments_count), 0) as comments,
      (select count(*) from people) as people,
      count(*) filter (where section = 'events' and opens_at > ${now}) as "upcomingEvents",
      count(*) filter (where section = 'faqs') as answers
    from contents left join polls on polls.poll_id = contents.id
    where ${isListedFor(null, now)}`.execute(db);
  return rows[0]!;
}

/** `/v1/statistics`: the city in numbers, and what came of its votes. */
export function statisticsRoutes(app: FastifyInstance, context: HostContext): void {
  app.get(
    '/statistics',
    {
      schema: {
        tags: ['statistics'],
        summary: 'Count polls, ballots, comments, people, events and answered questions.',
        response: { 200: Statistics },
      },
    },
    () => count(context.db, new Date(context.clock())),
  );

  app.get<{ Querystring: Static<typeof DetailQuery> }>(
    '/statistics/outcomes',
    {
      schema: {
        tags: ['statistics'],
        summary: 'List what came of the polls that closed last.',
        querystring: DetailQuery,
        response: { 200: VoteOutcomes, '4xx': ProblemSchema },
      },
    },
    async (request) => ({
      items: await listOutcomes(createReadContext(context, request, request.query.locale)),
    }),
  );
}
