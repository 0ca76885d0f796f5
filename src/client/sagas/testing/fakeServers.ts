import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';

export interface Call {
  readonly key: string;
  readonly headers: Headers;
  readonly form: Readonly<Record<string, string>>;
  /** When it was made, by the clock of the newest tab (`openTab`): milliseconds since 1970. */
  readonly atMs: number;
}

/** Answers one call; an Error is a network failure. */
export type Handler = (call: Call) => Response | Error | Promise<Response | Error>;

interface FakeFetch {
  readonly fetch: typeof globalThis.fetch;
  /** `METHOD address` of every call, oldest first. */
  readonly calls: Call[];
  /** Change answers for what follows. */
  readonly answer: (handlers: Readonly<Record<string, Handler>>) => void;
  /** Whether an address has an answer or was called. */
  readonly hasAddress: (key: string) => boolean;
  /** Stamp calls by this clock from now on. */
  readonly followClock: (clock: () => number) => void;
  /** Calls of that address wait from now on; the answer lets them go. */
  readonly hold: (key: string) => () => void;
}

export const createJsonResponse = (body: unknown, status = 200) => Response.json(body, { status });
export const createNetworkError = () => new TypeError('network failure');
/**
 * Returns the error that a request ends with whose server was reached and has not answered in time.
 */
export const createTimeoutError = () =>
  Object.assign(new Error('no answer'), { name: 'TimeoutError' });

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/**
 * Creates a network that knows the given calls and no other: an unknown one fails the test by name.
 */
