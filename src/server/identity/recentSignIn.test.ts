import { signInAndRedeem } from '../../door/testing/portal';
import type { SessionInfo } from '../../shared/contract/accounts';
import type { TokenResponse } from '../../shared/contract/connect';
import { openDoorHost, type DoorHost } from './testing/doorHost';

const MINUTE_MS = 60_000;
let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterAll(() => host.close());

/** Exchanges a door's token `afterMs` after the person signed in there. */
async function exchange(accessToken: string, afterMs: number): Promise<TokenResponse> {
  host.setNow(new Date(Date.now() + afterMs));
  const fields = { grant_type: 'sol:door_account_token', access_token: accessToken };
  return (await host.token(fields)).json<TokenResponse>();
}

test('[SPEC 7.1.3] a token exchanged at once is a recent sign-in; exchanged later it is none, though the session is new', async () => {
  const { tokens } = await signInAndRedeem(host.door.issuer, 'grace');
  const late = await exchange(tokens.access_token, 16 * MINUTE_MS);
  expect((await host.asOwner(late, 'DELETE', 'me', {})).json()).toMatchObject({
    code: 'recentSignInRequired',
  });
  const [session] = (await host.asOwner(late, 'GET', 'me/sessions')).json<SessionInfo[]>();
  const agedMs = Date.parse(session!.startedAt) - Date.parse(session!.authenticatedAt);
  expect(Math.round(agedMs / MINUTE_MS)).toBe(16);

  const soon = await exchange(tokens.access_token, MINUTE_MS);
  expect((await host.asOwner(soon, 'DELETE', 'me', {})).statusCode).toBe(204);
});
