import { sql } from 'kysely';
import type {
  AdminPeople,
  AdminPerson,
  AdminPersonRow,
  AuditPage,
} from '../../shared/contract/admin';
import type { UserInfo } from '../../shared/contract/connect';
import type { DemoPerson } from '../../demo/people';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { toPersonId } from '../seed/seedContents';
import { snapshotTables } from '../testing/snapshotTables';
import { DOOR_ISSUER, FIRST_START } from '../testing/testHost';
import { appointAdmin, type Appointee } from './appointAdmin';

let host: AccountsHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
  restore = await snapshotTables(
    host.database.db,
    'people',
    'identities',
    'credentials',
    'sessions',
    'refresh_tokens',
    'audit_log',
  );
});
afterEach(() => restore());
afterAll(() => host.close());

type Asker = DemoPerson | number | null;
type Method = 'GET' | 'PUT' | 'DELETE';

async function ask(asker: Asker, method: Method, path: string, payload?: object) {
  const headers = asker === null ? {} : await host.headersOf(asker);
  return host.app.inject({ method, url: `/v1/${path}`, headers, ...(payload ? { payload } : {}) });
}

async function read<T>(asker: Asker, path: string): Promise<T> {
  const response = await ask(asker, 'GET', path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<T>();
}

const people = (asker: Asker, query: Record<string, string> = {}) =>
  read<AdminPeople>(asker, `admin/people?${new URLSearchParams(query)}`);
const namesOf = ({ items }: AdminPeople) => items.map(({ name }) => name);
const find = async (asker: Asker, q: string) => namesOf(await people(asker, { q }));
const pathOf = (person: DemoPerson | number, part = '') =>
  `admin/people/${toPersonId(person)}${part}`;
const audit = async (asker: Asker, person: DemoPerson | number) =>
  (await read<AuditPage>(asker, `admin/audit?person=${toPersonId(person)}`)).items;

const REASON = 'Asked for in a letter';
const rights = (roles: readonly string[], verified = false) => ({
  roles,
  verified,
  reason: REASON,
});
const give = (asker: Asker, person: DemoPerson | number, roles: readonly string[]) =>
  ask(asker, 'PUT', pathOf(person, '/rights'), rights(roles));
const setBlock = (asker: Asker, person: DemoPerson | number, isBlocked = true) =>
  ask(asker, isBlocked ? 'PUT' : 'DELETE', pathOf(person, '/block'), { reason: REASON });

describe('people', () => {
  test('the pages hold everybody once, the newest account first, and say how many there are', async () => {
    const all: string[] = [];
    const { total } = await people('admin');
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AdminPeople = await people('admin', cursor === '' ? {} : { cursor });
      expect([page.items.length <= 50, page.total]).toEqual([true, total]);
      all.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    const rows = await host.database.db
      .selectFrom('people')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(all).toEqual(rows.map(({ id }) => id));
    expect(total).toBe(rows.length);
    expect(all.length).toBeGreaterThan(100);
  });

  test.each([
    ['isil igdir', 'Işıl Iğdır'],
    ['IĞDIR', 'Işıl Iğdır'],
    ['ناديه', 'نادية صالح'],
    ['race bel', 'Grace Bell'],
  ])('a part of a name finds its owner, spelt as people type it: %s', async (q, name) => {
    expect(await find('admin', q)).toEqual([name]);
    expect(await find('yusuf', q)).toEqual([name]);
  });

  test('the beginning of an address finds its owner for administrators alone: moderators see no address and find none', async () => {
    expect(await find('admin', 'GRACE@harb')).toEqual(['Grace Bell']);
    expect(await find('admin', 'harbour.example')).toEqual([]);
    expect(await find('yusuf', 'grace@harb')).toEqual([]);
    const [seen] = (await people('yusuf', { q: 'Grace Bell' })).items;
    expect(seen).toMatchObject({ name: 'Grace Bell', email: null });
    expect(await read<AdminPerson>('yusuf', pathOf('grace'))).toMatchObject({ email: null });
    expect(await read<AdminPerson>('admin', pathOf('grace'))).toMatchObject({
      email: 'grace@harbour.example',
    });
  });

  test.each(['%', '_____', '\\', 'Grace\u0000Bell', "' or true --"])(
    'what is searched for is text and nothing else: %j',
    async (q) => {
      expect((await people('admin', { q })).total).toBe(q.includes('Grace') ? 1 : 0);
    },
  );

  test('roles of doors are found with those given here; blanks search for nothing', async () => {
    expect(namesOf(await people('admin', { role: 'moderator' }))).toEqual(['Yusuf Kaya']);
    expect((await people('admin', { q: '  ' })).total).toBe((await people('admin')).total);
    expect((await people('admin', { state: 'blocked' })).total).toBe(0);
  });

  test.each([
    ['admin/people?cursor=x', 'invalidCursor'],
    [`admin/people?cursor=${Buffer.from('["now","-"]').toString('base64url')}`, 'invalidCursor'],
    [
      `admin/people?cursor=${Buffer.from(`["infinity","${'-'.repeat(36)}"]`).toString('base64url')}`,
      'invalidCursor',
    ],
    ['admin/people?role=king', 'invalidRequest'],
    ['admin/people?order=email', 'invalidRequest'],
    ['admin/audit?person=x', 'invalidRequest'],
    ['admin/audit?cursor=x', 'invalidRequest'],
  ])('%s is refused', async (path, code) => {
    expect((await ask('admin', 'GET', path)).json()).toMatchObject({ status: 400, code });
  });

  test('one person: what was given, what each door says, sessions, the last use', async () => {
    await host.account('facts@one.example', 'Facts Wanted');
    await host.signIn('facts@one.example');
    const [row] = (await people('admin', { q: 'facts@one' })).items;
    expect(await read<AdminPerson>('admin', `admin/people/${row!.id}`)).toMatchObject({
      name: 'Facts Wanted',
      given: { roles: [], verified: false },
      hasPassword: true,
      doors: [],
      sessions: 1,
      lastUsedAt: expect.any(String) as string,
      blockedReason: null,
    });
    expect(await read<AdminPerson>('admin', pathOf('yusuf'))).toMatchObject({
      roles: ['moderator'],
      verified: true,
      given: { roles: [], verified: false },
      hasPassword: false,
      doors: [{ issuer: DOOR_ISSUER, roles: ['moderator'], verified: true }],
      sessions: 0,
      lastUsedAt: null,
    });
  });

  test.each([
    '00000000-0000-4000-8000-000000000000',
    'x',
    `urn:uuid:${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
  ])('nobody has the id %s', async (id) => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '/rights', rights(['editor'])],
      ['PUT', '/block', { reason: REASON }],
      ['DELETE', '/block', { reason: REASON }],
    ] as const)
      expect((await ask('admin', method, `admin/people/${id}${path}`, body)).json()).toMatchObject({
        status: 404,
        code: 'notFound',
      });
  });
});

describe('rights', () => {
  test('a role counts from the next request on, without a new sign-in, and goes as quickly', async () => {
    const { access_token } = await host
      .account('new@one.example', 'New Editor')
      .then(() => host.signIn('new@one.example'));
    const userInfo = async () =>
      (
        await host.app.inject({
          url: '/connect/userinfo',
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).json<UserInfo>();
    const { sub } = await userInfo();
    const change = (roles: string[], verified: boolean) =>
      ask('admin', 'PUT', `admin/people/${sub}/rights`, rights(roles, verified));
    const opens = async () =>
      (
        await host.app.inject({
          url: '/v1/admin/people',
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).statusCode;

    expect(await opens()).toBe(403);
    expect((await change(['moderator', 'editor'], true)).statusCode).toBe(204);
    expect(await userInfo()).toMatchObject({ roles: ['editor', 'moderator'], verified: true });
    expect(await opens()).toBe(200);
    expect((await change([], false)).statusCode).toBe(204);
    expect(await userInfo()).toMatchObject({ roles: [], verified: false });
    expect(await opens()).toBe(403);
  });

  test('a role can be for a part of the portal, which has to be there; filter and log know it', async () => {
    const { id: group } = await host.database.db
      .selectFrom('contents')
      .select('id')
      .where('section', '=', 'teams')
      .where('status', '=', 'published')
      .limit(1)
      .executeTakeFirstOrThrow();
    const roles = ['editor:district=old-port', `editor:group=${group}`, 'moderator:section=events'];
    expect((await give('admin', 3, roles)).statusCode).toBe(204);
    const { given } = await read<AdminPerson>('admin', pathOf(3));
    expect(given.roles).toEqual(roles);
    expect((await audit('admin', 3))[0]).toMatchObject({ before: { roles: [] }, after: { roles } });
    for (const role of ['editor', 'moderator'])
      expect((await people('admin', { role })).items.map(({ id }) => id)).toContain(toPersonId(3));
    expect((await people('admin', { role: 'admin' })).items.map(({ id }) => id)).not.toContain(
      toPersonId(3),
    );
    const refusals = [
      ['editor:district=nowhere', 422, 'unknownScope'],
      [`editor:group=${toPersonId(3)}`, 422, 'unknownScope'],
      ['editor:section=legal', 400, 'invalidRequest'],
      ['admin:section=events', 400, 'invalidRequest'],
    ] as const;
    for (const [role, status, code] of refusals)
      expect([role, (await give('admin', 3, [...roles, role])).json()]).toMatchObject([
        role,
        { status, code },
      ]);
    expect((await read<AdminPerson>('admin', pathOf(3))).given.roles).toEqual(roles);
  });

  test('what a role was given for may go away, and the role still be taken or kept', async () => {
    const gone = ['editor:district=gone-by-now'];
    await host.database.db
      .updateTable('people')
      .set({ roles: gone })
      .where('id', '=', toPersonId(3))
      .execute();
    expect((await give('admin', 3, [...gone, 'moderator'])).statusCode).toBe(204);
    expect((await give('admin', 3, ['moderator'])).statusCode).toBe(204);
    expect((await give('admin', 3, gone)).json()).toMatchObject({ code: 'unknownScope' });
  });

  test('every change stands in the log with before, after, reason and who; what changes nothing does not', async () => {
    expect((await give('admin', 3, ['editor'])).statusCode).toBe(204);
    expect(
      (await ask('admin', 'PUT', pathOf(3, '/rights'), rights(['moderator', 'editor'], true)))
        .statusCode,
    ).toBe(204);
    expect(
      (await ask('admin', 'PUT', pathOf(3, '/rights'), rights(['editor', 'moderator'], true)))
        .statusCode,
    ).toBe(204);
    expect(await audit('admin', 3)).toMatchObject([
      {
        action: 'rightsChanged',
        before: { roles: ['editor'], verified: false },
        after: { roles: ['editor', 'moderator'], verified: true },
        reason: REASON,
        actor: { id: toPersonId('admin'), name: 'Alex Morgan' },
        person: { id: toPersonId(3) },
      },
      // Residents of the demonstration are verified.
      { before: { roles: [], verified: true }, after: { roles: ['editor'], verified: false } },
    ]);
  });

  test('what a door says stays, whatever is given here', async () => {
    expect((await give('admin', 'nadia', ['moderator'])).statusCode).toBe(204);
    expect(await read<AdminPerson>('admin', pathOf('nadia'))).toMatchObject({
      roles: ['editor', 'moderator'],
      given: { roles: ['moderator'] },
    });
    expect((await give('admin', 'nadia', [])).statusCode).toBe(204);
    expect((await read<AdminPerson>('admin', pathOf('nadia'))).roles).toEqual(['editor']);
  });

  test('[SPEC 6.1] who may not change rights is refused, and nobody changes their own', async () => {
    expect((await give(null, 17, ['editor'])).json()).toMatchObject({ code: 'signInRequired' });
    for (const asker of ['grace', 'omar', 'isil', 'nadia', 'yusuf'] as const)
      expect((await give(asker, 17, ['editor'])).json()).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    for (const own of ['yusuf', 'admin'] as const)
      expect((await give(own, own, ['admin'])).json()).toMatchObject({
        status: 403,
        code: 'ownRights',
      });
    expect(await audit('admin', 17)).toEqual([]);
  });

  test.each([
    ['a role that cannot be given', { ...rights(['team_lead']) }],
    ['a role twice', { ...rights(['editor', 'editor']) }],
    ['no reason', { roles: [], verified: true }],
    ['a reason of blanks', { ...rights([]), reason: '     ' }],
    ['a reason that cannot be seen', { ...rights([]), reason: '\u202a\u202a\u0000\u202a' }],
    ['something that is not theirs', { ...rights([]), name: 'x' }],
  ])('%s is refused', async (_what, body) => {
    const answer = await ask('admin', 'PUT', pathOf(17, '/rights'), body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalidRequest' });
    expect(await audit('admin', 17)).toEqual([]);
  });

  test('two administrators who dismiss each other at once: one of them stays', async () => {
    const [one, other] = [5, 6];
    await give('admin', one, ['admin']);
    await give('admin', other, ['admin']);
    // From here on the two are the only ones.
    await host.database.db
      .updateTable('identities')
      .set({ roles: [] })
      .where('person_id', '=', toPersonId('admin'))
      .execute();
    const answers = await Promise.all([give(one, other, []), give(other, one, [])]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    const { total } = await people(statuses[0] === 204 ? one : other, { role: 'admin' });
    expect(total).toBe(1);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  test('a change that cannot be written down is not made', async () => {
    const { db } = host.database;
    await sql`alter table audit_log add constraint refuses check (reason <> ${sql.lit(REASON)}) not valid`.execute(
      db,
    );
    const answers = [await give('admin', 7, ['editor']), await setBlock('admin', 7)];
    await sql`alter table audit_log drop constraint refuses`.execute(db);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect(await read<AdminPerson>('admin', pathOf(7))).toMatchObject({
      roles: [],
      blockedAt: null,
    });
    expect(await audit('admin', 7)).toEqual([]);
  });
});

describe('blocks', () => {
  test('of two administrators who block each other at once one is blocked: the other has lost the right by then', async () => {
    const [one, other] = [18, 19];
    await give('admin', one, ['admin']);
    await give('admin', other, ['admin']);
    const answers = await Promise.all([setBlock(one, other), setBlock(other, one)]);
    for (const person of [one, other]) {
      await setBlock('admin', person, false);
      await give('admin', person, []);
    }
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  });

  test('a block ends every session at once and keeps the person out until it is lifted', async () => {
    await host.account('barred@one.example', 'Barred Person');
    const tokens = await host.signIn('barred@one.example');
    const [row] = (await people('admin', { q: 'barred@one' })).items;
    const path = `admin/people/${row!.id}`;
    const signIn = () =>
      host.token({ grant_type: 'password', username: 'barred@one.example', password: PASSWORD });

    expect((await ask('yusuf', 'PUT', `${path}/block`, { reason: REASON })).statusCode).toBe(204);
    expect((await host.asOwner(tokens, 'GET', 'me/security')).json()).toMatchObject({
      status: 401,
      code: 'invalidToken',
    });
    expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
    expect((await signIn()).statusCode).toBe(400);
    expect(await read<AdminPerson>('yusuf', path)).toMatchObject({
      blockedReason: REASON,
      blockedAt: expect.any(String) as string,
      sessions: 0,
    });
    expect(namesOf(await people('yusuf', { state: 'blocked' }))).toEqual(['Barred Person']);

    expect((await ask('yusuf', 'DELETE', `${path}/block`, { reason: REASON })).statusCode).toBe(
      204,
    );
    expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
    expect((await signIn()).statusCode).toBe(200);
    const entries = (await read<AuditPage>('admin', `admin/audit?person=${row!.id}`)).items;
    expect(entries).toMatchObject([
      { action: 'unblocked', before: { blocked: true }, after: { blocked: false } },
      {
        action: 'blocked',
        before: { blocked: false },
        after: { blocked: true },
        reason: REASON,
        actor: { name: 'Yusuf Kaya' },
      },
    ]);
  });

  test('a lost second factor is taken off by an administrator: sessions end, the log and a mail say why', async () => {
    const email = 'lost@one.example';
    await host.account(email, 'Lost Phone');
    const tokens = await host.signIn(email);
    const [row] = (await people('admin', { q: 'lost@one' })).items;
    const { id } = row!;
    await host.database.db
      .insertInto('second_factors')
      .values({
        person_id: id,
        secret: Buffer.from('sealed'),
        created_at: FIRST_START,
        confirmed_at: FIRST_START,
      })
      .execute();
    await host.database.db
      .insertInto('passkeys')
      .values({
        id: crypto.randomUUID(),
        person_id: id,
        name: 'Lost laptop',
        credential_id: Buffer.from('lost'),
        public_key: Buffer.from('key'),
        transports: [],
        sign_count: 0,
        created_at: FIRST_START,
      })
      .execute();
    const path = `admin/people/${id}`;
    expect(await read<AdminPerson>('admin', path)).toMatchObject({ hasSecondFactor: true });
    const reset = (asker: Asker) =>
      ask(asker, 'DELETE', `${path}/second-factor`, { reason: REASON });
    expect((await reset('yusuf')).statusCode).toBe(403);
    expect((await reset('admin')).statusCode).toBe(204);
    expect(await read<AdminPerson>('admin', path)).toMatchObject({ hasSecondFactor: false });
    expect((await host.refresh(tokens.refresh_token)).statusCode).toBe(400);
    await host.signIn(email);
    // There is nothing to take off any more: neither log nor mail.
    expect((await reset('admin')).statusCode).toBe(204);
    expect((await read<AuditPage>('admin', `admin/audit?person=${id}`)).items).toMatchObject([
      { action: 'secondFactorReset', reason: REASON, after: { secondFactor: false } },
    ]);
    const mails = await host.mailsTo(email, 2);
    expect(mails.map(({ message }) => message.header('subject')).slice(1)).toEqual([
      'The administration took off your second step at sign-in',
    ]);
    expect(mails.at(-1)!.message.text).toContain(REASON);
  });

  test('a second block changes nothing: reason and log stay', async () => {
    await setBlock('yusuf', 9);
    const again = await ask('admin', 'PUT', pathOf(9, '/block'), { reason: 'Another reason' });
    expect(again.statusCode).toBe(204);
    expect((await read<AdminPerson>('admin', pathOf(9))).blockedReason).toBe(REASON);
    expect(await audit('admin', 9)).toHaveLength(1);
    await setBlock('admin', 9, false);
    await setBlock('admin', 9, false);
    expect(await audit('admin', 9)).toHaveLength(2);
  });

  test('nobody blocks themselves, a moderator no administrator, others nobody', async () => {
    for (const own of ['yusuf', 'admin'] as const)
      expect((await setBlock(own, own)).json()).toMatchObject({ status: 403, code: 'ownRights' });
    expect((await setBlock('yusuf', 'admin')).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    for (const asker of ['grace', 'omar', 'isil', 'leyla', 'nadia'] as const)
      for (const isBlocked of [true, false])
        expect((await setBlock(asker, 17, isBlocked)).json()).toMatchObject({
          status: 403,
          code: 'forbidden',
        });
    expect((await setBlock('admin', 'yusuf')).statusCode).toBe(204);
    expect((await ask('yusuf', 'GET', 'admin/people')).statusCode).toBe(401);
  });
});

describe('the log', () => {
  test('moderators read of blocks alone, administrators everything, page after page', async () => {
    const { db } = host.database;
    for (let time = 0; time < 30; time += 1) {
      await give('admin', 11, time % 2 === 0 ? ['editor'] : []);
      await setBlock('admin', 11, time % 2 === 0);
    }
    const walk = async (asker: Asker) => {
      const ids: number[] = [];
      const actions = new Set<string>();
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: AuditPage = await read(
          asker,
          `admin/audit?person=${toPersonId(11)}${cursor && `&cursor=${cursor}`}`,
        );
        ids.push(...page.items.map(({ id }) => id));
        page.items.forEach(({ action }) => actions.add(action));
        cursor = page.next;
      }
      return { ids, actions: [...actions].sort() };
    };
    const rows = await db
      .selectFrom('audit_log')
      .select(['id', 'action'])
      .where('person_id', '=', toPersonId(11))
      .orderBy('id', 'desc')
      .execute();
    expect(rows).toHaveLength(60);
    expect(await walk('admin')).toEqual({
      ids: rows.map(({ id }) => id),
      actions: ['blocked', 'rightsChanged', 'unblocked'],
    });
    expect(await walk('yusuf')).toEqual({
      ids: rows.filter(({ action }) => action !== 'rightsChanged').map(({ id }) => id),
      actions: ['blocked', 'unblocked'],
    });
  });

  test('who has left stands in it without a name', async () => {
    await give('admin', 12, ['editor']);
    const [entry] = await audit('admin', 12);
    await host.database.db.deleteFrom('people').where('id', '=', toPersonId(12)).execute();
    const { items } = await read<AuditPage>('admin', 'admin/audit');
    expect(items.find(({ id }) => id === entry!.id)).toMatchObject({
      person: null,
      reason: REASON,
    });
  });
});

describe('the first administrator', () => {
  const appointWhom = (whom: Appointee) => appointAdmin(host.database.db, whom, new Date());
  const appoint = (email: string) => appointWhom({ email });
  const unknown = { kind: 'unknown', hasPeople: true };

  test('the owner of a confirmed address is appointed, and the log says that nobody of the portal did it', async () => {
    await host.account('first@one.example', 'First Admin');
    expect(await appoint('First@one.example')).toEqual({ kind: 'appointed', name: 'First Admin' });
    expect(await appoint('first@one.example')).toEqual({ kind: 'appointed', name: 'First Admin' });
    const [row] = (await people('admin', { q: 'first@one' })).items;
    expect(row).toMatchObject({ roles: ['admin'] });
    const log = await read<AuditPage>('admin', `admin/audit?person=${row!.id}`);
    expect(log.items).toMatchObject([{ actor: null, after: { roles: ['admin'] } }]);
  });

  test('an address that nobody has confirmed is refused, so is a blocked account', async () => {
    expect(await appoint('nobody@one.example')).toEqual(unknown);
    await host.post('accounts', {
      name: 'Not Yet',
      email: 'notyet@one.example',
      password: PASSWORD,
      locale: 'en',
    });
    await host.mailsTo('notyet@one.example');
    expect(await appoint('notyet@one.example')).toEqual({ kind: 'unconfirmed' });
    await host.account('out@one.example', 'Out Now');
    const [row] = (await people('admin', { q: 'out@one' })).items;
    await ask('admin', 'PUT', `admin/people/${row!.id}/block`, { reason: REASON });
    expect(await appoint('out@one.example')).toEqual({ kind: 'blocked' });
  });

  const GRACE = { issuer: DOOR_ISSUER, subject: 'demo-grace' };

  test('an address that only a door tells appoints nobody by itself: the logins that have it are told', async () => {
    const [before] = (await people('admin', { q: 'grace@harbour' })).items;
    expect(await appoint(' Grace@Harbour.example')).toEqual({
      kind: 'byDoor',
      logins: [expect.objectContaining({ ...GRACE, name: before!.name })],
    });
    const [after] = (await people('admin', { q: 'grace@harbour' })).items;
    expect(after!.roles).toEqual(before!.roles);
  });

  test.each<[string, Appointee]>([
    ['the address as this issuer says it', { email: 'grace@harbour.example', issuer: DOOR_ISSUER }],
    ['issuer and subject', GRACE],
  ])('%s: the person of the provider is appointed', async (_title, whom) => {
    const [{ name, id }] = (await people('admin', { q: 'grace@harbour' })).items as [
      AdminPersonRow,
    ];
    expect(await appointWhom(whom)).toEqual({ kind: 'appointed', name });
    const [row] = (await people('admin', { q: 'grace@harbour' })).items;
    expect(row!.roles).toContain('admin');
    const log = await read<AuditPage>('admin', `admin/audit?person=${id}`);
    expect(log.items).toMatchObject([{ actor: null }]);
  });

  test.each<Appointee>([
    { email: 'grace@harbour.example', issuer: 'https://login.example' },
    { email: 'nobody@harbour.example', issuer: DOOR_ISSUER },
    { issuer: DOOR_ISSUER, subject: 'demo-nobody' },
    { issuer: 'https://login.example', subject: 'demo-grace' },
  ])('%j is nobody', async (whom) => {
    expect(await appointWhom(whom)).toEqual(unknown);
  });

  test('of two people whose address a provider says, none is appointed by it', async () => {
    const { db } = host.database;
    const email = 'grace@harbour.example';
    const { id } = await db
      .insertInto('people')
      .values({ name: 'Another Grace', email })
      .returning('id')
      .executeTakeFirstOrThrow();
    const login = { issuer: DOOR_ISSUER, subject: 'other', person_id: id };
    await db.insertInto('identities').values(login).execute();
    expect(await appointWhom({ email, issuer: DOOR_ISSUER })).toMatchObject({
      kind: 'byDoor',
      logins: [GRACE, { subject: 'other', name: 'Another Grace' }],
    });
  });

  test('a blocked person is not appointed by their login either', async () => {
    const [row] = (await people('admin', { q: 'grace@harbour' })).items;
    await ask('admin', 'PUT', `admin/people/${row!.id}/block`, { reason: REASON });
    expect(await appointWhom(GRACE)).toEqual({ kind: 'blocked' });
  });
});
