import { deleteExpired } from './forgetOld';
import { PASSWORD, openAccountsHost, type AccountsHost } from './testing/accountsHost';

const DAY_MS = 24 * 3_600_000;
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
afterAll(() => host.close());

const registration = (email: string, facts: object = {}) => ({
  name: 'Deniz Ay',
  email,
  password: PASSWORD,
  locale: 'tr',
  ...facts,
});
const register = (email: string, facts: object = {}) =>
  host.post('accounts', registration(email, facts));
const passwordSignIn = (username: string, password = PASSWORD) =>
  host.token({ grant_type: 'password', username, password });
const later = (ms: number) => host.setNow(new Date(Date.parse('2026-03-10T09:00:00Z') + ms));

test('[SPEC 1.4, 3.4.1, 7.1.1, 7.1.4] whoever registers and follows the link of the mail signs in by password', async () => {
  expect((await register('deniz@one.example')).statusCode).toBe(202);
  const [mail] = await host.mailsTo('deniz@one.example');
  expect(mail!.message.text).toContain('http://localhost:3000/tr/confirm-email#token=');
  const before = await passwordSignIn('deniz@one.example');
  expect(before.json()).toMatchObject({ error: 'invalid_grant' });

  const token = await host.tokenTo('deniz@one.example');
  expect((await host.post('accounts/confirm', { token })).statusCode).toBe(204);
  const answer = await host.token({
    grant_type: 'password',
    username: ' Deniz@One.Example ',
    password: PASSWORD,
    scope: 'offline_access profile roles phone email',
  });
  expect(answer.json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 300,
    scope: 'offline_access profile roles phone email',
  });
  const { access_token } = answer.json<{ access_token: string }>();
  const user = await host.app.inject({
    url: '/connect/userinfo',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(user.json()).toMatchObject({
    name: 'Deniz Ay',
    email: 'deniz@one.example',
    locale: 'tr',
    roles: [],
    verified: false,
  });
});

test('mails to an address that was never confirmed carry nothing of the name that somebody registered it with', async () => {
  const email = 'stranger@one.example';
  await register(email, { name: 'Prizewinner call www evil' });
  await host.mailsTo(email);
  await host.post('ForgetPassword', { email, locale: 'tr' });
  const [confirmation, reset] = await host.mailsTo(email, 2);
  expect(confirmation!.message.text).toContain('/tr/confirm-email#token=');
  expect(reset!.message.text).toContain('/tr/reset-password#token=');
  for (const { message } of [confirmation!, reset!])
    expect(JSON.stringify(message)).not.toMatch(/Prizewinner/);
});

test('a link is good once and for 24 hours; unknown, used and old ones are one answer', async () => {
  await register('link@one.example');
  const token = await host.tokenTo('link@one.example');
  later(24 * 3_600_000);
  const old = await host.post('accounts/confirm', { token });
  later(24 * 3_600_000 - 1);
  const inTime = await host.post('accounts/confirm', { token });
  const used = await host.post('accounts/confirm', { token });
  later(0);
  const unknown = await host.post('accounts/confirm', { token: 'x'.repeat(43) });
  expect(inTime.statusCode).toBe(204);
  for (const refused of [old, used, unknown]) {
    expect(refused.json()).toMatchObject({ status: 410, code: 'linkInvalid' });
    expect(refused.body).toBe(unknown.body);
  }
});

test('the same link followed many times at once confirms once', async () => {
  await register('race@one.example');
  const token = await host.tokenTo('race@one.example');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => host.post('accounts/confirm', { token })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    204,
    ...Array.from({ length: 7 }, () => 410),
  ]);
});

