import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGrants } from './grants';
import {
  MISBEHAVIOURS,
  type ProviderResponse,
  type Endpoint,
  type Misbehaviour,
  type MisbehaviourName,
} from './misbehaviours';
import {
  PROVIDER_HANDLERS,
  PROVIDER_PATHS,
  type Provider,
  type ProviderCall,
} from './providerResponses';
import { createProviderKeys } from './providerKeys';

export interface MisbehavingProvider {
  readonly issuer: string;
  /** Oldest first. */
  readonly calls: ProviderCall[];
  /** Secrets that were handed out or came in. */
  readonly secrets: Set<string>;
  /** From now on; counts calls from 1 again. */
  readonly misbehave: (name: MisbehaviourName) => void;
  /** Let the calls go on that were never to be answered. */
  readonly release: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a real OpenID provider on a port of its own that answers every authorize request at once,
 * and does what it is told to do wrongly. It shares no code with the portal: a mistake made twice
 * would cancel itself out. `clock` gives milliseconds since 1970.
 */
export async function startProvider(clock: () => number): Promise<MisbehavingProvider> {
  const secrets = new Set<string>();
  const calls: ProviderCall[] = [];
  const counts = new Map<Endpoint, number>();
  const waiting = new Set<() => void>();
  let wrong: Misbehaviour = MISBEHAVIOURS.none;
  const nowMs = () => clock() + (wrong.aheadS ?? 0) * 1_000;
  const provider = await newProvider(secrets, nowMs, () => wrong);

  const answer = async (request: IncomingMessage): Promise<ProviderResponse | 'reset'> => {
    const call = await readCall(request);
    if (!call) return { status: 404 };
    const count = (counts.get(call.endpoint) ?? 0) + 1;
    counts.set(call.endpoint, count);
    calls.push(call);
    secretsIn(call).forEach(provider.secret);
    const fault = wrong.faults?.[call.endpoint]?.(count) ?? null;
    if (fault === 'never') await new Promise<void>((go) => waiting.add(go));
    else if (fault) return fault;
    const right = await PROVIDER_HANDLERS[call.endpoint](provider, call, count);
    const { maxAgeS } = wrong;
    if (maxAgeS === undefined || call.method !== 'GET') return right;
    return { ...right, headers: { 'cache-control': `max-age=${maxAgeS}`, ...right.headers } };
  };
  const server = createServer((request, response) => {
    void answer(request).then((given) => send(response, given, nowMs()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const release = () => {
    waiting.forEach((go) => go());
    waiting.clear();
  };
  const misbehave = (name: MisbehaviourName) => {
    wrong = MISBEHAVIOURS[name];
    counts.clear();
  };
  const stop = () => {
    release();
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { issuer: provider.issuer, calls, secrets, misbehave, release, stop };
}

async function newProvider(
  secrets: Set<string>,
  nowMs: () => number,
  wrong: () => Misbehaviour,
): Promise<Provider> {
  const secret = (made: string) => {
    secrets.add(made);
    return made;
  };
  return {
    issuer: '',
    nowS: () => Math.floor(nowMs() / 1_000),
    keys: await createProviderKeys(),
    grants: createGrants(secret),
    pushed: new Map(),
    live: new Set(),
    secret,
    wrong,
  };
}

function send(response: ServerResponse, answer: ProviderResponse | 'reset', nowMs: number): void {
  if (answer === 'reset') return void response.destroy();
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    date: new Date(nowMs).toUTCString(),
    ...answer.headers,
  });
  response.end(answer.body);
}

async function readCall(request: IncomingMessage): Promise<ProviderCall | null> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const endpoint = PROVIDER_PATHS[pathname];
  if (!endpoint) return null;
  const { method = 'GET', headers } = request;
  const form = method === 'POST' ? new URLSearchParams(await text(request)) : searchParams;
  return { endpoint, method, headers, parameters: Object.fromEntries(form) };
}

const SECRET_NAMES = ['state', 'nonce', 'code_verifier', 'code', 'token', 'refresh_token'];

const secretsIn = ({ parameters }: ProviderCall) =>
  SECRET_NAMES.map((name) => parameters[name]).filter((value) => value !== undefined);
