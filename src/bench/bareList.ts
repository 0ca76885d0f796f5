import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CompiledQuery } from 'kysely';
import type { Database } from '../server/db/openDatabase';

const NEWEST = CompiledQuery.raw(`
  select id, slug, title, summary, details, opens_at, closes_at, published_at from contents
  where section = 'have-your-say' and deleted_at is null and hidden_at is null and withdrawn_at is null
  order by published_at desc, id desc limit 20`);

/** The reference: node:http, one query along an index, its rows as JSON. */
export async function serveBareList(db: Database) {
  const server = createServer((_request, response) => {
    void db.executeQuery(NEWEST).then(({ rows }) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
