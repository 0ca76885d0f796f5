import type { LightMyRequestResponse } from 'fastify';
import type { OpenInvitations, PeopleListRead } from '../../../shared/contract/accountInvitations';
import type { TokenResponse } from '../../../shared/contract/connect';
import type { Stage } from '../../../shared/contract/setup';
import { RETENTION_PERIODS } from '../../../shared/retention';
import { toPersonId } from '../../seed/seedContents';
import { changeStage } from '../../setup/stage';
import { FIRST_START } from '../../testing/testHost';
import { takeRoles } from '../../testing/takeRoles';
import { deleteExpired } from '../forgetOld';
import { openDoorHost, type DoorHost } from '../../identity/testing/doorHost';
import { DOOR_GRANT } from '../../identity/tokenGrants';
import { PASSWORD } from '../testing/accountsHost';

const DAY_MS = 24 * 3_600_000;
let host: DoorHost;
beforeAll(async () => {
  host = await openDoorHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.database.db.deleteFrom('attempts').execute();
});
afterEach(() => later(0));

const later = (ms: number) => host.setNow(new Date(FIRST_START.getTime() + ms));
async function asAdmin(
  method: 'GET' | 'POST' | 'DELETE' | 'PUT',
  path: string,
  payload?: object,
): Promise<LightMyRequestResponse> {
  const headers = await host.headersOf('admin');
  return host.app.inject({
    method,
    url: `/v1/${path}`,
    headers,
    ...(payload && { payload }),
  });
}
const table = (...lines: string[]) => ({
  text: ['name;address;roles;language', ...lines].join('\n'),
});
const invite = async (...lines: string[]) =>
  (await asAdmin('POST', 'admin/invitations', table(...lines))).json<PeopleListRead>();
