import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TokenResponse } from '../../shared/contract/connect';
import type {
  OpeningTasks,
  ProviderStates,
  SetupState,
  TestMail,
} from '../../shared/contract/setup';
import type { AuditPage } from '../../shared/contract/admin';
import { LOCALE_CODES } from '../../shared/locales';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { getPendingWork } from '../background/pendingWork';
import { buildServer } from '../buildServer';
import { changeArea, readArea } from '../settings/changeSettings';
import { readSettings } from '../settings/readSettings';
import { putLegalTextsInForce } from '../testing/legalTexts';
import { createTestFiles, FIRST_START, TEST_CONFIG } from '../testing/testHost';
import { announceSetup } from './announceSetup';
import { requireSetupSession } from './firstAdministrator';
import { issueSetupCode } from './setupCode';
import { changeStage } from './stage';

const ORIGIN = 'https://portal.town.example';
const WITH_MAIL = { portalOrigin: ORIGIN, sendsMail: true };
/** An address at which nobody answers. */
const ISSUER = 'http://127.0.0.1:1';
const HOUR_MS = 3_600_000;
const ADA = { name: 'Ada Quay', email: 'ada@town.example', password: PASSWORD, locale: 'en' };
const WRONG = '0000-0000-0000';

let host: AccountsHost;
/** A second host on the same database. */
let other: AccountsHost['app'];
beforeAll(async () => {
  host = await openAccountsHost({ isNew: true });
  other = await buildServer({
    database: host.database,
    clock: host.clock,
    doors: [{ issuer: ISSUER, portalClientId: 'meydan-portal' }],
    origins: [],
    mail: { transport: { kind: 'none' }, from: { name: 'Meydan', address: 'meydan@localhost' } },
    files: createTestFiles(),
    portalOrigin: ORIGIN,
    config: TEST_CONFIG,
    portalFolder: null,
    logLevel: 'silent',
    visitorAnswersMs: 0,
  });
});
afterAll(async () => {
  await other.close();
  await host.close();
});

/** Moves on by an hour: limits begin anew. */
let hours = 0;
const nextHour = () => host.setNow(new Date(FIRST_START.getTime() + ++hours * HOUR_MS));
const now = () => new Date(host.clock());
/** Resolves when both hosts have done what they began. */
const settleBoth = async () => {
  await host.settled();
  await getPendingWork(other).settled();
};

let antiForgery: Record<string, string>;
beforeAll(async () => {
  const { cookies } = await host.app.inject('/test/cookies');
  antiForgery = {
    cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
    'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value,
  };
});

interface Sent {
  readonly app?: AccountsHost['app'];
  readonly method?: 'POST' | 'PUT' | 'GET';
  readonly body?: object;
  readonly token?: string;
  readonly cookie?: string;
}

const send = (path: string, { app = host.app, method = 'POST', body, token, cookie }: Sent = {}) =>
  app.inject({
    method,
    url: `/v1/setup${path}`,
    headers: {
      ...antiForgery,
      ...(cookie && { cookie: `${antiForgery['cookie']}; ${cookie}` }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { payload: body }),
  });

const give = (code: string, app = host.app) => send('/code', { app, body: { code } });
const newCode = async () => String(await issueSetupCode(host.database.db, now(), true));
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof give>>) => {
  const found = cookies.find(({ name }) => name === 'meydan-setup')!;
  return { ...found, header: `meydan-setup=${found.value}` };
};
const openSession = async () => cookieOf(await give(await newCode())).header;

const stateAt = async (app: AccountsHost['app'], cookie?: string) =>
  (await send('', { app, method: 'GET', ...(cookie && { cookie }) })).json<SetupState>();

test('it can be set up in every language that is built in, and its topics are named in each', async () => {
  const { languages, topics } = await readSettings(host.database.db);
  expect(languages).toEqual({ offered: [...LOCALE_CODES], first: 'en' });
  expect(topics.length).toBeGreaterThan(5);
  for (const { name } of topics)
    expect(Object.keys(name).toSorted()).toEqual([...LOCALE_CODES].toSorted());
});

