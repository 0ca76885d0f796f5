import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IN_PROCESS_ADDRESS } from '../http/security';
import { STREAM_ROUTE } from '../http/streamRoute';
import type { Labels, Metric, Sample } from './exposition';

/** Upper bounds in seconds: from an answer out of memory to one that nobody waits for. */
const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SECOND_MS = 1_000;

interface Times {
  readonly method: string;
  readonly route: string;
  readonly counts: number[];
  sum: number;
  count: number;
}

export interface RequestMetrics {
  read(): readonly Metric[];
}

const samplesOf = ({ method, route, counts, sum, count }: Times): readonly Sample[] => [
  ...[...BOUNDS_S, '+Inf'].map((le, at) => ({
    labels: { method, route, le },
    value: le === '+Inf' ? count : counts[at]!,
    suffix: '_bucket' as const,
  })),
  { labels: { method, route }, value: sum, suffix: '_sum' },
  { labels: { method, route }, value: count, suffix: '_count' },
];

/** Addresses where nothing is are one row: callers make them up. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

/**
 * Counts what is asked and how long answers take, by route and never by address or person. What the
 * host asks itself for is left out.
 */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const answers = new Map<string, { readonly labels: Labels; value: number }>();
  const times = new Map<string, Times>();
  let streams = 0;

  const note = ({ request, statusCode: status, elapsedTime }: FastifyReply) => {
    const [method, route] = [request.method, routeOf(request)];
    const key = `${method} ${route}`;
    const answered = answers.get(`${key} ${status}`) ?? {
      labels: { method, route, status },
      value: 0,
    };
    answered.value += 1;
    answers.set(`${key} ${status}`, answered);
    if (route === STREAM_ROUTE) return;
    const seconds = elapsedTime / SECOND_MS;
    const row = times.get(key) ?? {
      method,
      route,
      counts: BOUNDS_S.map(() => 0),
      sum: 0,
      count: 0,
    };
    BOUNDS_S.forEach((bound, at) => (row.counts[at]! += Number(seconds <= bound)));
    row.sum += seconds;
    row.count += 1;
    times.set(key, row);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (routeOf(request) === STREAM_ROUTE) {
      streams += 1;
      reply.raw.once('close', () => (streams -= 1));
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.ip !== IN_PROCESS_ADDRESS) note(reply);
    done();
  });

  return {
    read: () => [
      {
        name: 'meydan_http_requests_total',
        help: 'Answers by route and status.',
        type: 'counter',
        samples: [...answers.values()],
      },
      {
        name: 'meydan_http_request_seconds',
        help: 'From the request to the end of its answer, without streams.',
        type: 'histogram',
        samples: [...times.values()].flatMap(samplesOf),
      },
      {
        name: 'meydan_streams_open',
        help: 'Pages that are being told of changes.',
        type: 'gauge',
        samples: [{ value: streams }],
      },
    ],
  };
}
