import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { signInAndRedeem } from '../../door/testing/portal';
import { PROVIDER_OF_JWTS, startDoor, type RunningDoor } from '../../door/testing/startDoor';
import type { TokenResponse } from '../../shared/contract/connect';
import type { AreaSettings } from '../../shared/contract/settings';
import { DEMO_SETTINGS } from '../../demo/city';
import { addMonths } from '../../shared/residents';
import { DEFAULT_VALUES } from '../../shared/settings';
import { runWithSettings } from '../city/currentSettings';
import { openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { PORTAL_CLIENT_ID } from '../../shared/doorClients';
import { PRODUCTION_CONFIG } from '../testing/testHost';
import { openDoors, type TrustedDoor } from './doors';

const AUDIENCE = 'https://portal.example/api';
const TWO_STEPS = 'urn:example:two-steps';

/** Asks as a host with these settings would; the causes that it logs stand beside the answer. */
async function ask(door: TrustedDoor, token: string, clock = Date.now) {
  const causes: string[] = [];
  const write = (_details: object, text: string) => void causes.push(text);
  const askDoors = openDoors({ doors: [door], clock, log: { warn: write, error: write } });
  return { answer: await askDoors(token), causes };
}

describe('[SPEC 7.1.3] a provider without introspection, whose access tokens are JWTs (RFC 9068)', () => {
  let provider: RunningDoor;
  let host: AccountsHost;
  const settings = (): TrustedDoor => ({
    issuer: provider.issuer,
    portalClientId: PORTAL_CLIENT_ID,
    audience: AUDIENCE,
    claims: { roles: 'realm_access.roles' },
  });

  beforeAll(async () => {
    provider = await startDoor({ DOOR_AUDIENCE: AUDIENCE }, [], PROVIDER_OF_JWTS);
    host = await openAccountsHost({ seed: 'demo', doors: [settings()] });
    host.setNow(new Date());
  });
  afterAll(async () => {
    await host.close();
    await provider.stop();
  });

  const exchange = (token: string) =>
    host.token({ grant_type: 'sol:door_account_token', access_token: token });

  test('a person signs in: name from userinfo, roles from a nested claim of the token, language from tr_BE', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'yusuf');
    const answer = await exchange(tokens.access_token);
    expect(answer.statusCode).toBe(200);
    const authorization = `Bearer ${answer.json<{ access_token: string }>().access_token}`;
    const user = await host.app.inject({ url: '/connect/userinfo', headers: { authorization } });
    expect(user.json()).toMatchObject({
      name: 'Yusuf Kaya',
      email: 'yusuf@harbour.example',
      roles: ['moderator'],
      verified: true,
      locale: 'tr',
    });
  });

  const RESIDENTS = {
    ...DEFAULT_VALUES.residents,
    districtClaim: 'address.locality',
    birthDateClaim: 'birthdate',
    months: 6,
  };

  test('district and birth date of a verified resident are what the claims of the settings say, for as long as they say', async () => {
    const url = '/v1/settings/residents';
    const headers = { ...(await host.headersOf('admin')), 'idempotency-key': randomUUID() };
    const { revision } = (await host.app.inject({ url, headers })).json<AreaSettings>();
    const payload = { revision, value: RESIDENTS };
    const answer = await host.app.inject({ method: 'PUT', url, headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
    const { tokens } = await signInAndRedeem(provider.issuer, 'omar');
    const now = new Date(host.clock());
    expect((await exchange(tokens.access_token)).statusCode).toBe(200);
    const readLogin = () =>
      host.database.db
        .selectFrom('identities')
        .select(['verified', 'verified_until', 'district', 'born_from', 'born_to'])
        .where('issuer', '=', provider.issuer)
        .where('subject', '=', 'demo-omar')
        .executeTakeFirstOrThrow();
    const [bornFrom, district] = ['1990-05-01', 'old-port'];
    expect(await readLogin()).toEqual({
      verified: true,
      verified_until: addMonths(now, 6),
      district,
      born_from: bornFrom,
      born_to: bornFrom,
    });
    const { answer: found } = await ask(settings(), tokens.access_token);
    expect(found).toMatchObject({ account: { verification: { district, bornFrom } } });
  });

  test('a claim that cannot be read is logged once, without its value, and counts as not said', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'omar');
    const logged: unknown[] = [];
    const write = (...line: unknown[]) => void logged.push(line);
    const askDoors = openDoors({
      doors: [settings()],
      clock: Date.now,
      log: { warn: write, error: write },
    });
    const residents = { ...RESIDENTS, birthDateClaim: 'birthday' };
    const asked = { ...DEMO_SETTINGS, residents };
    const twice = [
      await runWithSettings(asked, () => askDoors(tokens.access_token)),
      await runWithSettings(asked, () => askDoors(tokens.access_token)),
    ];
    const verification = { district: 'old-port', bornFrom: null, bornTo: null };
    for (const found of twice) expect(found).toMatchObject({ account: { verification } });
    expect(logged).toEqual([
      [
        { issuer: provider.issuer, claim: 'birthday' },
        'this claim cannot be read and counts as not said',
      ],
    ]);
  });

  test('the moment of the sign-in is known', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'grace');
    const { answer } = await ask(settings(), tokens.access_token);
    const said = Number(decodeJwt(tokens.access_token).auth_time);
    expect(answer).toMatchObject({ account: { authenticatedAt: new Date(said * 1_000) } });
  });

  test('a client of the host does no harm where there is no introspection', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'grace');
    const client = { hostClientId: 'meydan-host', hostClientSecret: 'a secret of the host' };
    const { answer } = await ask({ ...settings(), ...client }, tokens.access_token);
    expect(answer.kind).toBe('account');
  });

  test('ID tokens, refresh tokens and what somebody has changed are refused, and nothing is logged', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'grace');
    const [header, , signature] = tokens.access_token.split('.');
    const payload = { ...decodeJwt(tokens.access_token), sub: 'demo-admin' };
    const changed = Buffer.from(JSON.stringify(payload)).toString('base64url');
    const forged = [header, changed, signature].join('.');
    for (const token of [tokens.id_token, tokens.refresh_token, forged, 'invented', 'e30.e30.'])
      expect(await ask(settings(), token)).toEqual({ answer: { kind: 'refused' }, causes: [] });
  });

  test('a token for another audience is refused, and the log names what is expected', async () => {
    const { tokens } = await signInAndRedeem(provider.issuer, 'grace');
    const elsewhere = { ...settings(), audience: 'https://other.example' };
    const { answer, causes } = await ask(elsewhere, tokens.access_token);
    expect(answer).toEqual({ kind: 'misconfigured' });
    expect(causes).toEqual([
      'a sign-in by this provider failed: its access tokens are not JWTs of RFC 9068 for the audience https://other.example: unexpected "aud" claim value',
    ]);
  });
});

