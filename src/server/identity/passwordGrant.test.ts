import argon2 from '@node-rs/argon2';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { FIRST_START } from '../testing/testHost';

const MINUTE_MS = 60_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());
afterEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));
const tryPassword = (username: string, password: string, from?: string) =>
  host.token({ grant_type: 'password', username, password }, from);
const setPerson = (email: string, facts: { blocked_at: Date | null }) =>
  host.database.db.updateTable('people').set(facts).where('email', '=', email).execute();

test('[SPEC 7.1.1] unknown, wrong, unconfirmed and blocked are one answer, and each takes one verification', async () => {
  await host.account('right@one.example');
  await host.account('blocked@one.example');
  await setPerson('blocked@one.example', { blocked_at: FIRST_START });
  const fresh = { name: 'New', email: 'fresh@one.example', password: PASSWORD, locale: 'en' };
  await host.post('accounts', fresh);
  await host.mailsTo('fresh@one.example');

  const verify = jest.spyOn(argon2, 'verify');
  const cases = [
    ['nobody@one.example', PASSWORD],
    ['right@one.example', 'not the password'],
    ['fresh@one.example', PASSWORD],
    ['blocked@one.example', PASSWORD],
  ] as const;
  const answers: [status: number, body: string][] = [];
  const verified: number[] = [];
  for (const [email, password] of cases) {
    verify.mockClear();
    const { statusCode, body } = await tryPassword(email, password);
    answers.push([statusCode, body]);
    verified.push(verify.mock.calls.length);
  }
  verify.mockRestore();
  expect(answers).toEqual(cases.map(() => answers[0]));
  expect(answers[0]![0]).toBe(400);
  expect(verified).toEqual([1, 1, 1, 1]);
  await host.signIn('right@one.example');
});

test.each([{ username: 'a@one.example' }, { password: PASSWORD }, { username: '', password: 'x' }])(
  'a request without user name or password is not one: %j',
  async (fields) => {
    const answer = await host.token({ grant_type: 'password', ...fields });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      'invalid_request',
    ]);
  },
);

test('after five wrong tries an account waits a minute, then two, four … fifteen; known or not', async () => {
  await host.account('guess@one.example');
  for (const email of ['guess@one.example', 'ghost@one.example']) {
    later(0);
    for (let time = 0; time < 5; time += 1)
      expect((await tryPassword(email, 'wrong password')).statusCode).toBe(400);
    const waits = [];
    let now = 0;
    for (let round = 0; round < 6; round += 1) {
      const refused = await tryPassword(email, 'wrong password');
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
        429,
        'temporarily_unavailable',
      ]);
      const waitS = Number(refused.headers['retry-after']);
      waits.push(waitS);
      later((now += waitS * 1_000));
      expect((await tryPassword(email, 'wrong password')).statusCode).toBe(400);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  }
});

test('while an account waits the right password is not looked at; afterwards it counts and clears the tries', async () => {
  await host.account('clear@one.example');
  for (let time = 0; time < 5; time += 1) await tryPassword('clear@one.example', 'wrong password');
  expect((await tryPassword('clear@one.example', PASSWORD)).statusCode).toBe(429);
  later(MINUTE_MS);
  await host.signIn('clear@one.example');
  for (let time = 0; time < 5; time += 1)
    expect((await tryPassword('clear@one.example', 'wrong password')).statusCode).toBe(400);
});

test('tries sent all at once are counted one by one', async () => {
  await host.account('burst@one.example');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => tryPassword('burst@one.example', 'wrong password')),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('one network address fails thirty times, then waits; signing in there does not count', async () => {
  const from = '192.0.2.7';
  await host.account('school@one.example');
  for (let time = 0; time < 29; time += 1)
    expect((await tryPassword(`pupil${time}@one.example`, 'wrong', from)).statusCode).toBe(400);
  for (let time = 0; time < 3; time += 1)
    expect((await tryPassword('school@one.example', PASSWORD, from)).statusCode).toBe(200);
  expect((await tryPassword('pupil30@one.example', 'wrong', from)).statusCode).toBe(400);
  const refused = await tryPassword('school@one.example', PASSWORD, from);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  await host.signIn('school@one.example');
  later(5_000);
  expect((await tryPassword('school@one.example', PASSWORD, from)).statusCode).toBe(200);
});

test('a hash made with earlier parameters is replaced at the next sign-in', async () => {
  await host.account('old@one.example');
  const { db } = host.database;
  const weaker = await argon2.hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const row = () => db.selectFrom('credentials').where('email_key', '=', 'old@one.example');
  await db
    .updateTable('credentials')
    .set({ password_hash: weaker })
    .where('email_key', '=', 'old@one.example')
    .execute();
  await host.signIn('old@one.example');
  const { password_hash } = await row().select('password_hash').executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await host.signIn('old@one.example');
});

test('the same letters typed on another keyboard are the same password', async () => {
  const composed = 'şehir kahvesi çay';
  await host.post('accounts', {
    name: 'New',
    email: 'nfd@one.example',
    password: composed.normalize('NFD'),
    locale: 'tr',
  });
  await host.post('accounts/confirm', { token: await host.tokenTo('nfd@one.example') });
  await host.signIn('nfd@one.example', composed.normalize('NFC'));
});

test('[SPEC 6.1] the accessToken cookie is never a credential', async () => {
  await host.account('cookie@one.example');
  const { access_token } = await host.signIn('cookie@one.example');
  const withCookie = await host.app.inject({
    url: '/v1/me/sessions',
    headers: { cookie: `accessToken=${access_token}` },
  });
  expect(withCookie.json()).toMatchObject({ status: 401, code: 'signInRequired' });
  const withHeader = await host.app.inject({
    url: '/v1/me/sessions',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(withHeader.statusCode).toBe(200);
});

test('a token request of more than 80 kB is refused', async () => {
  const fields = Object.fromEntries(['a', 'b', 'c'].map((name) => [name, 'x'.repeat(27_000)]));
  const answer = await host.token({ grant_type: 'password', ...fields });
  expect(answer.statusCode).toBe(413);
});

test('[SPEC 7.1.1] a password that is changed, or a person who is blocked, while it is verified begins no session', async () => {
  const email = 'between@one.example';
  await host.account(email);
  const verify = argon2.verify.bind(argon2);
  const during = async (happens: () => Promise<unknown>) => {
    jest.spyOn(argon2, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given);
      await happens();
      return isRight;
    });
    const answer = await tryPassword(email, PASSWORD);
    return [answer.statusCode, answer.json<{ error: string }>().error];
  };
  const tokens = await host.signIn(email);
  const blocked = await during(() => setPerson(email, { blocked_at: FIRST_START }));
  await setPerson(email, { blocked_at: null });
  expect(blocked).toEqual([400, 'invalid_grant']);

  const change = { password: PASSWORD, newPassword: 'another quiet harbour' };
  const changed = await during(() => host.asOwner(tokens, 'POST', 'me/password', change));
  expect(changed).toEqual([400, 'invalid_grant']);
  await host.signIn(email, change.newPassword);
});
