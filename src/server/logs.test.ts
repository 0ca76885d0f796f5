import { sql } from 'kysely';
import { redeem, signIn as signInAtDoor } from '../door/testing/portal';
import { startDoor, type RunningDoor } from '../door/testing/startDoor';
import { openAccountsHost, PASSWORD, type AccountsHost } from './accounts/testing/accountsHost';
import type { TokenResponse } from '../shared/contract/connect';
import type { FileLink } from '../shared/contract/files';
import { sendFile } from './files/testing/uploadClient';
import { PDF } from './files/testing/samples';
import { maskSensitiveText } from './http/loggerOptions';
import { trustedDoor } from './identity/testing/doorHost';

const EMAIL = 'deniz.secret@one.example';
const OTHER_PASSWORD = 'another quiet harbour';
const lines: string[] = [];
let host: AccountsHost;
let door: RunningDoor;
beforeAll(async () => {
  door = await startDoor();
  host = await openAccountsHost({
    seed: 'demo',
    doors: [trustedDoor(door.issuer)],
    logLevel: 'info',
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await host.close();
  await door.stop();
});

const textOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textOf)
      : [];

/** Lists the secrets that an answer gave away. */
const secretsIn = (answer: object): string[] =>
  textOf(answer).filter((text) => text.length >= 20 && !text.includes(' '));

test('no line of the log holds a token, a code, a link, a password or a mail address: sign-in, reset, door, calendar, files, and failures of the database', async () => {
  const secrets = [EMAIL, PASSWORD, OTHER_PASSWORD];
  await host.account(EMAIL);
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  secrets.push(await host.tokenTo(EMAIL));
  const tokens = await host.signIn(EMAIL);
  secrets.push(...secretsIn(tokens));
  await host.token({
    grant_type: 'password',
    username: EMAIL,
    password: 'a wrong password of mine',
  });
  secrets.push('a wrong password of mine');

  await host.post('ForgetPassword', { email: EMAIL, locale: 'en' });
  const reset = await host.tokenTo(EMAIL, 2);
  secrets.push(reset);
  await host.post('ForgetPasswordConfirm', { token: reset, password: OTHER_PASSWORD });
  secrets.push(await host.tokenTo(EMAIL, 3));
  const again = await host.signIn(EMAIL, OTHER_PASSWORD);
  const renewed = (await host.refresh(again.refresh_token)).json<TokenResponse>();
  secrets.push(...secretsIn(again), ...secretsIn(renewed));

  const { code } = await signInAtDoor(door.issuer, 'grace');
  const atDoor = (await redeem(door.issuer, code)).body;
  const exchanged = await host.token({
    grant_type: 'sol:door_account_token',
    scope: 'offline_access email phone profile roles',
    access_token: atDoor.access_token,
  });
  expect(exchanged.statusCode).toBe(200);
  secrets.push(code, ...secretsIn(atDoor), ...secretsIn(exchanged.json()));
  await host.asOwner(renewed, 'POST', 'me/doors', { accessToken: atDoor.access_token });

  const feed = (await host.asOwner(renewed, 'POST', 'me/calendar')).json<{ address: string }>();
  secrets.push(new URL(feed.address).pathname.split('/').at(-1)!.replace('.ics', ''));
  expect((await host.app.inject(new URL(feed.address).pathname)).statusCode).toBe(200);

  const file = await sendFile(host, 'nadia', 'private.pdf', PDF);
  const link = await host.app.inject({
    method: 'POST',
    url: `/v1/files/${file.id}/link`,
    headers: await host.headersOf('nadia'),
  });
  const { href } = link.json<FileLink>();
  secrets.push(new URL(href, 'http://localhost').searchParams.get('signature')!);
  expect((await host.app.inject(href)).statusCode).toBe(200);
  await host.app.inject(`/v1/blogs?preview=${'p'.repeat(43)}&token=${'q'.repeat(43)}`);
  secrets.push('p'.repeat(43), 'q'.repeat(43));

  // A database that fails puts the statement and its values beside the error.
  const { db } = host.database;
  await sql`alter table attempts rename to attempts_away`.execute(db);
  const failed = [
    await host.token({ grant_type: 'password', username: EMAIL, password: PASSWORD }),
    await host.post('ForgetPassword', { email: EMAIL, locale: 'en' }),
    await host.post('accounts', {
      name: 'Deniz',
      email: `new.${EMAIL}`,
      password: PASSWORD,
      locale: 'en',
    }),
  ];
  await sql`alter table attempts_away rename to attempts`.execute(db);
  await sql`alter table credentials rename to credentials_away`.execute(db);
  failed.push(await host.token({ grant_type: 'password', username: EMAIL, password: PASSWORD }));
  await host.post('ForgetPassword', { email: EMAIL, locale: 'en' });
  await host.post('accounts', {
    name: 'Deniz',
    email: `new.${EMAIL}`,
    password: PASSWORD,
    locale: 'en',
  });
  // Work that goes on after the answer fails after it.
  await host.app.inject('/v1/blogs');
  await sql`alter table credentials_away rename to credentials`.execute(db);
  expect(failed.some(({ statusCode }) => statusCode >= 500)).toBe(true);

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(30);
  expect(log).toContain('request failed');
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  expect(
    secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret))),
  ).toEqual([]);
  // The log keeps what helps its reader: the route, the place and the code.
  expect(log).toMatch(/"route":"\/v1\/calendar\/:token\.ics"/);
  expect(log).toMatch(/"code":"42P01"/);
  expect(log).toMatch(/at .*\.ts:\d+/);
});

test('a sentence of the log loses addresses and secrets, and keeps everything else', () => {
  expect(
    maskSensitiveText('duplicate key (email)=(grace@one.example) violates "people_pkey"'),
  ).toBe('duplicate key (email)=(•••) violates "people_pkey"');
  expect(maskSensitiveText('poll 00000000-0000-4000-8000-00000000000c is closed')).toContain(
    '-00000000000c',
  );
  expect(
    maskSensitiveText(`token eyJhbGciOiJSUzI1NiJ9${'x'.repeat(20)}.eyJhIjoxfQ.c2ln is old`),
  ).toBe('token ••• is old');
});