test('a provider without introspection whose access tokens are opaque: the log says what is needed', async () => {
  const provider = await startDoor({ DOOR_AUDIENCE: '' }, [], PROVIDER_OF_JWTS);
  const { tokens } = await signInAndRedeem(provider.issuer, 'grace');
  const door = { issuer: provider.issuer, portalClientId: PORTAL_CLIENT_ID };
  const good = await ask(door, tokens.access_token);
  const invented = await ask(door, 'invented');
  await provider.stop();
  expect(good.answer).toEqual({ kind: 'misconfigured' });
  expect(good.causes).toEqual([expect.stringContaining('are not JWTs of RFC 9068')]);
  expect(invented).toEqual({ answer: { kind: 'refused' }, causes: [] });
});

describe('[SPEC 7.1.3] RFC 9068 §4, claim by claim', () => {
  type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
  let keys: Keys;
  let issuer: string;
  let server: Server;
  /** Answer to every introspection; hosts without a client there do not ask. */
  let introspection: object = {};
  /** Tokens that userinfo takes. */
  const accepted = new Set<string>();

  beforeAll(async () => {
    keys = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    server = createServer(({ url, headers }, response) => {
      const isKnown = accepted.has(String(headers.authorization).replace('Bearer ', ''));
      const bodies: Record<string, object> = {
        '/.well-known/openid-configuration': {
          issuer,
          jwks_uri: `${issuer}/jwks`,
          introspection_endpoint: `${issuer}/introspect`,
          userinfo_endpoint: `${issuer}/me`,
        },
        '/introspect': introspection,
        '/jwks': { keys: [key] },
        // What userinfo says of a second factor is said of no sign-in.
        '/me': { sub: 'ada', name: 'Ada', acr: TWO_STEPS, amr: ['otp'] },
      };
      response.statusCode = url === '/me' && !isKnown ? 401 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(bodies[url!]));
    });
    await new Promise<void>((done) => void server.listen(0, 'localhost', done));
    issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => void server.close(done)));

  const nowS = Math.floor(Date.now() / 1_000);
  type Change = Readonly<Record<string, unknown>>;
  const claims = (change: Change = {}): JWTPayload => ({
    iss: issuer,
    aud: PORTAL_CLIENT_ID,
    sub: 'ada',
    client_id: PORTAL_CLIENT_ID,
    jti: randomUUID(),
    iat: nowS,
    exp: nowS + 3_600,
    ...change,
  });
  const sign = (payload: JWTPayload, header: Change = {}, key = keys.privateKey) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'one', ...header })
      .sign(key);
  const door = (): TrustedDoor => ({ issuer, portalClientId: PORTAL_CLIENT_ID });
  async function judge(token: string, isKnown = true) {
    accepted[isKnown ? 'add' : 'delete'](token);
    return (await ask(door(), token)).answer.kind;
  }

  test.each<[string, Change, Change?]>([
    ['as the profile has it', {}],
    ['the long form of its type', {}, { typ: 'application/at+jwt' }],
    ['one audience among several', { aud: [PORTAL_CLIENT_ID, 'https://other.example'] }],
  ])('%s: taken', async (_title, change, header = {}) => {
    expect(await judge(await sign(claims(change), header))).toBe('account');
  });

  test.each<[string, Change, Change?]>([
    ['the type of an ID token', {}, { typ: 'JWT' }],
    ['no type', {}, { typ: undefined }],
    ['another issuer', { iss: 'https://login.example' }],
    ['another audience', { aud: 'https://other.example' }],
    ['no audience', { aud: undefined }],
    ['it has expired', { exp: nowS - 3_600 }],
    ['no expiry', { exp: undefined }],
    ['no jti', { jti: undefined }],
    ['no client_id', { client_id: undefined }],
    ['no subject', { sub: undefined }],
    ['no iat', { iat: undefined }],
    ['not valid yet', { nbf: nowS + 3_600 }],
  ])('%s: not taken, though userinfo takes it', async (_title, change, header = {}) => {
    expect(await judge(await sign(claims(change), header))).toBe('misconfigured');
    expect(await judge(await sign(claims(change), header), false)).toBe('refused');
  });

  test.each<[string, Change]>([
    ['another client', { client_id: 'another-site' }],
    ['another person than userinfo says', { sub: 'grace' }],
  ])('%s: refused', async (_title, change) => {
    expect(await judge(await sign(claims(change)))).toBe('refused');
  });

  test('signed by another key, by the public one as a secret, or by none: not taken', async () => {
    const other = await generateKeyPair('RS256');
    const asSecret = createHash('sha256').update('one').digest();
    const [, payload] = (await sign(claims())).split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    const tokens = [
      await sign(claims(), {}, other.privateKey),
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'one' })
        .sign(asSecret),
      `${none}.${payload}.`,
    ];
    for (const token of tokens) {
      expect(await judge(token, false)).toBe('refused');
      expect(await judge(token)).toBe('misconfigured');
    }
  });

  const SECOND_FACTOR = { acr: [TWO_STEPS, 'urn:example:card'], amr: ['mfa', 'otp'] };
  const WITH_FACTOR: readonly [string, Change][] = [
    ['one of the classes', { acr: TWO_STEPS }],
    ['one of the methods', { amr: ['pwd', 'otp'] }],
    ['another class, and one of the methods', { acr: '1', amr: ['mfa'] }],
  ];
  const WITHOUT_FACTOR: readonly [string, Change][] = [
    ['neither', {}],
    ['another class', { acr: 'urn:example:one-step' }],
    ['a class in capitals', { acr: TWO_STEPS.toUpperCase() }],
    ['a class with more behind it', { acr: `${TWO_STEPS} urn:example:card` }],
    ['classes as a list', { acr: [TWO_STEPS] }],
    ['a class as a method', { amr: [TWO_STEPS] }],
    ['other methods', { amr: ['pwd', 'OTP'] }],
    ['a method as a text', { amr: 'otp' }],
    ['a list that holds something else', { amr: ['otp', 1] }],
    ['methods as an object', { amr: { otp: true } }],
    ['nothing as values', { acr: null, amr: null }],
  ];
  const CLIENT = { hostClientId: 'host', hostClientSecret: 'a secret of the host' };
  const CASES = [
    ...WITH_FACTOR.map((row) => [...row, true] as const),
    ...WITHOUT_FACTOR.map((row) => [...row, false] as const),
  ];

  test.each(CASES)(
    'a token that says %s: %j is of a second factor: %s',
    async (_title, said, expected) => {
      const token = await sign(claims(said));
      accepted.add(token);
      const trusted = { ...door(), secondFactor: SECOND_FACTOR };
      expect((await ask(trusted, token)).answer).toMatchObject({
        account: { hasSecondFactor: expected },
      });
      expect((await ask(door(), token)).answer).toMatchObject({
        account: { hasSecondFactor: false },
      });
      // The same, said by introspection.
      accepted.add('opaque');
      introspection = { active: true, client_id: PORTAL_CLIENT_ID, sub: 'ada', ...said };
      expect((await ask({ ...trusted, ...CLIENT }, 'opaque')).answer).toMatchObject({
        account: { hasSecondFactor: expected },
      });
    },
  );

  describe('in production', () => {
    const openHost = (more: Partial<TrustedDoor>) =>
      openAccountsHost({
        seed: 'demo',
        doors: [{ ...door(), claims: { roles: 'roles' }, ...more }],
        config: PRODUCTION_CONFIG,
      });
    /** Signs an administrator in; what is answered to one, and what their record says is due. */
    async function askAsAdmin(host: AccountsHost, said: Change) {
      host.setNow(new Date());
      const token = await sign(claims({ roles: ['admin'], ...said }));
      accepted.add(token);
      const granted = await host.token({
        grant_type: 'sol:door_account_token',
        access_token: token,
      });
      const tokens = granted.json<TokenResponse>();
      await host.database.db.updateTable('people').set({ terms_version: 1_000 }).execute();
      const answer = await host.asOwner(tokens, 'GET', 'admin/people');
      const authorization = `Bearer ${tokens.access_token}`;
      const record = await host.app.inject({
        url: '/connect/userinfo',
        headers: { authorization },
      });
      const { factor_due, factor_due_at_provider, factor_acr_values } =
        record.json<Record<string, unknown>>();
      const refusal = answer.statusCode === 200 ? null : answer.json<object>();
      return { refusal, factor_due, factor_due_at_provider, factor_acr_values };
    }

    const DUE = {
      refusal: expect.objectContaining({ status: 403, code: 'providerFactorDue' }),
      factor_due: true,
      factor_due_at_provider: true,
    };

    test('rights count with a second factor where the operator says how it is told', async () => {
      const host = await openHost({ secondFactor: SECOND_FACTOR });
      const due = { ...DUE, factor_acr_values: SECOND_FACTOR.acr.join(' ') };
      expect(await askAsAdmin(host, {})).toEqual(due);
      expect(await askAsAdmin(host, { amr: 'otp' })).toEqual(due);
      expect(await askAsAdmin(host, { acr: TWO_STEPS })).toEqual({ refusal: null });
      expect(await askAsAdmin(host, { amr: ['otp'] })).toEqual({ refusal: null });
      await host.close();
    });

    test('where methods alone tell a second factor, no class is asked for', async () => {
      const host = await openHost({ secondFactor: { amr: ['otp'] } });
      expect(await askAsAdmin(host, {})).toEqual(DUE);
      await host.close();
    });

    test('otherwise whoever comes by a provider is the provider’s to check', async () => {
      const host = await openHost({});
      expect(await askAsAdmin(host, {})).toEqual({ refusal: null });
      await host.close();
    });
  });

  test.each([
    [{ active: false }, 'calls tokens inactive that userinfo takes'],
    [{ active: true, sub: 'ada' }, 'does not say client_id of a token'],
    [{ active: true }, 'does not say client_id and sub of a token'],
    [{ is_active: true }, 'answered 200 and not as RFC 7662 says'],
  ])('an introspection that answers %j is a fault that the log names', async (said, cause) => {
    introspection = said;
    accepted.add('opaque');
    const client = { hostClientId: 'host', hostClientSecret: 'a secret of the host' };
    const { answer, causes } = await ask({ ...door(), ...client }, 'opaque');
    expect(answer).toEqual({ kind: 'misconfigured' });
    expect(causes).toEqual([expect.stringContaining(cause)]);
  });
});
