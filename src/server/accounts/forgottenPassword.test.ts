import { PASSWORD, openAccountsHost, type AccountsHost } from './testing/accountsHost';

const NEW_PASSWORD = 'another calm bay';
const HOUR_MS = 3_600_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());
afterEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(Date.parse('2026-03-10T09:00:00Z') + ms));
const forget = (email: string) => host.post('ForgetPassword', { email, locale: 'en' });
const reset = (token: string, password = NEW_PASSWORD) =>
  host.post('ForgetPasswordConfirm', { token, password });
const passwordSignIn = async (username: string, password: string) =>
  (await host.token({ grant_type: 'password', username, password })).statusCode;

/** Creates an account whose owner asked for a link; the mails so far are two. */
async function forgotten(email: string): Promise<string> {
  await host.account(email);
  await forget(email);
  return host.tokenTo(email, 2);
}

test('[SPEC 7.1.5] the link of the mail sets a new password; every session ends', async () => {
  await host.account('reset@one.example');
  const tokens = await host.signIn('reset@one.example');
  await forget('reset@one.example');
  const [, mail] = await host.mailsTo('reset@one.example', 2);
  expect(mail!.message.text).toContain('http://localhost:3000/en/reset-password#token=');

  expect((await reset(await host.tokenTo('reset@one.example', 2))).statusCode).toBe(204);
  expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
  expect((await host.asOwner(tokens, 'GET', 'me/security')).statusCode).toBe(401);
  expect(await passwordSignIn('reset@one.example', PASSWORD)).toBe(400);
  expect(await passwordSignIn('reset@one.example', NEW_PASSWORD)).toBe(200);
});

test('a link is good once, for six hours, and until the next one is asked for', async () => {
  const first = await forgotten('links@one.example');
  await forget('links@one.example');
  const second = await host.tokenTo('links@one.example', 3);
  expect((await reset(first)).json()).toMatchObject({ status: 410, code: 'linkInvalid' });
  later(6 * HOUR_MS);
  expect((await reset(second)).statusCode).toBe(410);
  later(6 * HOUR_MS - 1);
  expect((await reset(second)).statusCode).toBe(204);
  expect((await reset(second)).statusCode).toBe(410);
});

test('a link used many times at once changes the password once', async () => {
  const token = await forgotten('race@one.example');
  const passwords = ['first of the race', 'second of the race', 'third of the race'];
  const answers = await Promise.all(passwords.map((password) => reset(token, password)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 204);
  expect(await passwordSignIn('race@one.example', passwords[winner]!)).toBe(200);
});

test('a password that is refused does not use the link up; a link of another purpose is none', async () => {
  const token = await forgotten('weak@one.example');
  expect((await reset(token, 'password1234')).json()).toMatchObject({
    code: 'weakPassword',
    detail: 'tooCommon',
  });
  expect((await host.post('accounts/confirm', { token })).statusCode).toBe(410);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(410);
  expect((await reset(token)).statusCode).toBe(204);
});

test('the database holds no token that could be used', async () => {
  const token = await forgotten('dump@one.example');
  const rows = await host.database.db.selectFrom('one_time_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  const dump = rows.map(({ token_hash }) => [
    token_hash.toString('utf8'),
    token_hash.toString('base64url'),
  ]);
  expect(dump.flat()).not.toContain(token);
});

test('an unknown address, one of a door and one of an account are answered alike; the mails differ', async () => {
  await host.database.db
    .insertInto('people')
    .values({ name: 'Door Person', email: 'Door@one.example' })
    .execute();
  await host.account('account@one.example');
  const answers = [
    await forget('nobody@one.example'),
    await forget('door@one.example'),
    await forget('ACCOUNT@one.example'),
  ];
  const [unknown] = answers;
  expect(unknown!.statusCode).toBe(202);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [unknown!.statusCode, unknown!.body]),
  );
  const [toDoor] = await host.mailsTo('Door@one.example');
  expect(toDoor!.message.text).not.toContain('#token=');
  expect(toDoor!.message.text).toContain('http://localhost:3000/en/sign-in');
  await host.mailsTo('account@one.example', 2);
  // Mails arrive in the order of the requests as far as each exists: by now one for nobody would be
  // here.
  expect(await host.mailsTo('nobody@one.example', 0)).toEqual([]);
});

test('the mail about a changed password undoes it: the former one is in force, every session has ended', async () => {
  await reset(await forgotten('undo@one.example'));
  const thief = await host.signIn('undo@one.example', NEW_PASSWORD);
  const token = await host.tokenTo('undo@one.example', 3);
  const made = await host.asOwner(thief, 'POST', 'me/calendar');
  const { pathname } = new URL(made.json<{ address: string }>().address);
  const readCalendar = async () => (await host.app.inject(pathname)).statusCode;
  expect(await readCalendar()).toBe(200);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(204);

  expect(await readCalendar()).toBe(404);
  expect((await host.refresh(thief.refresh_token)).statusCode).toBe(400);
  expect(await passwordSignIn('undo@one.example', NEW_PASSWORD)).toBe(400);
  expect(await passwordSignIn('undo@one.example', PASSWORD)).toBe(200);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(410);
});

test('changing the password twice does not push the owner’s out; after 24 hours there is no way back', async () => {
  await reset(await forgotten('push@one.example'), 'of a thief, once');
  await forget('push@one.example');
  await reset(await host.tokenTo('push@one.example', 4), 'of a thief, twice');
  const token = await host.tokenTo('push@one.example', 5);
  later(24 * HOUR_MS);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(410);
  later(24 * HOUR_MS - 1);
  expect((await host.post('ForgetPasswordUndo', { token })).statusCode).toBe(204);
  expect(await passwordSignIn('push@one.example', PASSWORD)).toBe(200);
});

test('an account that a stranger registered belongs to whoever has the mailbox; the stranger’s password cannot come back', async () => {
  const email = 'owner@one.example';
  const password = 'of a stranger, first';
  await host.post('accounts', { name: 'New', email, password, locale: 'en' });
  const confirmation = await host.tokenTo(email);
  await forget(email);
  expect((await reset(await host.tokenTo(email, 2))).statusCode).toBe(204);
  expect(await passwordSignIn(email, NEW_PASSWORD)).toBe(200);
  expect(await passwordSignIn(email, password)).toBe(400);
  expect((await host.post('accounts/confirm', { token: confirmation })).statusCode).toBe(410);
  expect(await host.mailsTo(email, 2)).toHaveLength(2);
});

test('three mails in an hour at most, whether or not the address is known', async () => {
  await host.account('often@one.example');
  for (const email of ['often@one.example', 'noone@one.example']) {
    const answers = [];
    for (let time = 0; time < 4; time += 1) answers.push(await forget(email));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
    expect(answers.at(-1)!.headers['retry-after']).toBe('3600');
  }
});

test('who is blocked gets no link', async () => {
  const token = await forgotten('blocked@one.example');
  await host.database.db
    .updateTable('people')
    .set({ blocked_at: new Date() })
    .where('email', '=', 'blocked@one.example')
    .execute();
  expect((await reset(token)).statusCode).toBe(410);
});
