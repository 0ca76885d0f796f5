import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { LOCALE_CODES } from '../shared/locales';
import { SECTIONS } from '../shared/sections';
import { startPostgres } from '../tooling/test/postgres';
import { BENCH_ORIGIN } from './benchHost';
import { addFigure } from './figures';
import { holdStreams } from './heldStreams';
import { createRandomAddress } from './hotPoll';
import type { LoadHost, Memory } from './loadHost';
import { percentile } from './measure';
import { formatOneDecimal, printNote, printTable, formatInteger } from './print';
import { startLoadHost } from './startLoadHost';

const CONNECTIONS = 20;
const STREAMS = 200;
/** An hour of so many people of whom each asks for something every ten seconds. */
const PEOPLE = 200;
const HOUR = PEOPLE * 360;
const REQUESTS = Number(process.env.MEYDAN_BENCH_REQUESTS ?? HOUR);
/** Number of parts after each of which memory is looked at; the first part warms up. */
const PARTS = 6;

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const pickAny = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(Math.random() * values.length)]!;
const WORDS = ['park', 'library', 'night bus', 'kütüphane', 'ulaşım', 'شارع', 'ميزانية', 'libary'];

/** Lists the kinds of requests, each with its number among a hundred requests. */
function listRequestKinds({
  poll,
  tokens,
}: LoadHost): readonly (readonly [string, number, () => Sent])[] {
  // Each person votes once, and a commenter is told of all later comments: more people vote than
  // write.
  const voters = tokens.values();
  const people = tokens.slice(0, PEOPLE);
  const signedIn = (token: string, body: object): Omit<Sent, 'path'> => ({
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      origin: BENCH_ORIGIN,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const list = () => ({ path: `/v1/${pickAny(SECTIONS)}?locale=${pickAny(LOCALE_CODES)}` });
  return [
    ['a page', 30, () => ({ path: `/${pickAny(LOCALE_CODES)}/${pickAny(['', ...SECTIONS])}` })],
    ['a list, visitor', 25, list],
    [
      'a list, signed in',
      15,
      () => ({ ...list(), headers: { authorization: `Bearer ${pickAny(people)}` } }),
    ],
    ['search', 10, () => ({ path: `/v1/search?${new URLSearchParams({ q: pickAny(WORDS) })}` })],
    [
      'a vote',
      15,
      () => ({
        path: `/v1/have-your-say/${poll.slug}/ballots`,
        ...signedIn(voters.next().value ?? pickAny(tokens), { answers: poll.answers }),
      }),
    ],
    [
      'a comment',
      5,
      () => ({
        path: `/v1/have-your-say/${poll.slug}/comments`,
        ...signedIn(pickAny(people), { body: `I am for it: ${randomUUID()}`, lang: 'en' }),
      }),
    ],
  ];
}

interface Seen {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}

/** Sends requests of all kinds, mixed, as fast as they are answered. */
async function send(
  { port }: LoadHost,
  kinds: ReturnType<typeof listRequestKinds>,
  amount: number,
  seen: ReadonlyMap<string, Seen>,
) {
  const drawn = kinds.flatMap(([name, share, next]) => Array(share).fill({ name, next })) as {
    readonly name: string;
    readonly next: () => Sent;
  }[];
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    amount,
    timeout: 30,
    requests: [
      {
        setupRequest(request, context) {
          const { name, next } = pickAny(drawn);
          const sent = next();
          Object.assign(context, { name, started: performance.now() });
          const headers = {
            accept: name === 'a page' ? 'text/html' : 'application/json',
            'accept-encoding': 'br',
            'x-forwarded-for': createRandomAddress(),
            ...sent.headers,
          };
          return { ...request, method: 'GET', body: '', ...sent, headers };
        },
        onResponse(status, _body, context) {
          const { times, statuses } = seen.get(String(context.name))!;
          times.push(performance.now() - Number(context.started));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        },
      },
    ],
  });
}

const isWell = (status: number) => status < 400 || status === 409 || status === 429;

function printSeen(name: string, seconds: number, seen: ReadonlyMap<string, Seen>): void {
  const all = [...seen.values()].flatMap(({ times }) => times);
  const row = (kind: string, times: readonly number[], statuses: string) => [
    kind,
    formatInteger(times.length),
    formatInteger(times.length / seconds),
    ...[0.5, 0.95, 0.99].map((share) => formatOneDecimal(percentile(times, share))),
    statuses,
  ];
  printTable(
    `An hour of ${PEOPLE} people, ${CONNECTIONS} requests at once, ${STREAMS} streams, ${name}`,
    [
      ['', 'requests', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'answers'],
      ...[...seen].map(([kind, { times, statuses }]) =>
        row(kind, times, [...statuses].map(([status, count]) => `${status}: ${count}`).join(' ')),
      ),
      row('all of them', all, ''),
    ],
  );
  const failed = [...seen.values()].reduce(
    (sum, { statuses }) =>
      sum + [...statuses].reduce((own, [status, count]) => own + (isWell(status) ? 0 : count), 0),
    0,
  );
  addFigure({
    name: `requests that failed, ${name}`,
    value: failed,
    unit: `of ${formatInteger(all.length)}`,
    goals: [{ of: 'value', atMost: 0 }],
  });
}

function printMemory(name: string, looks: readonly Memory[]): void {
  const megabytes = ({ held, resident }: Memory) =>
    `${formatInteger(held / 1e6)} (${formatInteger(resident / 1e6)})`;
  printNote(`Memory held after a collection (resident), MB: ${looks.map(megabytes).join(' · ')}`);
  const half = looks.slice(Math.floor(looks.length / 2));
  addFigure({
    name: `memory held in the second half of the hour, ${name}`,
    value: half.at(-1)!.held / 1e6,
    unit: 'MB',
    reference: { name: 'at its beginning', value: half[0]!.held / 1e6 },
    goals: [{ of: 'ratio', atMost: 1.1 }],
  });
}

async function measure(name: string, url: string): Promise<void> {
  const votes = Math.ceil(REQUESTS * 0.2);
  const { host, look, stop } = await startLoadHost(url, votes);
  const streams = await holdStreams(host, STREAMS);
  const kinds = listRequestKinds(host);
  const seen = new Map<string, Seen>(
    kinds.map(([kind]) => [kind, { times: [], statuses: new Map() }]),
  );
  const looks: Memory[] = [];
  const started = performance.now();
  let lost = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const { errors, timeouts } = await send(host, kinds, Math.ceil(REQUESTS / PARTS), seen);
    lost += errors + timeouts;
    looks.push(await look());
  }
  printSeen(name, (performance.now() - started) / 1_000, seen);
  printNote(
    `${lost} requests were not answered; ${formatInteger(streams.news())} events were streamed.`,
  );
  printMemory(name, looks);
  streams.close();
  await stop();
}

/**
 * Measures a city's requests of an hour, as fast as they can be answered: pages, lists, search,
 * votes, comments, and streams beside them.
 */
export async function run(): Promise<void> {
  await measure('embedded database', '');
  const postgres = await startPostgres();
  if (!postgres) return void printNote('PostgreSQL is not installed here.');
  await measure(postgres.description, postgres.url);
  await postgres.stop();
}
