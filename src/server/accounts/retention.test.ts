import { RETENTION_PERIODS, RETENTION } from '../../shared/retention';
import { forgetOldFeedback, storeFeedback } from '../feedback/feedbackQueries';
import { toPersonId } from '../seed/seedContents';
import { toVerificationColumns } from '../identity/residence';
import { FIRST_START } from '../testing/testHost';
import { deleteExpired } from './forgetOld';
import { openAccountsHost, PASSWORD, type AccountsHost } from './testing/accountsHost';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const countIn = async (table: 'sessions' | 'refresh_tokens', email: string): Promise<number> =>
  (
    await host.database.db
      .selectFrom(table)
      .select('family_id')
      .where('person_id', 'in', (eb) =>
        eb.selectFrom('credentials').select('person_id').where('email', '=', email),
      )
      .execute()
  ).length;
const at = (ms: number) => new Date(FIRST_START.getTime() + ms);
const forget = (ms: number) => deleteExpired(host.database.db, at(ms));

test('a session goes with its device and its tokens when it cannot be continued any more; one that can stays', async () => {
  const email = 'session@one.example';
  const count = async () => [
    await countIn('sessions', email),
    await countIn('refresh_tokens', email),
  ];
  await host.account(email);
  await host.signIn(email);
  host.setNow(at(3 * DAY_MS));
  const later = await host.signIn(email);
  host.setNow(at(0));
  await forget(RETENTION_PERIODS.sessionDays * DAY_MS - MINUTE_MS);
  expect(await count()).toEqual([2, 2]);
  await forget(
    RETENTION_PERIODS.sessionDays * DAY_MS + 2 * RETENTION_PERIODS.accessTokenMinutes * MINUTE_MS,
  );
  expect(await count()).toEqual([1, 1]);
  host.setNow(at(10 * DAY_MS));
  expect((await host.refresh(later.refresh_token)).statusCode).toBe(200);
});

test('the hash of a former password goes after a day', async () => {
  const email = 'password@one.example';
  await host.account(email);
  const former = async () =>
    (
      await host.database.db
        .selectFrom('credentials')
        .select('former_hash')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).former_hash;
  const tokens = await host.signIn(email);
  const change = { password: PASSWORD, newPassword: 'another quiet harbour' };
  expect((await host.asOwner(tokens, 'POST', 'me/password', change)).statusCode).toBeLessThan(300);
  await forget((RETENTION_PERIODS.formerPasswordHours - 1) * HOUR_MS);
  expect(await former()).not.toBeNull();
  await forget((RETENTION_PERIODS.formerPasswordHours + 1) * HOUR_MS);
  expect(await former()).toBeNull();
});

test('links, counts of tries and messages go when the page says so', async () => {
  const { db } = host.database;
  const later = at(400 * DAY_MS);
  const email = 'link@one.example';
  await host.post('accounts', { name: 'Deniz Ay', email, password: PASSWORD, locale: 'en' });
  await host.mailsTo(email);
  await host.token({ grant_type: 'password', username: email, password: 'not the password' });
  await storeFeedback(
    db,
    {
      kind: 'idea',
      text: 'More benches.',
      page: '/',
      locale: 'en',
      idempotencyKey: 'a message of this test',
      personId: null,
    },
    at(0),
  );
  const tables = ['one_time_tokens', 'attempts', 'feedback'] as const;
  const countRows = async () => {
    const counts = [];
    for (const table of tables)
      counts.push((await db.selectFrom(table).selectAll().execute()).length);
    return counts;
  };
  expect((await countRows()).every((count) => count > 0)).toBe(true);
  await deleteExpired(db, later);
  await forgetOldFeedback(db, later);
  expect(await countRows()).toEqual(tables.map(() => 0));
});

test('an invitation goes thirty days after it was written, used or not', async () => {
  const { db } = host.database;
  const team = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'teams')
    .executeTakeFirstOrThrow();
  const written = { content_id: team.id, email: 'a@one.example', email_key: 'a@one.example' };
  await db
    .insertInto('team_invitations')
    .values({ ...written, uses: 1, created_at: at(0), expires_at: at(14 * DAY_MS) })
    .execute();
  const there = async () =>
    (
      await db
        .selectFrom('team_invitations')
        .select('id')
        .where('email_key', '=', 'a@one.example')
        .execute()
    ).length;
  await forget((RETENTION_PERIODS.invitationDays - 1) * DAY_MS);
  expect(await there()).toBe(1);
  await forget((RETENTION_PERIODS.invitationDays + 1) * DAY_MS);
  expect(await there()).toBe(0);
});

test('a verification goes when it holds no longer, with district and birth date; one without an end stays', async () => {
  const { db } = host.database;
  const facts = { district: 'old-port', bornFrom: '1990-05-01', bornTo: '1990-05-01' };
  const ends = toVerificationColumns({ at: at(0), until: at(DAY_MS), ...facts });
  const stays = toVerificationColumns({ at: at(0), until: null, ...facts });
  const [omar, grace] = [toPersonId('omar'), toPersonId('grace')];
  await db.updateTable('people').set(ends).where('id', '=', omar).execute();
  await db.updateTable('identities').set(ends).where('person_id', '=', omar).execute();
  await db.updateTable('people').set(stays).where('id', '=', grace).execute();
  const count = async () =>
    (
      await db
        .selectFrom('verifications')
        .select('person_id')
        .where('district', '=', 'old-port')
        .execute()
    ).length;
  expect((await forget(DAY_MS - 1)).verifications).toBe(0);
  expect(await count()).toBe(3);
  expect((await forget(DAY_MS)).verifications).toBe(2);
  expect(await count()).toBe(1);
  const left = await db
    .selectFrom('people')
    .select(['verified', 'verified_at', 'verified_until', 'district', 'born_from', 'born_to'])
    .where('id', '=', omar)
    .executeTakeFirstOrThrow();
  expect(left).toEqual(toVerificationColumns(null));
});

/** Tests that show each row of the page to be true. */
const PROVED = {
  unconfirmedAccount: 'src/server/accounts/registration.test.ts',
  session: 'src/server/accounts/retention.test.ts',
  signInEnd: 'src/server/identity/signInEnds.test.ts',
  confirmLink: 'src/server/accounts/retention.test.ts',
  resetLink: 'src/server/accounts/retention.test.ts',
  formerPassword: 'src/server/accounts/retention.test.ts',
  formerEmail: 'src/server/identity/emailChange.test.ts',
  tries: 'src/server/accounts/retention.test.ts',
  mail: 'src/server/mail/outbox.test.ts',
  message: 'src/server/accounts/retention.test.ts',
  notification: 'src/server/notifications/notifications.test.ts',
  invitation: 'src/server/accounts/retention.test.ts',
  unfinishedFile: 'src/server/files/sweeping.test.ts',
  unusedFile: 'src/server/files/sweeping.test.ts',
} as const;

test('every period that the page about data names has a test that the data go', () => {
  const timed = RETENTION.filter((row) => 'longest' in row).map(({ id }) => id);
  expect(Object.keys(PROVED).sort()).toEqual([...timed].sort());
});
