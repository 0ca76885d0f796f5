import type { FastifyInstance } from 'fastify';
import { BENCH_ORIGIN } from './benchHost';
import { createRandomAddress } from './hotPoll';
import { repeat, measureMs } from './measure';

const WARM_UP = 5;

/** Rest of a request without a socket, after its address. */
interface Sent {
  readonly bearer?: string;
  /** Method of a write; absent for a read, which sends nothing. */
  readonly method?: 'POST' | 'PUT';
  readonly payload?: object;
  readonly key?: string;
}

/**
 * Asks the host, without a socket, from any address. @throws Error for an answer of 300 and above
 */
export async function ask<Answer>(
  app: FastifyInstance,
  url: string,
  { bearer, method, payload, key }: Sent = {},
): Promise<Answer> {
  const answer = await app.inject({
    url,
    method: method ?? 'GET',
    remoteAddress: createRandomAddress(),
    headers: {
      origin: BENCH_ORIGIN,
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(payload && { payload }),
  });
  const { statusCode, body } = answer;
  if (statusCode >= 300) throw new Error(`${url} was answered with ${statusCode}: ${body}`);
  return answer.json<Answer>();
}

/** Returns the milliseconds of each of many runs, one after the other, after a few that warm up. */
export async function measureTimes(rounds: number, task: () => Promise<unknown>) {
  await repeat(WARM_UP, task);
  return repeat(rounds, () => measureMs(task));
}
