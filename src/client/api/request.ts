import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchArgs,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { TIMING } from '../../shared/constants';
import type { Ports } from '../browser/ports';
import type { ApiExtra } from './extra';
import { isUnreachable, toProblem, type Problem } from './problem';

export type Answer<T = unknown> = QueryReturnValue<T, Problem, object>;

const fetchAnything = (ports: Ports) =>
  fetchBaseQuery({ fetchFn: ports.fetch, timeout: TIMING.requestTimeoutMs });

/**
 * Send one request. The answer carries neither Request nor Response: they would put the bearer header and the
 * form body within reach of the developer tools.
 */
export async function sendOnce(request: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const { ports } = api.extra as ApiExtra;
  const { data, error } = await fetchAnything(ports)(request, api, {});
  return error ? { error: toProblem(error) } : { data };
}

/** Reading calls are retried twice (SPEC 7.2), but only where another try can end differently. */
export async function sendWithRetries(request: FetchArgs, api: BaseQueryApi): Promise<Answer> {
  const { ports } = api.extra as ApiExtra;
  let answer = await sendOnce(request, api);
  for (const pauseMs of TIMING.getRetriesMs) {
    if (!answer.error || !isUnreachable(answer.error) || api.signal.aborted) break;
    await new Promise<void>((passed) => ports.after(pauseMs, passed));
    answer = await sendOnce(request, api);
  }
  return answer;
}
