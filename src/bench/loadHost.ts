// A host under load, in a process of its own: it says where it listens, what to ask for and with
// which tokens, then how much memory it holds.
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { RESPONSE_CACHE_MS } from '../server/content/responseCache';
import { openEmbedded, openServer } from '../server/db/openDatabase';
import { openAccessTokens } from '../server/identity/accessTokens';
import { openBenchHostOn } from './benchHost';
import { addVoters, findHotPoll, type HotPoll } from './hotPoll';
import { createTemporaryFolder } from './temporaryFolder';

/**
 * Arguments: the address of a PostgreSQL server, empty for the embedded database; how many people
 * have tokens.
 */
const [url = '', people = '0'] = process.argv.slice(2);

export interface LoadHost {
  readonly port: number;
  readonly poll: HotPoll;
  readonly tokens: readonly string[];
}

/** Bytes. */
export interface Memory {
  readonly held: number;
  readonly resident: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): Memory {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

const host = await openBenchHostOn(
  url ? await openServer(url) : await openEmbedded(createTemporaryFolder()),
  { visitorAnswersMs: RESPONSE_CACHE_MS, trustedProxies: 1 },
);
const poll = await findHotPoll(host);
const voters = await addVoters(host, Number(people));
// A load may take longer than a token lives, and nobody renews here.
const later = () => Date.now() + 24 * 3_600_000;
const { issue } = await openAccessTokens(host.database.db, later);
const tokens = await Promise.all(voters.map((person) => issue(person, 'roles')));
await host.app.listen({ port: 0, host: '127.0.0.1' });

process.on('disconnect', () => process.exit());
process.on('message', () => process.send?.(memory()));
const { port } = host.app.server.address() as AddressInfo;
process.send?.({ port, poll, tokens } satisfies LoadHost);