test('a known address is answered like an unknown one; its owner is told by mail, and keeps name and password', async () => {
  await host.account('known@one.example', 'First Owner');
  const known = await register('KNOWN@one.example', {
    name: 'Somebody Else',
    password: 'another long one',
  });
  const unknown = await register('unknown@one.example');
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);

  const [, told] = await host.mailsTo('known@one.example', 2);
  expect(told!.message.text).toContain('http://localhost:3000/tr/forgot-password');
  expect(told!.message.text).not.toContain('#token=');
  expect((await passwordSignIn('known@one.example', 'another long one')).statusCode).toBe(400);
  await host.signIn('known@one.example');
});

test('[SPEC 1.4] until an address is confirmed the newest registration counts with its password, and the link of an earlier mail confirms nothing', async () => {
  await register('twice@one.example', { password: 'of a stranger, first' });
  const older = await host.tokenTo('twice@one.example');
  await register('twice@one.example');
  const newer = await host.tokenTo('twice@one.example', 2);
  expect((await host.post('accounts/confirm', { token: older })).statusCode).toBe(410);
  expect((await passwordSignIn('twice@one.example', 'of a stranger, first')).statusCode).toBe(400);
  expect((await passwordSignIn('twice@one.example')).statusCode).toBe(400);
  expect((await host.post('accounts/confirm', { token: newer })).statusCode).toBe(204);
  expect((await passwordSignIn('twice@one.example', 'of a stranger, first')).statusCode).toBe(400);
  await host.signIn('twice@one.example');
});

test('the terms beside the button count as accepted when they are those in force, else they are asked for', async () => {
  const text = JSON.stringify({ en: 'Terms' });
  await host.database.db
    .insertInto('contents')
    .values({
      section: 'legal',
      kind: 'terms-and-conditions',
      ref: 'MEY-TERMS',
      slug: 'terms-and-conditions',
      title: text,
      summary: text,
      body: text,
      details: JSON.stringify({ versionNumber: 3, effectiveOn: '2026-01-01' }),
      original_locale: 'en',
      status: 'published',
      visibility: 'public',
      author_kind: 'organisation',
      topics: [],
      published_at: '2026-01-01',
    })
    .execute();
  const accepted = async (email: string, facts: object) => {
    await register(email, facts);
    await host.mailsTo(email);
    return host.database.db
      .selectFrom('credentials')
      .innerJoin('people', 'people.id', 'credentials.person_id')
      .select(['terms_version', 'terms_accepted_at'])
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow();
  };
  const none = { terms_version: null, terms_accepted_at: null };
  expect(await accepted('now@one.example', { termsVersion: 3 })).toEqual({
    terms_version: 3,
    terms_accepted_at: new Date('2026-03-10T09:00:00Z'),
  });
  expect(await accepted('before@one.example', { termsVersion: 2 })).toEqual(none);
  expect(await accepted('silent@one.example', {})).toEqual(none);
  await host.database.db.deleteFrom('contents').where('ref', '=', 'MEY-TERMS').execute();
});

test('an address registered many times at once is one account', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => register('many@one.example')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  await host.mailsTo('many@one.example', 3);
  const { accounts } = await host.database.db
    .selectFrom('credentials')
    .innerJoin('people', 'people.id', 'credentials.person_id')
    .select((eb) => eb.fn.countAll<number>().as('accounts'))
    .where('email_key', '=', 'many@one.example')
    .executeTakeFirstOrThrow();
  expect(accounts).toBe(1);
});

