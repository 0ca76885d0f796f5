/** @jest-environment node */
import fc from 'fast-check';
import { completeConfiguration } from '../oidc/configuration';
import { parseDiscovery } from '../oidc/discovery';
import { STORAGE_KEYS } from '../shared/constants';
import { parseCallbackMessage } from '../shared/callbackMessage';
import { isLocale } from '../shared/locales';
import { PLACEHOLDER_ORIGIN } from '../shared/routes';
import {
  anyJson,
  createDamagedExamples,
  listDifferences,
  fuzz,
  anyMutatedText,
  anyMutatedJson,
  readCorpus,
} from '../shared/testing/fuzz';
import { readDraft } from './api/draft';
import { createServerClock } from './api/serverClock';
import { createStore } from './store/createStore';
import { createMemoryPorts, type MemoryPorts } from './browser/memoryPorts';
import { readPressed } from './features/dialogs/statements/pressedAnswer';
import { getVisitorToken, readVote } from './features/faqs/ratedAnswers';
import { readDraftAnswers } from './features/quizzes/attempt/draftAnswers';
import { readDrafts } from './offline/ballotDrafts';
import { readReceipt } from './offline/keptReceipts';
import { readOutbox } from './offline/outbox';
import { getSafeReturnTo } from './sagas/provider/returnTo';
import { takeNotices } from './sagas/carriedNotices';
import { readFlow, type StoredFlow } from './sagas/provider/flowStorage';
import { takeReturn } from './sagas/provider/signedOutReturn';
import {
  getExpiryMs,
  readProductAuth,
  readStoredUser,
  getSubject,
} from './sagas/product/productRecord';
import { readConfigFile } from './sagas/readConfigFile';
import { toOwnPath, toShownNotification } from './serviceWorker/push';
import { readRecentSearches } from './parts/search/recentSearches';

const corpus = (name: string) => readCorpus(`src/client/testing/corpus/${name}.json`);
const shared = (name: string) => readCorpus(`src/shared/testing/corpus/${name}.json`);

const PORTAL = 'https://portal.example';
const CONFIG = completeConfiguration({ configId: 'door', redirectUrl: `${PORTAL}/callback` }, 0);

/** Creates a browser whose storages hold this text under every name that is asked for. */
function holding(text: string): MemoryPorts {
  const ports = createMemoryPorts({ href: `${PORTAL}/en?state=s` });
  const everywhere = { read: () => text, write: () => true, remove: () => undefined };
  return Object.assign(ports, {
    localStorage: { ...ports.localStorage, ...everywhere },
    sessionStorage: { ...ports.sessionStorage, ...everywhere },
  });
}

const isText = (value: unknown) => typeof value === 'string';
const areTexts = (...values: readonly unknown[]) => expect(values.every(isText)).toBe(true);
const storeOn = (ports: MemoryPorts) => createStore({ ports });

interface Reader {
  readonly name: string;
  /** Value that the portal itself would have stored. */
  readonly example: unknown;
  /** Reads, and looks at what was read. */
  readonly check: (ports: MemoryPorts) => void;
}

const ATTEMPT = {
  kind: 'redirect' as const,
  state: 's',
  nonce: 'n',
  codeVerifier: 'v',
  redirectUri: 'r',
  returnTo: '/',
  createdAt: 1,
};
const ENDPOINTS = parseDiscovery(
  {
    issuer: 'https://door.example',
    jwks_uri: 'https://door.example/keys',
    authorization_endpoint: 'https://door.example/authorize',
    token_endpoint: 'https://door.example/token',
    id_token_signing_alg_values_supported: ['RS256'],
  },
  completeConfiguration({ authority: 'https://door.example' }, 0),
)!;
/** All that can be stored of a provider (SPEC 3.1). */
const FLOW = {
  authzData: 'a',
  authnResult: {
    access_token: 'a',
    id_token: 'i',
    refresh_token: 'r',
    expires_in: 300,
    scope: 'openid',
    state: 's',
    session_state: 'x',
  },
  userData: { sub: 'grace' },
  session_state: 'x',
  authNonce: 'n',
  authStateControl: 's',
  codeVerifier: 'v',
  access_token_expires_at: 1,
  storageSilentRenewRunning: '{}',
  storageCodeFlowInProgress: true,
  redirect: '/',
  authWellKnownEndPoints: ENDPOINTS,
  jwtKeys: { keys: [{ kty: 'RSA' }] },
  authRequests: { s: { ...ATTEMPT, linkTo: 'grace', isAnew: true } },
  signedInAt: 1,
  areFramesBlocked: true,
} satisfies StoredFlow;
const BALLOT = {
  pollId: 'poll',
  slug: 'street',
  title: { text: 'Street', lang: 'en' },
  idempotencyKey: 'k',
  castAt: 1,
  state: 'waiting',
  answers: { one: { chosen: ['a'] } },
  reason: null,
};

