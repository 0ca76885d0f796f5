import {
  decodeClaims,
  post,
  redeem,
  refresh,
  sha256,
  signIn,
  signInAndRedeem,
  fetchUserinfo,
} from './testing/portal';
import { DOOR_SECRET, JUMPING_CLOCK, startDoor } from './testing/startDoor';
import type { RunningDoor } from './testing/startDoor';

let door: RunningDoor;
let issuer: string;

beforeAll(async () => {
  door = await startDoor();
  issuer = door.issuer;
});

afterAll(() => door.stop());

const basic = `Basic ${Buffer.from(`meydan-host:${DOOR_SECRET}`).toString('base64')}`;

const introspect = (token: string, authorization = basic, at = issuer) =>
  post<{
    active: boolean;
    client_id?: string;
    sub?: string;
    scope?: string;
    error?: string;
    auth_time?: number;
    sid?: string;
  }>(`${at}/connect/introspect`, { token }, { authorization });

describe('tokens', () => {
  it('tells userinfo about the person', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'yusuf');
    expect((await fetchUserinfo(issuer, tokens.access_token)).body).toEqual({
      sub: 'demo-yusuf',
      name: 'Yusuf Kaya',
      locale: 'tr',
      verified: true,
      email: 'yusuf@harbour.example',
      email_verified: true,
      roles: ['moderator'],
    });
  });

  it('rotates refresh tokens and completes the ID token again', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { status, body } = await refresh(issuer, tokens.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(tokens.refresh_token);
    const claims = decodeClaims(body.id_token);
    expect(claims.at_hash).toBe(sha256(body.access_token).subarray(0, 16).toString('base64url'));
    expect(claims.sid).toBe(decodeClaims(tokens.id_token).sid);
  });

  it('kills the whole family when a refresh token is used again', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { body: second } = await refresh(issuer, tokens.refresh_token);
    const reuse = await refresh(issuer, tokens.refresh_token);
    expect([reuse.status, reuse.body.error]).toEqual([400, 'invalid_grant']);
    expect((await refresh(issuer, second.refresh_token)).body.error).toBe('invalid_grant');
    expect((await fetchUserinfo(issuer, second.access_token)).status).toBe(401);
  });

  it('lets only one of many simultaneous refreshes pass', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const tries = Array.from({ length: 12 }, () => refresh(issuer, tokens.refresh_token));
    const passed = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(passed).toHaveLength(1);
  });

  it('revokes an access token, and with a refresh token everything', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const revoke = (token: string) =>
      post(`${issuer}/connect/revocation`, { client_id: 'meydan-portal', token });
    expect((await revoke(tokens.access_token)).status).toBe(200);
    expect((await fetchUserinfo(issuer, tokens.access_token)).status).toBe(401);
    const { body } = await refresh(issuer, tokens.refresh_token);
    await revoke(body.refresh_token);
    expect((await fetchUserinfo(issuer, body.access_token)).status).toBe(401);
  });

  it('tells the host, and nobody else, which client a token was issued to, and when and in which session its person signed in', async () => {
    const { tokens } = await signInAndRedeem(issuer, 'grace');
    const { body } = await introspect(tokens.access_token);
    expect(body).toMatchObject({ active: true, client_id: 'meydan-portal', sub: 'demo-grace' });
    expect(body.auth_time).toBeLessThanOrEqual(Number(decodeClaims(tokens.id_token).iat));
    const renewed = (await refresh(issuer, tokens.refresh_token)).body.access_token;
    const { sid } = decodeClaims(tokens.id_token);
    expect(sid).toBe(body.sid);
    expect((await introspect(renewed)).body).toMatchObject({ auth_time: body.auth_time, sid });
    const wrong = `Basic ${Buffer.from('meydan-host:wrong').toString('base64')}`;
    expect((await introspect(renewed, wrong)).status).toBe(401);
    const own = { client_id: 'meydan-portal', token: renewed };
    expect((await post(`${issuer}/connect/introspect`, own)).body).toEqual({ active: false });
  });

  it.each([{ prompt: 'login' }, { max_age: '60' }])(
    'a person who is asked once more for %j has signed in later, in the same session',
    async (extra) => {
      const later = await startDoor({}, [JUMPING_CLOCK]);
      const { browser, tokens } = await signInAndRedeem(later.issuer, 'grace');
      const factsOf = async (token: string) => (await introspect(token, basic, later.issuer)).body;
      const first = await factsOf(tokens.access_token);
      await later.tell(120_000);
      const { code } = await signIn(later.issuer, 'grace', { browser, extra });
      const second = await factsOf((await redeem(later.issuer, code)).body.access_token);
      await later.stop();
      expect(second.auth_time! - first.auth_time!).toBeGreaterThanOrEqual(120);
      expect(second.sid).toBe(first.sid);
    },
  );
});