function createFakeFetch(handlers: Readonly<Record<string, Handler>>): FakeFetch {
  const known = new Map(Object.entries(handlers));
  const calls: Call[] = [];
  const held = new Map<string, Promise<void>>();
  let clock = Date.now;
  return {
    calls,
    hasAddress: (key) => known.has(key) || calls.some((call) => call.key === key),
    followClock: (followed) => {
      clock = followed;
    },
    hold: (key) => {
      const { promise, resolve } = withResolvers();
      held.set(key, promise);
      return () => {
        held.delete(key);
        resolve();
      };
    },
    answer: (more) => Object.entries(more).forEach(([key, handler]) => known.set(key, handler)),
    fetch: async (input, init) => {
      const atMs = clock();
      const request = new Request(input, init);
      const key = `${request.method} ${request.url}`;
      const form = Object.fromEntries(new URLSearchParams(await request.text()));
      const call = { key, form, headers: request.headers, atMs };
      calls.push(call);
      const handler = known.get(key) ?? (() => new Error(`unknown call: ${key}`));
      const answered = Promise.resolve(held.get(key)).then(() => handler(call));
      const answer = await Promise.race([answered, aborted(request.signal)]);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

export const PORTAL_ORIGIN = 'http://localhost:3000';
export const DOOR_ORIGIN = 'http://localhost:3100';
export const CHECK_SESSION_URL = `${DOOR_ORIGIN}/session/check`;
export const NOW_MS = Date.UTC(2027, 0, 15, 9);
export const EXPIRES_IN_S = 300;

export const CONFIG_FILE = {
  production: false,
  baseUrl: '',
  apiUrl: '/v1',
  door: 'door',
  signIn: [
    {
      configId: 'door',
      authority: DOOR_ORIGIN,
      clientId: 'meydan-portal',
      redirectUrl: `${PORTAL_ORIGIN}/callback`,
      postLogoutRedirectUri: `${PORTAL_ORIGIN}/`,
      scope: 'openid profile email phone roles offline_access',
    },
  ],
  payment: { publishableKey: '' },
};

/** Returns the same file with other options of the door. */
export const createConfigWith = (options: object) => ({
  ...CONFIG_FILE,
  signIn: [{ ...CONFIG_FILE.signIn[0], ...options }],
});

export const GRACE = {
  sub: 'grace',
  name: 'Grace Bell',
  email: 'grace@harbour.example',
  locale: 'en',
  roles: [],
  verified: false,
};

/** The same person, as the door knows her. */
export const DOOR_GRACE = { sub: 'door-grace', name: 'Grace Bell' };

/** Options that tokens are issued with; the usual ones where nothing is said. */
export interface IssueOptions {
  /** Milliseconds since 1970. */
  readonly issuedAtMs?: number;
  /** Seconds that the access token and the ID token are valid. */
  readonly expiresInS?: number;
  readonly scope?: string;
  /** Claims over the correct ones: of the door's ID token, of the sign-in server's access token. */
  readonly claims?: JWTPayload;
  readonly hasRefreshToken?: boolean;
}

/** An answer of a token endpoint. */
interface IssuedTokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly id_token?: string;
  readonly expires_in: number;
  readonly token_type: string;
  readonly scope: string;
}

export interface FakeServers extends FakeFetch {
  /**
   * Change answers for what follows.
   * @throws Error for an address of the door, or of the portal outside its API, that does not exist
   */
  readonly answer: FakeFetch['answer'];
  /** Issue tokens as the door does; its refresh tokens can be used, each of them once. */
  readonly issueDoorTokens: (options?: IssueOptions) => Promise<IssuedTokens>;
  /** Issue tokens as the sign-in server does. */
  readonly issueProductTokens: (options?: IssueOptions) => Promise<IssuedTokens>;
  /** Documents that the door publishes: its endpoints and its keys. */
  readonly published: { readonly discovery: object; readonly keys: readonly JWK[] };
  /** Secrets that were handed out, codes and passwords included. */
  readonly secrets: string[];
  /** Answer an authorize address as the door would after the person has signed in. */
  readonly comeBack: (authorizeUrl: string, changes?: Readonly<Record<string, string>>) => string;
  /** Claims of the ID tokens to come, over the correct ones. */
  claims: JWTPayload;
  /** Off: the door gives no refresh tokens any more. */
  hasRefreshTokens: boolean;
}

let doorKeys: ReturnType<typeof generateKeyPair> | undefined;

/**
 * Creates a door and a sign-in server, both in memory. All doors have the same key: to make one
 * takes longer than most tests.
 */
export async function createFakeServers(clock: () => number): Promise<FakeServers> {
  const { privateKey, publicKey } = await (doorKeys ??= generateKeyPair('RS256'));
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  const secrets: string[] = [];
  const nonces = new Map<string, string>();
  const secret = (kind: string) => {
    const made = `${kind}-${crypto.randomUUID()}`;
    secrets.push(made);
    return made;
  };
  const mint = async (claims: JWTPayload) => {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(privateKey);
    secrets.push(token);
    return token;
  };
  const refreshable = new Set<string>();
  const refreshToken = () => {
    const made = secret('door-refresh');
    refreshable.add(made);
    return made;
  };
  const toSeconds = (ms: number) => Math.floor(ms / 1_000);
  const issueDoorTokens: FakeServers['issueDoorTokens'] = async ({
    issuedAtMs = clock(),
    expiresInS = EXPIRES_IN_S,
    scope = CONFIG_FILE.signIn[0]!.scope,
    claims = {},
    hasRefreshToken = world.hasRefreshTokens,
  } = {}) => ({
    access_token: secret('door-access'),
    ...(hasRefreshToken && { refresh_token: refreshToken() }),
    id_token: await mint({
      iss: DOOR_ORIGIN,
      sub: 'door-grace',
      aud: 'meydan-portal',
      // The order of claims is that of the tapes on the shelf.
      nonce: undefined,
      iat: toSeconds(issuedAtMs),
      exp: toSeconds(issuedAtMs) + expiresInS,
      ...world.claims,
      ...claims,
    }),
    expires_in: expiresInS,
    token_type: 'Bearer',
    scope,
  });
  const issueProductTokens: FakeServers['issueProductTokens'] = async ({
    issuedAtMs = clock(),
    expiresInS = EXPIRES_IN_S,
    scope = 'offline_access email phone profile roles',
    claims = {},
    hasRefreshToken = true,
  } = {}) => ({
    access_token: await mint({
      sub: 'grace',
      exp: toSeconds(issuedAtMs) + expiresInS,
      jti: crypto.randomUUID(),
      ...claims,
    }),
    ...(hasRefreshToken && { refresh_token: secret('product-refresh') }),
    expires_in: expiresInS,
    token_type: 'Bearer',
    scope,
  });
  const discovery = {
    issuer: DOOR_ORIGIN,
    jwks_uri: `${DOOR_ORIGIN}/jwks`,
    authorization_endpoint: `${DOOR_ORIGIN}/auth`,
    token_endpoint: `${DOOR_ORIGIN}/token`,
    userinfo_endpoint: `${DOOR_ORIGIN}/me`,
    end_session_endpoint: `${DOOR_ORIGIN}/end`,
    revocation_endpoint: `${DOOR_ORIGIN}/revoke`,
    check_session_iframe: CHECK_SESSION_URL,
  };

  const network = createFakeFetch({
    [`GET ${PORTAL_ORIGIN}/config.json`]: () => createJsonResponse(CONFIG_FILE),
    [`GET ${DOOR_ORIGIN}/.well-known/openid-configuration`]: () => createJsonResponse(discovery),
    [`GET ${DOOR_ORIGIN}/jwks`]: () => createJsonResponse({ keys: [jwk] }),
    [`POST ${DOOR_ORIGIN}/token`]: async ({ form }) => {
      const isRefresh = form['grant_type'] === 'refresh_token';
      // Each refresh token can be used once.
      if (isRefresh && !refreshable.delete(form['refresh_token'] ?? '')) {
        return createJsonResponse({ error: 'invalid_grant' }, 400);
      }
      const nonce = nonces.get(form['code'] ?? '');
      return createJsonResponse(await issueDoorTokens({ claims: { nonce, ...world.claims } }));
    },
    [`GET ${DOOR_ORIGIN}/me`]: () => createJsonResponse(DOOR_GRACE),
    [`POST ${DOOR_ORIGIN}/revoke`]: () => new Response(null),
    [`POST ${PORTAL_ORIGIN}/connect/token`]: async () =>
      createJsonResponse(await issueProductTokens()),
    [`POST ${PORTAL_ORIGIN}/connect/passkey`]: () =>
      createJsonResponse({ error: 'invalid_grant', code: 'signInExpired' }, 400),
    [`GET ${PORTAL_ORIGIN}/connect/userinfo`]: () => createJsonResponse(GRACE),
    [`POST ${PORTAL_ORIGIN}/connect/revocation`]: () => new Response(null),
    [`HEAD ${PORTAL_ORIGIN}/`]: createNetworkError,
  });
  const isMistyped = (key: string) =>
    !network.hasAddress(key) &&
    [`${DOOR_ORIGIN}/`, `${PORTAL_ORIGIN}/`].some((origin) => key.includes(origin)) &&
    !key.includes(`${PORTAL_ORIGIN}/v1/`);

  const world: FakeServers = {
    ...network,
    answer: (handlers) => {
      const mistyped = Object.keys(handlers).find(isMistyped);
      if (mistyped) throw new Error(`no server has the address ${mistyped}`);
      network.answer(handlers);
    },
    issueDoorTokens,
    issueProductTokens,
    published: { discovery, keys: [jwk] },
    secrets,
    claims: {},
    hasRefreshTokens: true,
    comeBack: (authorizeUrl, changes = {}) => {
      const { searchParams: asked } = new URL(authorizeUrl);
      const code = secret('code');
      nonces.set(code, asked.get('nonce') ?? '');
      secrets.push(asked.get('state') ?? '', asked.get('nonce') ?? '');
      const answer = { code, state: asked.get('state') ?? '', ...changes };
      const given = Object.entries(answer).filter(([, value]) => value !== '');
      return `${asked.get('redirect_uri')}?${new URLSearchParams(given)}`;
    },
  };
  return world;
}