const READERS: readonly Reader[] = [
  {
    name: 'the flow of a provider',
    example: {
      authnResult: { access_token: 'a' },
      authRequests: { s: ATTEMPT },
      jwtKeys: { keys: [] },
    },
    check(ports) {
      const flow = readFlow(ports, 'door');
      for (const attempt of Object.values(flow.authRequests ?? {}))
        expect(Number.isFinite(attempt.createdAt)).toBe(true);
      if (flow.authnResult) areTexts(flow.authnResult.access_token);
    },
  },
  {
    name: 'sol-auth',
    example: {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_in: 300,
      createDate: '2026-03-01T00:00:00Z',
    },
    check(ports) {
      const record = readProductAuth(ports);
      if (!record) return;
      areTexts(record.access_token, record.refresh_token, record.createDate);
      expect([typeof record.expires_in, Number.isNaN(record.expires_in)]).toEqual([
        'number',
        false,
      ]);
      expect(Number.isNaN(getExpiryMs(record))).toBe(false);
      expect([null, 'string']).toContain(getSubject(record) === null ? null : 'string');
    },
  },
  {
    name: 'sol-user',
    example: { sub: 'grace', name: 'Grace', roles: ['editor'], email: 'grace@one.example' },
    check(ports) {
      const user = readStoredUser(ports);
      if (user) areTexts(user.sub, ...user.roles);
    },
  },
  {
    name: 'the clock',
    example: { skewMs: 7_000, source: 'date' },
    check(ports) {
      const told: number[] = [];
      const clock = createServerClock(ports, ({ skewMs }) => told.push(skewMs));
      clock.noticeJump();
      expect(Number.isFinite(clock.now())).toBe(true);
    },
  },
  {
    name: 'where to go after the sign-out',
    example: { state: 's', returnTo: '/en/blogs', isDeleted: true },
    check(ports) {
      const back = takeReturn(ports);
      if (back) expect(new URL(back.returnTo, PORTAL).origin).toBe(PORTAL);
    },
  },
  {
    name: 'ballots that wait',
    example: [
      BALLOT,
      { ...BALLOT, state: 'counted', receipt: 'r' },
      { ...BALLOT, state: 'refused', code: 'c' },
    ],
    check(ports) {
      for (const ballot of readOutbox(ports.localStorage, 'grace'))
        areTexts(ballot.pollId, ballot.slug, ballot.idempotencyKey, ballot.title.text);
    },
  },
  {
    name: 'ballot papers that were begun',
    example: { grace: [{ ...BALLOT, savedAt: 1 }] },
    check(ports) {
      for (const draft of readDrafts(ports.localStorage, 'grace')) {
        areTexts(draft.pollId, draft.slug, draft.title.text);
        for (const answer of Object.values(draft.answers)) expect(typeof answer).toBe('object');
      }
    },
  },
  {
    name: 'receipts',
    example: { poll: { receipt: 'r', castAt: '2026-03-01T00:00:00Z', answers: null } },
    check(ports) {
      const receipt = readReceipt(ports.localStorage, 'poll');
      if (receipt) areTexts(receipt.receipt, receipt.castAt);
      expect(readReceipt(ports.localStorage, 'constructor')?.receipt).not.toBe(Object);
    },
  },
  {
    name: 'what was typed into a form',
    example: { title: 'Benches', body: 'More of them' },
    check: (ports) => areTexts(...Object.values(storeOn(ports).dispatch(readDraft('profile')))),
  },
  {
    name: 'what was pressed',
    example: { statement: { id: 's', text: { text: 'a', lang: 'en' } }, vote: 1 },
    check(ports) {
      const pressed = storeOn(ports).dispatch(readPressed('dialog'));
      if (!pressed) return;
      areTexts(pressed.statement.id, pressed.statement.text.text);
      expect([-1, 0, 1]).toContain(pressed.vote);
    },
  },
  {
    name: 'answers to a quiz',
    example: [{ chosen: ['a'] }, null, { value: 3 }],
    check(ports) {
      for (const kept of storeOn(ports).dispatch(readDraftAnswers('attempt')) ?? [])
        expect([typeof kept, Array.isArray(kept)]).toEqual(['object', false]);
    },
  },
  {
    name: 'whether an answer helped',
    example: { visitor: 'a', votes: { 'how-to-vote': true } },
    check(ports) {
      const store = storeOn(ports);
      for (const slug of ['how-to-vote', 'constructor', '__proto__'])
        expect([true, false, null]).toContain(store.dispatch(readVote(slug)));
      areTexts(store.dispatch(getVisitorToken()));
    },
  },
  {
    name: 'recent searches',
    example: { subject: '', searches: ['harbour'] },
    check: (ports) => areTexts(...storeOn(ports).dispatch(readRecentSearches())),
  },
];

