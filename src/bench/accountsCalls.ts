import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { BENCH_ORIGIN, type BenchHost } from './benchHost';

/** Returns another address for each caller, so that the limits per address are not measured. */
const anyAddress = () => `10.${[...randomBytes(3)].join('.')}`;

/** Sends a form to the sign-in server, without its socket. */
export const askForTokens = (
  { app }: BenchHost,
  fields: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    remoteAddress: anyAddress(),
    url: '/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Sends a write to the API; its Bearer header stands for the anti-forgery cookie. */
export const write = (
  { app }: BenchHost,
  accessToken: string,
  path: string,
  payload: object,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    remoteAddress: anyAddress(),
    url: `/v1/${path}`,
    headers: { origin: BENCH_ORIGIN, authorization: `Bearer ${accessToken}` },
    payload,
  });