const list = async () => (await asAdmin('GET', 'admin/invitations')).json<OpenInvitations>();
const idOf = async (email: string) => {
  const row = await host.database.db
    .selectFrom('account_invitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
};
const open = (token: string, more: object = {}) =>
  host.post('accounts/invitation', {
    token,
    name: 'Somebody New',
    password: PASSWORD,
    locale: 'en',
    ...more,
  });
const look = (token: string) => host.post('accounts/invitation/look', { token });
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;
const rightsOf = async (email: string) =>
  (
    await host.database.db
      .selectFrom('people')
      .select('roles')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).roles;

test('who is invited gets a mail in their language, chooses a password, and has the roles; the log tells it', async () => {
  const report = await invite('Ayşe Işık;ayse@one.example;editor+moderator;tr');
  expect(report).toMatchObject({ invited: 1, faults: [], known: [] });
  const [mail] = await host.mailsTo('ayse@one.example');
  expect(mail!.message.text).toMatch(/Merhaba .?Ayşe Işık/);
  expect(mail!.message.text).toContain('http://localhost:3000/tr/accept-invitation#token=');
  const token = await host.tokenTo('ayse@one.example');
  expect((await look(token)).json()).toEqual({
    email: 'ayse@one.example',
    name: 'Ayşe Işık',
    roles: ['editor', 'moderator'],
    expiresAt: '2026-04-09T09:00:00.000Z',
    state: 'open',
  });
  expect((await open(token, { name: 'Ayşe', locale: 'tr' })).statusCode).toBe(204);
  await host.signIn('ayse@one.example');
  expect(await rightsOf('ayse@one.example')).toEqual(['editor', 'moderator']);
  const log = await host.database.db
    .selectFrom('audit_log')
    .innerJoin('people', 'people.id', 'actor_id')
    .select(['action', 'before', 'after'])
    .where('action', 'in', ['peopleInvited', 'rightsChanged'])
    .orderBy('audit_log.id')
    .execute();
  expect(log).toEqual([
    {
      action: 'peopleInvited',
      before: {},
      after: { count: 1, roles: ['editor', 'moderator'] },
    },
    {
      action: 'rightsChanged',
      before: { roles: [], verified: false },
      after: { roles: ['editor', 'moderator'], verified: false },
    },
  ]);
  expect(codeOf(await open(token))).toBe('invitationUsed');
});

test('forty colleagues behind one address open their accounts on one day; one link is tried ten times', async () => {
  const office = '192.0.2.40';
  const emails = Array.from({ length: 40 }, (_, index) => `desk-${index}@office.example`);
  await invite(...emails.map((email) => `Somebody;${email};;en`));
  const openAt = (token: string, password: string) =>
    host.post(
      'accounts/invitation',
      { token, name: 'Somebody New', password, locale: 'en' },
      office,
    );
  const tokens = [];
  for (const email of emails) tokens.push(await host.tokenTo(email));
  const statuses = [];
  for (const token of tokens.slice(1)) statuses.push((await openAt(token, PASSWORD)).statusCode);
  expect(statuses).toEqual(tokens.slice(1).map(() => 204));
  for (let time = 0; time < 10; time += 1)
    expect(codeOf(await openAt(tokens[0]!, 'weak'))).toBe('weakPassword');
  expect(codeOf(await openAt(tokens[0]!, PASSWORD))).toBe('tooManyRequests');
});

test('a closed registration does not stop an invitation; where there are no passwords it is accepted by a provider', async () => {
  const settings = async (value: object) => {
    const { revision } = (await asAdmin('GET', 'settings/signIn')).json<{ revision: number }>();
    const answer = await asAdmin('PUT', 'settings/signIn', { revision, value, note: '' });
    expect(answer.statusCode).toBe(200);
  };
  await settings({ passwords: true, registration: 'off', domains: [] });
  await invite('Closed;closed@one.example;;en');
  expect((await open(await host.tokenTo('closed@one.example'))).statusCode).toBe(204);
  await settings({ passwords: true, registration: 'domains', domains: ['town.example'] });
  await invite('Domain;domain@one.example;;en');
  expect((await open(await host.tokenTo('domain@one.example'))).statusCode).toBe(204);
  const admin = await host.signInAtDoor('admin');
  const signIn = await host.token({ grant_type: DOOR_GRANT, access_token: admin });
  expect(signIn.statusCode).toBe(200);
  await settings({ passwords: false, registration: 'open', domains: [] });
  await invite('Door;door-only@one.example;editor;en');
  const token = await host.tokenTo('door-only@one.example');
  expect(codeOf(await open(token))).toBe('passwordsOff');
  const byDoor = await host.app.inject({
    method: 'POST',
    url: '/v1/me/invitation',
    headers: await host.headersOf('grace'),
    payload: { token },
  });
  expect(byDoor.statusCode).toBe(204);
  expect(await rightsOf('grace@harbour.example')).toEqual(['editor']);
  await settings({ passwords: true, registration: 'open', domains: [] });
});

describe('while the portal is open for the staff alone', () => {
  const setStage = async (stage: Stage) => {
    const author = { personId: null, at: new Date(host.clock()) };
    await host.database.db.transaction().execute((trx) => changeStage(trx, stage, author));
    await host.settled();
  };
  beforeAll(() => setStage('staff'));
  afterAll(() => setStage('open'));

  test('who is invited opens an account, accepts the terms in force with it, signs in and is let in', async () => {
    await invite('Staff;staff@one.example;editor;en');
    const token = await host.tokenTo('staff@one.example');
    expect((await look(token)).json()).toMatchObject({ state: 'open', roles: ['editor'] });
    const { versionNumber } = (await host.app.inject('/v1/legal/terms-and-conditions')).json<{
      details: { versionNumber: number };
    }>().details;
    expect((await open(token, { termsVersion: versionNumber })).statusCode).toBe(204);
    const tokens = await host.signIn('staff@one.example');
    const terms = (await host.asOwner(tokens, 'GET', 'me/terms')).json<object>();
    expect(terms).toMatchObject({ accepted: versionNumber, current: versionNumber });
    expect((await host.asOwner(tokens, 'GET', 'publications')).statusCode).toBe(200);
  });

  test('who has an account without a role is let in by the invitation, with the same token', async () => {
    await host.account('no-role@one.example');
    const tokens = await host.signIn('no-role@one.example');
    expect((await host.asOwner(tokens, 'GET', 'publications')).statusCode).toBe(503);
    await invite('At work;no-role-work@one.example;moderator;en');
    const token = await host.tokenTo('no-role-work@one.example');
    const shown = await host.asOwner(tokens, 'POST', 'accounts/invitation/look', { token });
    expect(shown.json()).toMatchObject({ state: 'open' });
    expect((await host.asOwner(tokens, 'POST', 'me/invitation', { token })).statusCode).toBe(204);
    expect((await host.asOwner(tokens, 'GET', 'publications')).statusCode).toBe(200);
  });
});

test('the same table again changes nothing, and writes to nobody; so do two at once', async () => {
  const lines = ['A;same-a@one.example;editor;en', 'B;same-b@one.example;;en'];
  const both = await Promise.all([invite(...lines), invite(...lines)]);
  expect(both.map(({ invited }) => invited).sort()).toEqual([0, 2]);
  const again = await invite(...lines);
  expect([again.invited, again.known.map(({ code }) => code)]).toEqual([
    0,
    ['isInvited', 'isInvited'],
  ]);
  expect(await host.mailsTo('same-a@one.example')).toHaveLength(1);
  await open(await host.tokenTo('same-a@one.example'));
  expect((await invite(...lines)).known.map(({ code }) => code)).toEqual([
    'hasAccount',
    'isInvited',
  ]);
});

test('a table is checked without inviting anybody; with a fault nobody is invited', async () => {
  const lines = ['A;fault-a@one.example;editor;en', 'B;no address;;en'];
  const checked = (
    await asAdmin('POST', 'admin/invitations/check', table(...lines))
  ).json<PeopleListRead>();
  const sent = await invite(...lines);
  expect(checked).toMatchObject({
    invited: 1,
    people: [{ email: 'fault-a@one.example', roles: ['editor'] }],
    faults: [{ line: 3, code: 'noAddress', text: 'no address' }],
  });
  expect(sent).toMatchObject({ invited: 0, faults: checked.faults });
  expect(await host.mailsTo('fault-a@one.example', 0)).toEqual([]);
});

test('who has an account is left as they are, by a confirmation or by the word of a provider', async () => {
  await host.account('known@one.example');
  await host.database.db
    .insertInto('people')
    .values({ name: 'Door Person', email: 'Door@one.example' })
    .execute();
  const report = await invite('K;KNOWN@one.example;admin;en', 'D;door@one.example;admin;en');
  expect([report.invited, report.known]).toEqual([
    0,
    [
      { line: 2, code: 'hasAccount', text: 'KNOWN@one.example' },
      { line: 3, code: 'hasAccount', text: 'door@one.example' },
    ],
  ]);
  expect(await rightsOf('known@one.example')).toEqual([]);
});

test.each(['is blocked', 'is an administrator no longer'])(
  'an invitation of somebody who %s gives no roles, and others invite anew',
  async (loss) => {
    const { db } = host.database;
    const email = `${loss.replaceAll(' ', '-')}@one.example`;
    const line = `Somebody;${email};admin;en`;
    await invite(line);
    const token = await host.tokenTo(email);
    const setBlocked = (blocked_at: Date | null) =>
      db.updateTable('people').set({ blocked_at }).where('id', '=', toPersonId('admin')).execute();
    let giveBack: () => Promise<unknown> = () => setBlocked(null);
    if (loss === 'is blocked') await setBlocked(FIRST_START);
    else giveBack = await takeRoles(db, toPersonId('admin'));
    const accepted = await host.app.inject({
      method: 'POST',
      url: '/v1/me/invitation',
      headers: await host.headersOf('grace'),
      payload: { token },
    });
    const answers = [await look(token), await open(token), accepted];
    expect(answers.map(codeOf)).toEqual(Array(3).fill('invitationEnded'));

    // Another administrator finds no invitation that is open, and the table invites once more.
    const setOmar = (roles: string[]) =>
      db.updateTable('people').set({ roles }).where('id', '=', toPersonId('omar')).execute();
    await setOmar(['admin']);
    const headers = await host.headersOf('omar');
    const url = '/v1/admin/invitations';
    const { items } = (await host.app.inject({ url, headers })).json<OpenInvitations>();
    expect(items.map((item) => item.email)).not.toContain(email);
    const again = await host.app.inject({ method: 'POST', url, headers, payload: table(line) });
    expect(again.json()).toMatchObject({ invited: 1, known: [] });
    expect(codeOf(await open(token))).toBe('linkInvalid');
    expect((await look(await host.tokenTo(email, 2))).statusCode).toBe(200);
    await setOmar([]);
    await giveBack();
  },
);

test('an invitation is used once, of many at once', async () => {
  await invite('R;race@one.example;editor;en');
  const token = await host.tokenTo('race@one.example');
  const answers = await Promise.all([open(token), open(token), open(token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  expect(await rightsOf('race@one.example')).toEqual(['editor']);
});

test('it is good for thirty days; sending it again begins them anew, with another link', async () => {
  await invite('L;late@one.example;;en');
  const first = await host.tokenTo('late@one.example');
  later(RETENTION_PERIODS.accountInvitationDays * DAY_MS - 1);
  const id = await idOf('late@one.example');
  expect((await asAdmin('POST', `admin/invitations/${id}/again`)).statusCode).toBe(204);
  expect(codeOf(await look(first))).toBe('linkInvalid');
  const second = await host.tokenTo('late@one.example', 2);
  later(2 * RETENTION_PERIODS.accountInvitationDays * DAY_MS - 1);
  expect(codeOf(await open(second))).toBe('invitationExpired');
  expect((await asAdmin('POST', `admin/invitations/${id}/again`)).statusCode).toBe(404);
  later(RETENTION_PERIODS.accountInvitationDays * DAY_MS);
  expect((await open(second)).statusCode).toBe(204);
});

test('three times in an hour one address is written to again at most', async () => {
  await invite('O;often@one.example;;en');
  const id = await idOf('often@one.example');
  const statuses = [];
  for (let time = 0; time < 4; time += 1)
    statuses.push((await asAdmin('POST', `admin/invitations/${id}/again`)).statusCode);
  expect(statuses).toEqual([204, 204, 204, 429]);
});

test('a withdrawn invitation is gone from the list, and its link is dead', async () => {
  await invite('W;withdrawn@one.example;admin;en');
  const token = await host.tokenTo('withdrawn@one.example');
  const before = await list();
  const shown = before.items.find(({ email }) => email === 'withdrawn@one.example')!;
  expect([shown.roles, shown.by]).toEqual([['admin'], 'Alex Morgan']);
  const id = await idOf('withdrawn@one.example');
  expect((await asAdmin('DELETE', `admin/invitations/${id}`)).statusCode).toBe(204);
  expect((await asAdmin('DELETE', `admin/invitations/${id}`)).statusCode).toBe(404);
  expect((await list()).total).toBe(before.total - 1);
  expect(codeOf(await open(token))).toBe('linkInvalid');
});

describe('a withdrawal that is taken back', () => {
  const restore = (id: string) => asAdmin('POST', `admin/invitations/${id}/restore`);
  const withdraw = async (email: string) => {
    await invite(`B;${email};editor;en`);
    const token = await host.tokenTo(email);
    const id = await idOf(email);
    expect((await asAdmin('DELETE', `admin/invitations/${id}`)).statusCode).toBe(204);
    return { token, id };
  };

  test('makes the link of the mail good again until it would have ended', async () => {
    const email = 'back@one.example';
    const { token, id } = await withdraw(email);
    expect((await restore(id)).statusCode).toBe(204);
    expect((await restore(id)).statusCode).toBe(404);
    const shown = (await list()).items.find((invitation) => invitation.email === email)!;
    const end = FIRST_START.getTime() + RETENTION_PERIODS.accountInvitationDays * DAY_MS;
    expect(Date.parse(shown.expiresAt)).toBe(end);
    expect((await open(token)).statusCode).toBe(204);
    expect(await rightsOf(email)).toEqual(['editor']);
    const { db } = host.database;
    const entry = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'invitationRestored')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ before: {}, after: { roles: ['editor'] } });
  });

  test('needs an invitation that was withdrawn, is there still, and was not sent anew', async () => {
    await invite('O;open@one.example;editor;en');
    expect((await restore(await idOf('open@one.example'))).statusCode).toBe(404);

    const anew = await withdraw('anew@one.example');
    expect((await invite('A;anew@one.example;;en')).invited).toBe(1);
    expect((await restore(anew.id)).statusCode).toBe(404);
    expect((await look(await host.tokenTo('anew@one.example', 2))).json()).toMatchObject({
      roles: [],
      state: 'open',
    });
    expect(codeOf(await look(anew.token))).toBe('linkInvalid');

    const gone = await withdraw('gone@one.example');
    await deleteExpired(host.database.db, new Date(FIRST_START.getTime() + 1));
    expect((await restore(gone.id)).statusCode).toBe(404);
    expect(codeOf(await open(gone.token))).toBe('linkInvalid');
  });

  test('is refused once who invited invites no more, and once its time is over', async () => {
    const late = await withdraw('overdue@one.example');
    const { id } = await withdraw('dismissed@one.example');
    const { db } = host.database;
    const setInviter = (invited_by: string | null) =>
      db.updateTable('account_invitations').set({ invited_by }).where('id', '=', id).execute();
    await setInviter(null);
    expect((await restore(id)).statusCode).toBe(404);
    later(RETENTION_PERIODS.accountInvitationDays * DAY_MS);
    expect((await restore(late.id)).statusCode).toBe(404);
  });
});

test('who comes with an account of their own gets the roles beside those they have', async () => {
  await host.account('mine@one.example');
  const tokens = await host.signIn('mine@one.example');
  await host.database.db
    .updateTable('people')
    .set({ roles: ['moderator'] })
    .where('email', '=', 'mine@one.example')
    .execute();
  await invite('M;mine-at-work@one.example;editor;en');
  const token = await host.tokenTo('mine-at-work@one.example');
  expect((await host.asOwner(tokens, 'POST', 'me/invitation', { token })).statusCode).toBe(204);
  expect(await rightsOf('mine@one.example')).toEqual(['editor', 'moderator']);
  const answer = await host.asOwner(tokens, 'POST', 'me/invitation', { token });
  expect(codeOf(answer)).toBe('invitationUsed');
});

test('an address that got an account meanwhile is that account’s alone; one only registered gives way', async () => {
  await invite('T;taken@one.example;editor;en', 'S;squat@one.example;editor;en');
  const taken = await host.tokenTo('taken@one.example');
  await host.post('accounts', {
    name: 'Owner',
    email: 'taken@one.example',
    password: PASSWORD,
    locale: 'en',
  });
  const confirmation = await host.tokenTo('taken@one.example', 2);
  expect((await host.post('accounts/confirm', { token: confirmation })).statusCode).toBe(204);
  expect((await look(taken)).json()).toMatchObject({ state: 'hasAccount' });
  expect(codeOf(await open(taken))).toBe('accountExists');
  await host.account('stranger@one.example');
  const stranger = await host.signIn('stranger@one.example');
  const asStranger = (tokens: TokenResponse) =>
    host.asOwner(tokens, 'POST', 'me/invitation', { token: taken });
  expect(codeOf(await asStranger(stranger))).toBe('invitationForOther');
  expect((await asStranger(await host.signIn('taken@one.example'))).statusCode).toBe(204);

  const squat = await host.tokenTo('squat@one.example');
  await host.post('accounts', {
    name: 'Squatter',
    email: 'squat@one.example',
    password: 'of a stranger here',
    locale: 'en',
  });
  await host.settled();
  expect((await open(squat)).statusCode).toBe(204);
  await host.signIn('squat@one.example');
});

test('a weak password does not use the link up', async () => {
  await invite('P;weak@one.example;;en');
  const token = await host.tokenTo('weak@one.example');
  expect(codeOf(await open(token, { password: 'password1234' }))).toBe('weakPassword');
  expect((await open(token)).statusCode).toBe(204);
});

test('an account that leaves takes its invitation along; invitations go when their time is over', async () => {
  const { db } = host.database;
  await invite('G;goes@one.example;;en', 'E;expires@one.example;;en');
  await open(await host.tokenTo('goes@one.example'));
  const tokens = await host.signIn('goes@one.example');
  await host.asOwner(tokens, 'DELETE', 'me', { password: PASSWORD });
  const emails = async () =>
    (await db.selectFrom('account_invitations').select('email').execute()).map(
      ({ email }) => email,
    );
  expect(await emails()).not.toContain('goes@one.example');
  const end = RETENTION_PERIODS.accountInvitationDays * DAY_MS;
  await deleteExpired(db, new Date(FIRST_START.getTime() + end));
  expect(await emails()).toContain('expires@one.example');
  await deleteExpired(db, new Date(FIRST_START.getTime() + 2 * end));
  expect(await emails()).toEqual([]);
});

test('five thousand people are invited in one transaction, and their list comes in pages', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => `P;many-${at}@one.example;;en`);
  const before = (await list()).total;
  expect((await invite(...lines)).invited).toBe(5_000);
  const { db } = host.database;
  const first = await list();
  expect([first.total - before, first.items.length]).toEqual([5_000, 50]);
  const second = (
    await asAdmin('GET', `admin/invitations?cursor=${first.next!}`)
  ).json<OpenInvitations>();
  const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
  expect(ids.size).toBe(100);
  expect((await asAdmin('GET', 'admin/invitations?cursor=x')).statusCode).toBe(400);
  await db.deleteFrom('mails').where('template', '=', 'accountInvitation').execute();
  await db.deleteFrom('account_invitations').where('email', 'like', 'many-%').execute();
});

test('a role of an invitation can be for a part of the portal; one that is not there keeps everybody out', async () => {
  await host.database.db
    .insertInto('districts')
    .values({ key: 'invited-quay', name: JSON.stringify({ en: 'Quay' }), position: 99 })
    .execute();
  await host.settled();
  const refused = await invite('X;scoped-x@one.example;moderator:district=nowhere;en');
  expect(refused).toMatchObject({
    invited: 0,
    faults: [{ code: 'unknownScope', text: 'moderator:district=nowhere' }],
  });
  const roles = ['editor:section=events', 'moderator:district=invited-quay'];
  await invite(`S;scoped@one.example;${roles.join('+')};en`);
  const token = await host.tokenTo('scoped@one.example');
  expect((await look(token)).json()).toMatchObject({ roles });
  expect((await open(token)).statusCode).toBe(204);
  expect(await rightsOf('scoped@one.example')).toEqual(roles);
  const log = await host.database.db
    .selectFrom('audit_log')
    .select('after')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(log.map(({ after }) => after)).toEqual([
    { roles, verified: false },
    { count: 1, roles },
  ]);
});