test.each(READERS)('[SPEC 9.19] fuzz, what is stored in the browser: $name', ({ example, check }) =>
  fuzz({
    corpus: corpus('stored'),
    generated: anyMutatedJson(example),
    read: (text) => check(holding(text)),
  }),
);

interface Deep {
  readonly name: string;
  /** With everything that can be stored. */
  readonly example: unknown;
  readonly read: (ports: MemoryPorts) => unknown;
  readonly anything?: readonly string[];
  readonly nullable?: readonly string[];
}

const DEEP: readonly Deep[] = [
  {
    name: 'the flow of a provider',
    example: FLOW,
    read: (ports) => readFlow(ports, 'door'),
    anything: ['userData', 'jwtKeys.keys.*'],
  },
  {
    name: 'sol-auth',
    example: {
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_in: 300,
      createDate: '2026-03-01T00:00:00Z',
      scope: 'roles',
    },
    read: readProductAuth,
  },
  {
    name: 'sol-user',
    example: {
      sub: 'grace',
      name: 'Grace',
      email: 'grace@one.example',
      locale: 'tr',
      roles: ['editor'],
      verified: true,
      picture: '/p',
      termsDue: false,
    },
    read: readStoredUser,
  },
  {
    name: 'where to go after the sign-out',
    example: { state: 's', returnTo: '/en/blogs', isDeleted: true },
    read: takeReturn,
  },
  {
    name: 'what the next page has to tell',
    example: {
      ended: 'refused',
      problem: {
        code: 'signInDeclined',
        result: 'SecureTokenServerError',
        provider: { error: 'no', description: 'No', uri: 'https://door.example/no' },
        retryAfterMs: 1,
      },
      doorLink: { configId: 'door', code: 'doorRefused' },
    },
    read: takeNotices,
    nullable: [
      'ended',
      'problem',
      'problem.provider.description',
      'problem.provider.uri',
      'doorLink',
      'doorLink.code',
    ],
  },
];

test.each(DEEP)(
  '[SPEC 3.1.2, 9.19] every field that is stored, however deep, is believed only where it is of its kind: $name',
  ({ example, read, anything, nullable }) => {
    expect(read(holding(JSON.stringify(example)))).toEqual(example);
    const believed = [...createDamagedExamples(example)].flatMap(([what, text]) =>
      listDifferences(read(holding(text)) ?? {}, example, { anything, nullable }).map(
        (where) => `${what}: ${where}`,
      ),
    );
    expect(believed).toEqual([]);
  },
);

