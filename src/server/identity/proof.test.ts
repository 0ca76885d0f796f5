import { randomUUID } from 'node:crypto';
import type { RecoveryCodes, SecondFactorSecret } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import { RECENT_SIGN_IN_MS } from '../../shared/contract/profile';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { FIRST_START } from '../testing/testHost';
import { fromBase32 } from './testing/fromBase32';
import { createHotp, getTotpStep } from './totp';

let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterAll(() => host.close());

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));

/** Signs an administrator in and lets the sign-in get old; the session is renewed meanwhile. */
async function openStaleSession(email: string): Promise<TokenResponse> {
  later(0);
  await host.account(email);
  await host.database.db
    .updateTable('people')
    .set((eb) => ({
      roles: ['admin'],
      terms_version: eb
        .selectFrom('people')
        .select((all) => all.fn.max('terms_version').as('newest')),
    }))
    .where('email', '=', email)
    .execute();
  const { refresh_token } = await host.signIn(email);
  later(RECENT_SIGN_IN_MS + 1);
  return (await host.refresh(refresh_token)).json<TokenResponse>();
}

const REASON = 'Asked for in a letter';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Calls that a session left open must not make, each with a body that its schema takes. */
const CALLS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['PUT', 'settings/identity', { revision: 99, value: {} }],
  ['POST', 'settings/identity/undo', { revision: 99, restored: 1 }],
  ['PUT', 'topics', { revision: 99, terms: [] }],
  ['PUT', 'districts', { revision: 99, terms: [] }],
  ['POST', 'topics/no-such-key/merge', { revision: 99, into: 'youth' }],
  ['PUT', 'districts.geojson?revision=99', { type: 'FeatureCollection', features: [] }],
  ['POST', 'legal/cookies/sign-off', { revision: 99 }],
  ['POST', 'legal/cookies/versions', { revision: 99, effectiveOn: '2026-12-01' }],
  ['DELETE', 'legal/cookies/versions/1'],
  ['PUT', `admin/people/${NOBODY}/rights`, { roles: [], verified: false, reason: REASON }],
  ['DELETE', `admin/people/${NOBODY}/second-factor`, { reason: REASON }],
  ['GET', 'me/export'],
  ['GET', 'events/open-council-evening/registrations.csv'],
];

const call = (tokens: TokenResponse, [method, path, body]: (typeof CALLS)[number]) =>
  host.asOwner(tokens, method as 'GET', path, body);

const codeOf = async (...given: Parameters<typeof call>) => {
  const response = await call(...given);
  return response.headers['content-type']?.toString().includes('json')
    ? response.json<{ code?: string }>().code
    : undefined;
};

const prove = (tokens: TokenResponse, proof: object) =>
  host.asOwner(tokens, 'POST', 'me/proof', proof);

test('what everybody depends on and personal data need a proof of ten minutes at most; the password gives one', async () => {
  const tokens = await openStaleSession('stale@one.example');
  for (const wanted of CALLS)
    expect([wanted[1], await codeOf(tokens, wanted)]).toEqual([wanted[1], 'recentSignInRequired']);
  expect((await prove(tokens, { password: 'not the password' })).json()).toMatchObject({
    code: 'wrongPassword',
  });
  expect(await codeOf(tokens, CALLS[0]!)).toBe('recentSignInRequired');
  expect((await prove(tokens, {})).json()).toMatchObject({ code: 'invalidRequest' });
  expect((await prove(tokens, { password: PASSWORD })).statusCode).toBe(204);
  for (const wanted of CALLS)
    expect([wanted[1], await codeOf(tokens, wanted)]).not.toEqual([
      wanted[1],
      'recentSignInRequired',
    ]);
});

test('a code of the app is a proof, once', async () => {
  const email = 'code@one.example';
  const tokens = await openStaleSession(email);
  const begun = await host.asOwner(tokens, 'POST', 'me/second-factor', { password: PASSWORD });
  const { uri } = begun.json<SecondFactorSecret>();
  const secret = fromBase32(new URL(uri).searchParams.get('secret')!);
  const otp = (steps: number) => createHotp(secret, getTotpStep(host.clock()) + steps);
  const confirmed = await host.asOwner(tokens, 'POST', 'me/second-factor/confirm', {
    otp: otp(-1),
  });
  expect(confirmed.json<RecoveryCodes>().recoveryCodes).toHaveLength(10);
  expect((await prove(tokens, { otp: otp(-1) })).json()).toMatchObject({ code: 'wrongCode' });
  expect(await codeOf(tokens, CALLS[0]!)).toBe('recentSignInRequired');
  expect((await prove(tokens, { otp: otp(0) })).statusCode).toBe(204);
  expect(await codeOf(tokens, CALLS[0]!)).not.toBe('recentSignInRequired');
  expect((await prove(tokens, { otp: otp(0) })).json()).toMatchObject({ code: 'wrongCode' });
});

test('a vote is published with a proof alone; other contents need none', async () => {
  const tokens = await openStaleSession('publisher@one.example');
  const act = async (section: string) => {
    const { slug } = await host.database.db
      .updateTable('contents')
      .set({ status: 'draft', published_at: null })
      .where('id', 'in', (eb) =>
        eb.selectFrom('contents').select('id').where('section', '=', section).limit(1),
      )
      .returning('slug')
      .executeTakeFirstOrThrow();
    const response = await host.app.inject({
      method: 'POST',
      url: `/v1/${section}/${slug}/transitions`,
      headers: {
        ...(await host.headersOf('admin')),
        authorization: `Bearer ${tokens.access_token}`,
        'idempotency-key': randomUUID(),
      },
      payload: { revision: 99, act: 'publish' },
    });
    return response.json<{ code: string }>().code;
  };
  expect(await act('have-your-say')).toBe('recentSignInRequired');
  expect(await act('blogs')).toBe('newerRevision');
});

test('who may not is refused before a proof is asked for', async () => {
  const tokens = await openStaleSession('nobody@one.example');
  await host.database.db
    .updateTable('people')
    .set({ roles: [] })
    .where('email', '=', 'nobody@one.example')
    .execute();
  for (const wanted of CALLS.slice(0, -2))
    expect([wanted[1], await codeOf(tokens, wanted)]).toEqual([wanted[1], 'forbidden']);
});
