import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchArgs,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query';
import { TIMING } from '../../shared/constants';
import { SETTINGS_HEADER } from '../../shared/crossOrigin';
import type { Ports } from '../browser/ports';
import { newerSettingsRequested } from '../state/settingsSlice';
import type { ApiExtra, ApiState } from './extra';
import { canTryAgain, readRetryAfter, toProblem, type Problem } from './problem';

export type ApiResponse<T = unknown> = QueryReturnValue<T, Problem, object>;

const fetchAnything = (ports: Ports) =>
  fetchBaseQuery({ fetchFn: ports.fetch, timeout: TIMING.requestTimeoutMs });

/**
 * Send one request. The answer carries neither Request nor Response: they would put the bearer
 * header and the form body within reach of the developer tools.
 */
export async function sendOnce(request: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const { ports, serverClock, present } = api.extra as ApiExtra;
  if (present) await present();
  const tellTime = serverClock.compare();
  const { data, error, meta } = await fetchAnything(ports)(request, api, {});
  if (present) await present();
  const headers = meta?.response?.headers ?? new Headers();
  if (isFresh(request, headers)) tellTime(Date.parse(headers.get('date') ?? ''), 'date');
  if (tellsOfNewerSettings(headers, api)) api.dispatch(newerSettingsRequested());
  if (!error) return { data };
  const retryAfterMs = readRetryAfter(headers.get('retry-after'), ports.clock());
  return { error: { ...toProblem(error), ...(retryAfterMs !== null && { retryAfterMs }) } };
}

/**
 * Sent by the server just now: an answer out of a cache carries the time at which it was put there.
 */
const isFresh = ({ method = 'GET' }: FetchArgs, headers: Headers) =>
  method !== 'GET' || /\bno-(cache|store)\b/.test(headers.get('cache-control') ?? '');

/** Tells whether the host answered by settings that are newer than those of this page. */
function tellsOfNewerSettings(headers: Headers, { getState }: BaseQueryApi): boolean {
  const number = headers.get(SETTINGS_HEADER);
  return number !== null && Number(number) > (getState() as ApiState).settings.number;
}

/**
 * Reading calls are retried twice (SPEC 7.2), but only where another try can end differently, and
 * not against the wish of a server that asked to be left alone for longer.
 */
export async function sendWithRetries(request: FetchArgs, api: BaseQueryApi): Promise<ApiResponse> {
  const { ports } = api.extra as ApiExtra;
  let answer = await sendOnce(request, api);
  for (const pauseMs of TIMING.getRetriesMs) {
    if (!answer.error || !canTryAgain(answer.error) || api.signal.aborted) break;
    if ((answer.error.retryAfterMs ?? 0) > pauseMs) break;
    await new Promise<void>((passed) => ports.after(pauseMs, passed));
    answer = await sendOnce(request, api);
  }
  return answer;
}