test('an attempt that lacks what its answer is compared with is none, and the others stay', () => {
  const others = { ...FLOW.authRequests, other: ATTEMPT };
  for (const name of ['kind', 'state', 'nonce', 'codeVerifier', 'returnTo', 'createdAt']) {
    const authRequests = { ...others, s: { ...ATTEMPT, [name]: undefined } };
    const flow = readFlow(holding(JSON.stringify({ ...FLOW, authRequests })), 'door');
    expect([name, Object.keys(flow.authRequests ?? {})]).toEqual([name, ['other']]);
  }
});

test('the names in the storage are those that the corpus was made for', () => {
  expect(Object.values(STORAGE_KEYS)).toContain('sol-auth');
});

test('[SPEC 3.5.1] fuzz, config.json: an environment of texts and flags, and configurations with every option', () =>
  fuzz({
    corpus: corpus('stored'),
    generated: anyMutatedJson({
      production: false,
      baseUrl: '',
      apiUrl: '/v1',
      door: 'door',
      fileLimitBytes: 1,
      signIn: [CONFIG],
      payment: { publishableKey: 'pk_test_1' },
    }),
    read(text) {
      const file: unknown = (() => {
        try {
          return JSON.parse(text);
        } catch {
          return {};
        }
      })();
      return readConfigFile(Object(file) as Record<string, unknown>);
    },
    look({ config, clientSecrets }) {
      areTexts(
        config.environment.apiUrl,
        config.environment.baseUrl,
        config.door,
        config.publishableKey,
      );
      expect(typeof config.environment.production).toBe('boolean');
      expect(config.publishableKey).not.toMatch(/^(sk|rk)_/);
      for (const pair of clientSecrets) areTexts(...pair);
    },
  }));

test('[SPEC 2.8, 2.10] fuzz, messages of windows and frames: an address with this very state, or nothing', () =>
  fuzz({
    corpus: [],
    generated: fc.oneof(
      anyMutatedJson({ v: 1, kind: 'popup', url: `${PORTAL}/popup.html?code=c&state=s` }).map(
        (text): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            return text;
          }
        },
      ),
      fc.anything(),
    ),
    read: (message) => parseCallbackMessage(message, 'popup', 's'),
    look: (url) => url === null || expect(new URL(url).searchParams.get('state')).toBe('s'),
  }));

test('fuzz, push messages: something to show, and a page of the portal', () =>
  fuzz({
    corpus: corpus('stored'),
    generated: anyMutatedJson({
      title: 'Harbour',
      body: 'b',
      lang: 'ar',
      dir: 'rtl',
      tag: 't',
      url: '/ar/dialogs/x',
    }),
    read: (text) => toShownNotification(text, PORTAL),
    look({ title, options }) {
      areTexts(title, options.body, options.tag);
      expect(options.lang === '' || isLocale(options.lang)).toBe(true);
      expect(new URL(options.data.path, PORTAL).origin).toBe(PORTAL);
    },
  }));

test('[SPEC 4.1.6] fuzz, 10,000 routes: neither a sign-in, nor a sign-out, nor a push message leads to another site', () => {
  const routes = shared('routes');
  return fuzz({
    corpus: routes,
    generated: anyMutatedText(...routes.values(), '/ar/blogs?page=2#top', `${PORTAL}/tr`),
    least: 10_000,
    read(route) {
      const stored = JSON.stringify({ state: 's', returnTo: route });
      return [
        getSafeReturnTo(route, `${PORTAL}/ar/blogs`, CONFIG),
        takeReturn(holding(stored))?.returnTo ?? '/',
        toOwnPath(route, PORTAL),
      ];
    },
    look(paths) {
      const away = paths.filter(
        (path) =>
          !/^\/(?![/\\])/.test(path) ||
          new URL(path, PLACEHOLDER_ORIGIN).origin !== PLACEHOLDER_ORIGIN,
      );
      if (away.length > 0) expect(away).toEqual([]);
    },
  });
});

test('any JSON is generated, also with names that every object has', () => {
  const samples = fc.sample(anyJson, { numRuns: 500, seed: 1 });
  expect(samples.some((text) => text.includes('"__proto__"'))).toBe(true);
  expect(samples.map((text) => typeof JSON.parse(text)).includes('object')).toBe(true);
});
