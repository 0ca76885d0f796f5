import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { ContentSection } from '../shared/sections';
import type { Database } from '../server/db/openDatabase';

const newest = (section: ContentSection) =>
  sql`
  select id, slug, title, summary, details, opens_at, closes_at, published_at from contents
  where section = ${section} and deleted_at is null and hidden_at is null and withdrawn_at is null
  order by published_at desc, id desc limit 20`;

/** Serves the reference: node:http, one query along an index, its rows as JSON. */
export async function serveBareList(db: Database, section: ContentSection) {
  const server = createServer((_request, response) => {
    void newest(section)
      .execute(db)
      .then(({ rows }) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