test('an account is never joined with somebody who came through a door with the same address', async () => {
  const { id: doorId } = await host.database.db
    .insertInto('people')
    .values({ name: 'Door Person', email: 'both@one.example', roles: ['admin'] })
    .returning('id')
    .executeTakeFirstOrThrow();
  await host.account('both@one.example', 'Deniz Ay');
  const { access_token } = await host.signIn('both@one.example');
  const user = await host.app.inject({
    url: '/connect/userinfo',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(user.json()).toMatchObject({ name: 'Deniz Ay', roles: [] });
  expect(user.json<{ sub: string }>().sub).not.toBe(doorId);
});

test.each([
  ['tooShort', 'nine long'],
  ['tooLong', 'long '.repeat(52)],
  ['tooUniform', 'abababababab'],
  ['tooCommon', 'Qwertyuiop123'],
  ['namesPerson', 'deniz likes tea'],
])('a password is refused: %s', async (fault, password) => {
  const refused = await register('weak@one.example', { password });
  expect(refused.json()).toMatchObject({ status: 422, code: 'weakPassword', detail: fault });
});

test.each([
  'nobody',
  'a@b',
  'two@at@one.example',
  'line\nbreak@one.example',
  'a@one.example\r\nBcc: b@two.example',
  'a@one.example, b@two.example',
  '"a"@one.example',
])('“%s” is no address', async (email) => {
  expect((await register(email)).json()).toMatchObject({ status: 422, code: 'invalidEmail' });
});

test.each(['   ', '\u0000 ', '12 34'])('a name without a letter is refused: %j', async (name) => {
  const refused = await register('name@one.example', { name });
  expect(refused.json()).toMatchObject({ status: 422, code: 'invalidName' });
});

test('mail header injection: a line break in a name is a blank, and the mail goes to its address alone', async () => {
  await register('lines@one.example', { name: 'Deniz\r\nBcc: everybody' });
  const [mail] = await host.mailsTo('lines@one.example');
  expect(mail!.to).toEqual(['lines@one.example']);
  expect(mail!.message.header('bcc')).toBe('');
  const row = await host.database.db
    .selectFrom('credentials')
    .innerJoin('people', 'people.id', 'credentials.person_id')
    .select('name')
    .where('email_key', '=', 'lines@one.example')
    .executeTakeFirstOrThrow();
  expect(row.name).toBe('Deniz Bcc: everybody');
});

test('characters that turn the direction of a line are not kept in a name', async () => {
  await host.account('turn@one.example', 'Deniz\u202e yA');
  const row = await host.database.db
    .selectFrom('people')
    .select('name')
    .where('email', '=', 'turn@one.example')
    .executeTakeFirstOrThrow();
  expect(row.name).toBe('Deniz yA');
});

test('a write without the anti-forgery token, and one of more than 16 kB, are refused', async () => {
  const forged = await host.app.inject({
    method: 'POST',
    url: '/v1/accounts',
    payload: registration('forged@one.example'),
  });
  expect(forged.json()).toMatchObject({ status: 403, code: 'antiForgery' });
  const large = await register('large@one.example', { name: 'x'.repeat(17_000) });
  expect(large.json()).toMatchObject({ status: 413, code: 'tooLarge' });
});

test('one address registers three times in an hour at most, and is told how long to wait', async () => {
  for (let time = 0; time < 3; time += 1)
    expect((await register('limit@one.example')).statusCode).toBe(202);
  const refused = await register('Limit@one.example');
  expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect(refused.headers['retry-after']).toBe('3600');
  later(3_600_000);
  expect((await register('limit@one.example')).statusCode).toBe(202);
  later(0);
});

test('from one network address thirty registrations in an hour are taken', async () => {
  const statuses = [];
  for (let time = 0; time < 31; time += 1) {
    const body = registration(`n${time}@two.example`);
    statuses.push((await host.post('accounts', body, '192.0.2.1')).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
});

test('an account that is not confirmed in a week is forgotten', async () => {
  await register('week@one.example');
  await host.mailsTo('week@one.example');
  const { db } = host.database;
  const isThere = async () =>
    (await db
      .selectFrom('credentials')
      .select('email')
      .where('email', '=', 'week@one.example')
      .executeTakeFirst()) !== undefined;
  await deleteExpired(db, new Date(host.clock() + 6 * DAY_MS));
  expect(await isThere()).toBe(true);
  const { accounts } = await deleteExpired(db, new Date(host.clock() + 8 * DAY_MS));
  expect([await isThere(), accounts! > 0]).toEqual([false, true]);
});