describe('the code', () => {
  test('the first host prints it once, the others say where; a new one makes it void', async () => {
    const { db } = host.database;
    const line = await announceSetup(db, WITH_MAIL, now());
    const [, code] = /enter (\S+) /.exec(line ?? '') ?? [];
    expect(line).toBe(
      `This portal is not set up. Open ${ORIGIN}/setup and enter ${code} (24 hours; a new one: npm run setup-code).`,
    );
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const again = await announceSetup(db, WITH_MAIL, now());
    expect(again).toMatch(/was printed by the host \S+ at 2026-03-10T09:00:00\.000Z/);
    expect(again).not.toContain(code);
    expect(again).not.toContain('MEYDAN_MAIL');
    const without = await announceSetup(db, { portalOrigin: ORIGIN, sendsMail: false }, now());
    expect(without).toMatch(/MEYDAN_MAIL \(such as smtps:.*start it again/);
    const kept = JSON.stringify(await db.selectFrom('installation').selectAll().execute());
    expect(kept).not.toContain(code!.replaceAll('-', ''));

    await newCode();
    expect((await give(code!)).json()).toMatchObject({ code: 'wrongSetupCode' });
  });

  test('is as good in small letters, with blanks, and with letters that look like its digits', async () => {
    nextHour();
    const code = await newCode();
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    const given = await give(` ${typed} `);
    expect(given.statusCode).toBe(204);
    const cookie = cookieOf(given);
    expect(cookie).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/v1/setup',
      maxAge: 3_600,
    });
    const state = { stage: 'setup', hasAdministrator: false };
    expect(await stateAt(other, cookie.header)).toEqual({ ...state, isCodeAccepted: true });
    expect(await stateAt(other)).toEqual({ ...state, isCodeAccepted: false });
  });

  test('is used up by who gives it first, at whichever host', async () => {
    nextHour();
    const code = await newCode();
    const answers = await Promise.all([give(code), give(code, other), give(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403, 403]);
  });

  test('is too old after a day', async () => {
    const code = await newCode();
    for (let passed = 0; passed < 24; passed += 1) nextHour();
    expect((await give(code)).json()).toMatchObject({ code: 'wrongSetupCode' });
  });

  test('ten tries an hour in all: the eleventh waits, at another host too, right or wrong', async () => {
    nextHour();
    const code = await newCode();
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await give(WRONG, tries % 2 === 0 ? host.app : other);
      expect([tries, answer.statusCode]).toEqual([tries, 403]);
    }
    const eleventh = await give(code, other);
    expect(eleventh.statusCode).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(3_000);
    // The operator is not kept out by the tries of strangers.
    expect((await give(await newCode(), other)).statusCode).toBe(204);
  });
});

