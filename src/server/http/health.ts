import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { Problem } from './problem';

/** `/healthz`: the process answers. `/readyz`: so does the database. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const probe = { schema: { hide: true }, config: { answersEveryName: true } };
  app.get('/healthz', probe, () => ({ status: 'ok' }));
  app.get('/readyz', probe, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Problem('unavailable');
    });
    return { status: 'ready' };
  });
}
