import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Statistics } from '../../shared/contract/statistics';
import { isListed, visibleTo } from '../content/visibility';
import type { HostContext } from '../hostContext';

export function statisticsRoutes(app: FastifyInstance, { db, clock }: HostContext): void {
  app.get(
    '/statistics',
    {
      schema: {
        tags: ['statistics'],
        summary: 'Count polls, ballots, comments, people and events.',
        response: { 200: Statistics },
      },
    },
    async () => {
      const now = new Date(clock());
      const readable = sql`contents.id in (select id from contents where ${isListed(now)} and ${visibleTo(null, now)})`;
      const { rows } = await sql<Statistics>`
      select
        (select count(*) from contents
          where section = 'have-your-say' and ${readable}
            and (opens_at is null or opens_at <= ${now}) and (closes_at is null or closes_at > ${now})) as "openPolls",
        (select count(*) from poll_voters) as ballots,
        (select coalesce(sum(comments_count), 0) from contents where ${readable}) as comments,
        (select count(*) from people) as people,
        (select count(*) from contents
          where section = 'events' and ${readable} and opens_at > ${now}) as "upcomingEvents"`.execute(
        db,
      );
      return rows[0];
    },
  );
}