let admin: TokenResponse;
describe('the first administrator', () => {
  test('comes in by the cookie of the code alone', async () => {
    nextHour();
    const refused = await send('/administrator', { body: ADA });
    expect(refused.json()).toMatchObject({ status: 403, code: 'setupCodeRequired' });
    const cookie = `meydan-setup=${'x'.repeat(43)}`;
    expect((await send('/administrator', { body: ADA, cookie })).statusCode).toBe(403);
    const late = await openSession();
    nextHour();
    expect((await send('/administrator', { body: ADA, cookie: late })).statusCode).toBe(403);
  });

  test('who registers meanwhile is refused, terms or not', async () => {
    const body = { ...ADA, email: 'bert@town.example' };
    expect((await host.post('accounts', body)).json()).toMatchObject({ code: 'notOpen' });
  });

  test('is made by nobody once the portal was opened, though a host may not have heard of it', async () => {
    nextHour();
    const token = cookieOf(await give(await newCode())).value;
    const setup = { token, at: now() };
    const rollback = new Error('for this test alone');
    const tried = host.database.db.transaction().execute(async (trx) => {
      await changeStage(trx, 'staff', { personId: null, at: now() });
      const refused = await requireSetupSession(trx, setup).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'notPossibleNow' });
      throw rollback;
    });
    await expect(tried).rejects.toBe(rollback);
    await requireSetupSession(host.database.db, setup);
    expect(await stateAt(host.app)).toMatchObject({ hasAdministrator: false });
  });

  test('is made with a password by the usual rules, is in the log, and signs in at once', async () => {
    nextHour();
    const cookie = await openSession();
    for (const [fault, code] of [
      [{ password: 'short' }, 'weakPassword'],
      [{ name: '...' }, 'invalidName'],
    ] as const) {
      const answer = await send('/administrator', { body: { ...ADA, ...fault }, cookie });
      expect(answer.json()).toMatchObject({ status: 422, code });
    }
    const both = await Promise.all(
      [host.app, other].map((app) => send('/administrator', { app, body: ADA, cookie })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);

    admin = await host.signIn(ADA.email);
    expect(await stateAt(other)).toMatchObject({ hasAdministrator: true, isCodeAccepted: false });
    const log = await host.asOwner(admin, 'GET', 'admin/audit');
    expect(log.json<AuditPage>().items[0]).toMatchObject({
      action: 'rightsChanged',
      after: { roles: ['admin'] },
      reason: 'Appointed with the setup code',
    });
    expect(await announceSetup(host.database.db, WITH_MAIL, now())).toBeNull();
  });

  test('an address that has an account is told', async () => {
    nextHour();
    const cookie = await openSession();
    const answer = await send('/administrator', { body: ADA, cookie });
    expect(answer.json()).toMatchObject({ status: 409, code: 'addressInUse' });
    // The session is still good: another address can be given.
    expect(await stateAt(host.app, cookie)).toMatchObject({ isCodeAccepted: true });
  });

  test('is who is signed in, where the request has no body', async () => {
    nextHour();
    const cookie = await openSession();
    const { db } = host.database;
    const { id } = await db
      .insertInto('people')
      .values({ name: 'Cem', email: null, locale: 'tr' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = await host.tokens.issue(id, 'roles');
    expect((await send('/administrator', { cookie })).statusCode).toBe(401);
    expect((await send('/administrator', { cookie, token })).statusCode).toBe(204);
    const { roles } = await db
      .selectFrom('people')
      .select('roles')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(roles).toEqual(['admin']);
  });
});

const tasksDone = async () => {
  const answer = await send('/tasks', { method: 'GET', token: admin.access_token });
  const { items } = answer.json<OpeningTasks>();
  return items.filter(({ isDone }) => isDone).map(({ task }) => task);
};
const setStage = (stage: string, app = host.app) =>
  send('/stage', { app, method: 'PUT', body: { stage }, token: admin.access_token });
const stageOfPages = async (app: AccountsHost['app']) =>
  (await app.inject('/v1/settings')).json<{ stage: string }>().stage;

describe('the opening', () => {
  beforeAll(async () => {
    nextHour();
    admin = await host.signIn(ADA.email);
  });

  test('while the portal is set up a proof of who is here lasts an hour', async () => {
    const { value } = await readArea(host.database.db, 'money', {});
    const codeAfter = async (minutes: number) => {
      host.setNow(new Date(host.clock() + minutes * 60_000));
      const renewed = (await host.refresh(admin.refresh_token)).json<TokenResponse>();
      admin = { ...admin, ...renewed };
      const answer = await host.app.inject({
        method: 'PUT',
        url: '/v1/settings/money',
        headers: { ...antiForgery, authorization: `Bearer ${admin.access_token}` },
        payload: { revision: 99, value },
      });
      return answer.json<{ code: string }>().code;
    };
    expect(await codeAfter(59)).toBe('newerRevision');
    expect(await codeAfter(2)).toBe('recentSignInRequired');
    nextHour();
    nextHour();
    admin = await host.signIn(ADA.email);
  });

  test('for everybody is refused with the names of what is missing; for the staff it is not', async () => {
    expect(await tasksDone()).toEqual(['signIn']);
    const refused = await setStage('open');
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'openingTasksMissing',
      detail: 'name, contact, privacy, terms, mail',
    });
    expect((await setStage('staff')).json()).toMatchObject({ stage: 'staff' });
    expect(await announceSetup(host.database.db, WITH_MAIL, now())).toBe(
      `This portal is open for the staff alone. Open it for everybody at ${ORIGIN}/setup.`,
    );
    await settleBoth();
    expect([await stageOfPages(host.app), await stageOfPages(other)]).toEqual(['staff', 'staff']);
  });

  test('a code is of an installation that is not set up', async () => {
    const answer = await give(await newCode());
    expect(answer.json()).toMatchObject({ status: 409, code: 'notPossibleNow' });
  });

  const readTasks = async (app: AccountsHost['app']) =>
    (await send('/tasks', { app, method: 'GET', token: admin.access_token })).json<OpeningTasks>();
  const isUnderway = async (app: AccountsHost['app']) => (await readTasks(app)).isTestMailUnderway;

  test('a test mail brings its number; a host without mail says so', async () => {
    const sent = await send('/test-mail', { token: admin.access_token });
    expect(sent.json<TestMail>()).toEqual({ isSent: true, fault: null });
    const [mail] = await host.mailsTo(ADA.email);
    const [number] = /\d{6}/.exec(mail!.message.text)!;
    expect(mail!.message.text).toContain('/en/setup?step=mail');
    expect(await isUnderway(host.app)).toBe(true);
    const arrive = (given: string) =>
      send('/test-mail/arrived', { body: { number: given }, token: admin.access_token });
    const wrong = number === '000000' ? '000001' : '000000';
    expect((await arrive(wrong)).json()).toMatchObject({ status: 422, code: 'wrongNumber' });
    expect(await tasksDone()).not.toContain('mail');
    expect((await arrive(number)).statusCode).toBe(204);
    expect(await tasksDone()).toContain('mail');
    expect(await isUnderway(host.app)).toBe(false);

    const unsent = await send('/test-mail', { app: other, token: admin.access_token });
    expect(unsent.json<TestMail>()).toEqual({
      isSent: false,
      fault: 'MEYDAN_MAIL is not set: no mail leaves this installation.',
    });
    expect(await isUnderway(other)).toBe(false);
  });

  test('how mails leave is told before one is sent; no mailbox is named where none opens', async () => {
    expect(await readTasks(host.app)).toMatchObject({ mail: 'smtp', hasMailbox: false });
    expect(await readTasks(other)).toMatchObject({ mail: 'none', hasMailbox: false });
    expect((await other.inject('/mailbox')).statusCode).toBe(404);
  });

  test('opens once all is there, closes again, and says both in the log', async () => {
    const { db } = host.database;
    const { value, revision } = await readArea(db, 'identity', {});
    const contact = { email: 'talk@town.example', phone: null, address: {}, website: null };
    const identity = { ...value, cityName: { en: 'Town' }, contact };
    await db
      .transaction()
      .execute((trx) =>
        changeArea(
          trx,
          { area: 'identity', revision, value: identity, origin: 'setup' },
          { personId: null, at: now() },
        ),
      );
    await putLegalTextsInForce(db, now());
    await host.settled();
    expect(await tasksDone()).toHaveLength(6);

    expect((await setStage('open')).statusCode).toBe(200);
    await settleBoth();
    expect(await stageOfPages(other)).toBe('open');
    expect((await setStage('staff')).statusCode).toBe(200);
    const log = await host.asOwner(admin, 'GET', 'admin/audit');
    expect(log.json<AuditPage>().items.slice(0, 2)).toMatchObject([
      { action: 'settingsChanged', before: { stage: 'open' }, after: { stage: 'staff' } },
      { action: 'settingsChanged', before: { stage: 'staff' }, after: { stage: 'open' } },
    ]);
  });

  test('needs a sign-in of the last ten minutes', async () => {
    host.setNow(new Date(host.clock() + 16 * 60_000));
    const { access_token } = await host
      .refresh(admin.refresh_token)
      .then((answer) => answer.json<TokenResponse>());
    admin = { ...admin, access_token };
    expect((await setStage('open')).json()).toMatchObject({ code: 'recentSignInRequired' });
  });

  test('a provider that cannot be used is named with its fault, and nobody has signed in by it', async () => {
    const ask = async (path: string) =>
      send(path, { app: other, method: 'GET', token: admin.access_token });
    const [provider, ...more] = (await ask('/providers')).json<ProviderStates>().items;
    expect(more).toEqual([]);
    expect(provider).toMatchObject({ issuer: ISSUER, name: '127.0.0.1:1' });
    expect(provider!.fault).toMatch(
      /could not be reached .*\. Look whether the provider is running/,
    );
    const { items } = (await ask('/tasks')).json<OpeningTasks>();
    expect(items).toContainEqual({ task: 'signIn', isDone: false });
  });
});
