import type { PortalSettings } from '../../shared/contract/settings';
import { DEFAULT_VALUES } from '../../shared/settings';
import { openDoorHost, type DoorHost } from '../identity/testing/doorHost';
import { DOOR_GRANT } from '../identity/tokenGrants';
import { openTestHost } from '../testing/testHost';
import { PASSWORD } from './testing/accountsHost';

let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterEach(() => setSignIn({}));
afterAll(() => host.close());

async function setSignIn(value: Partial<PortalSettings['signIn']>) {
  const headers = await host.headersOf('admin');
  const url = '/v1/settings/signIn';
  const { revision } = (await host.app.inject({ url, headers })).json<{ revision: number }>();
  const payload = { revision, value: { ...DEFAULT_VALUES.signIn, ...value } };
  return host.app.inject({ method: 'PUT', url, headers, payload });
}

const register = (email: string) =>
  host.post('accounts', { name: 'Deniz Ay', email, password: PASSWORD, locale: 'en' });
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code;
const tryPassword = (username: string, password = PASSWORD) =>
  host.token({ grant_type: 'password', username, password });
const comeByDoor = async (person: 'admin' | 'nadia') =>
  host.token({ grant_type: DOOR_GRANT, access_token: await host.signInAtDoor(person) });

test('registration can be for addresses at some domains, in any spelling of theirs', async () => {
  const none = await setSignIn({ registration: 'domains' });
  expect([none.statusCode, none.json()]).toMatchObject([422, { detail: 'domains: missing' }]);
  const shouted = await setSignIn({ registration: 'domains', domains: ['Ghent.example'] });
  expect(shouted.statusCode).toBe(422);

  await setSignIn({ registration: 'domains', domains: ['ghent.example'] });
  expect((await register('one@Ghent.Example')).statusCode).toBe(202);
  for (const email of ['two@other.example', 'two@not-ghent.example', 'two@a.ghent.example'])
    expect([email, codeOf(await register(email))]).toEqual([email, 'addressNotAllowed']);
});

test('closed registration refuses known and new addresses alike; accounts stay', async () => {
  await host.account('known@one.example');
  await setSignIn({ registration: 'off' });
  const answers = [await register('known@one.example'), await register('new@one.example')];
  expect(answers.map(codeOf)).toEqual(['accountsClosed', 'accountsClosed']);
  expect(answers[0]!.body).toBe(answers[1]!.body);
  await host.signIn('known@one.example');
  // The provider decides who comes by it.
  expect((await comeByDoor('nadia')).statusCode).toBe(200);
});

test('passwords end only where an administrator comes in by a provider, and nobody is told apart', async () => {
  await host.account('person@one.example');
  const early = await setSignIn({ passwords: false });
  expect(early.json()).toMatchObject({
    code: 'invalidSettings',
    detail: 'passwords: noAdminByProvider',
  });
  expect((await comeByDoor('admin')).statusCode).toBe(200);
  expect((await setSignIn({ passwords: false })).statusCode).toBe(200);

  const tries = [
    await tryPassword('person@one.example'),
    await tryPassword('person@one.example', 'a wrong one here'),
    await tryPassword('nobody@one.example'),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  expect(tries[0]!.json()).toMatchObject({
    error: 'unsupported_grant_type',
    code: 'passwordsOff',
  });
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  expect(codeOf(await register('new@two.example'))).toBe('passwordsOff');
  const forgotten = { email: 'person@one.example', locale: 'en' };
  expect(codeOf(await host.post('ForgetPassword', forgotten))).toBe('passwordsOff');
  expect((await comeByDoor('admin')).statusCode).toBe(200);

  await setSignIn({});
  await host.signIn('person@one.example');
});

test('without a provider passwords cannot end', async () => {
  const other = await openTestHost();
  const headers = await other.headersOf('admin');
  const answer = await other.app.inject({
    method: 'PUT',
    url: '/v1/settings/signIn',
    headers,
    payload: { revision: 1, value: { ...DEFAULT_VALUES.signIn, passwords: false } },
  });
  expect(answer.json()).toMatchObject({ detail: 'passwords: noProvider' });
  await other.close();
});
