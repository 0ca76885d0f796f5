import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import type { TokenResponse } from '../../shared/contract/connect';

const NEW_PASSWORD = 'another calm bay';
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterAll(() => host.close());

const change = (tokens: TokenResponse, password: string, newPassword: string) =>
  host.asOwner(tokens, 'POST', 'me/password', { password, newPassword });

test('a changed password ends the other sessions, keeps this one, and is told by mail with a way back', async () => {
  await host.account('change@one.example');
  const elsewhere = await host.signIn('change@one.example');
  const here = await host.signIn('change@one.example');
  expect((await change(here, PASSWORD, NEW_PASSWORD)).statusCode).toBe(204);
  expect((await host.refresh(elsewhere.refresh_token)).statusCode).toBe(400);
  expect((await host.refresh(here.refresh_token)).statusCode).toBe(200);
  await host.signIn('change@one.example', NEW_PASSWORD);

  const token = await host.tokenTo('change@one.example', 2);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(204);
  await host.signIn('change@one.example', PASSWORD);
});

test('a wrong present password is refused, and after five the session waits; signing in does not', async () => {
  await host.account('present@one.example');
  const tokens = await host.signIn('present@one.example');
  for (let time = 0; time < 5; time += 1)
    expect((await change(tokens, 'not the password', NEW_PASSWORD)).json()).toMatchObject({
      status: 403,
      code: 'wrongPassword',
    });
  const refused = await change(tokens, PASSWORD, NEW_PASSWORD);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  const username = 'present@one.example';
  const signIn = await host.token({ grant_type: 'password', username, password: PASSWORD });
  expect(signIn.statusCode).toBe(200);
});

test('a weak new password is refused with its reason', async () => {
  await host.account('weak@one.example', 'Rosalind Franklin');
  const tokens = await host.signIn('weak@one.example');
  expect((await change(tokens, PASSWORD, 'rosalind rosalind')).json()).toMatchObject({
    status: 422,
    code: 'weakPassword',
    detail: 'namesPerson',
  });
});

test('the security page is told of password, address and doors', async () => {
  await host.account('facts@one.example');
  const tokens = await host.signIn('facts@one.example');
  expect((await host.asOwner(tokens, 'GET', 'me/security')).json()).toEqual({
    hasPassword: true,
    email: 'facts@one.example',
    newEmail: null,
    secondFactor: null,
    residence: null,
    doors: [],
  });
  const url = '/v1/me/security';
  const omar = await host.app.inject({ url, headers: await host.headersOf('omar') });
  expect(omar.json()).toMatchObject({
    hasPassword: false,
    doors: [{ issuer: 'http://localhost:3100' }],
  });
});

test('who has no password cannot change it', async () => {
  const answer = await host.app.inject({
    method: 'POST',
    url: '/v1/me/password',
    headers: await host.headersOf('omar'),
    payload: { password: PASSWORD, newPassword: NEW_PASSWORD },
  });
  expect(answer.json()).toMatchObject({ status: 403, code: 'wrongPassword' });
});
