import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { Problem } from './problem';

/** `/healthz`: the process answers. `/readyz`: so does the database. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Problem('unavailable');
    });
    return { status: 'ready' };
  });
}
