import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { forgetDepartedVoters, rememberLogin, takeDepartedVoter } from './departedVoters';
import type { Login } from './loginKeys';

const VOTER = '7d0c3f5e-1111-4222-8333-444455556666';
const DAY_MS = 24 * 3_600_000;
const at = (ms: number) => new Date(FIRST_START.getTime() + ms);
const loginOf = (subject: string): Login => ({ issuer: 'https://door.example', subject });

let host: TestHost;
let polls: string[];
beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  const rows = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'have-your-say')
    .limit(2)
    .execute();
  polls = rows.map(({ id }) => id);
  for (const [index, poll] of polls.entries()) await vote(poll, `receipt-${index}`);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.database.db.deleteFrom('departed_voters').execute();
  await close(at(DAY_MS), at(2 * DAY_MS));
});

const vote = (poll: string, receipt: string) =>
  host.database.db
    .insertInto('poll_voters')
    .values({
      poll_id: poll,
      voter_id: VOTER,
      idempotency_key: receipt,
      receipt,
      cast_at: FIRST_START,
    })
    .execute();

async function close(...ends: (Date | null)[]) {
  for (const [index, closes_at] of ends.entries())
    await host.database.db
      .updateTable('contents')
      .set({ opens_at: null, closes_at })
      .where('id', '=', polls[index]!)
      .execute();
}

const stored = () => host.database.db.selectFrom('departed_voters').selectAll().execute();
const remember = (login: Login, now = FIRST_START) =>
  rememberLogin(host.database.db, login, VOTER, now);
const take = (login: Login) => takeDepartedVoter(host.database.db, login);

test('a login that has voted in an open poll is given its voter id back, once; another login is not', async () => {
  await remember(loginOf('one'));
  expect(await take(loginOf('two'))).toBeNull();
  expect(await take({ issuer: 'https://other.example', subject: 'one' })).toBeNull();
  expect(await take(loginOf('one'))).toBe(VOTER);
  expect(await take(loginOf('one'))).toBeNull();
});

test('an address is a login of its own kind', async () => {
  await remember({ emailKey: 'a@one.example' });
  expect(await take({ issuer: 'mailto:', subject: 'b@one.example' })).toBeNull();
  expect(await take({ emailKey: 'a@one.example' })).toBe(VOTER);
});

test('nothing is kept of a login when its polls have closed or it has never voted', async () => {
  await remember(loginOf('late'), at(2 * DAY_MS));
  await rememberLogin(host.database.db, loginOf('never'), crypto.randomUUID(), FIRST_START);
  expect(await stored()).toEqual([]);
});

test('a row goes when the last of its polls has closed; a poll without an end keeps it', async () => {
  await remember(loginOf('one'));
  await forgetDepartedVoters(host.database.db, at(2 * DAY_MS - 1));
  expect(await stored()).toHaveLength(1);
  await close(null, at(2 * DAY_MS));
  await forgetDepartedVoters(host.database.db, at(99 * DAY_MS));
  expect(await stored()).toHaveLength(1);
  await close(at(DAY_MS), at(2 * DAY_MS));
  await forgetDepartedVoters(host.database.db, at(2 * DAY_MS));
  expect(await stored()).toEqual([]);
});

test('the row says nothing of the login: without the secret of the installation nobody can look for it', async () => {
  await remember(loginOf('one'));
  const [before] = await stored();
  expect(Object.keys(before!).sort()).toEqual(['departed_at', 'login_key', 'voter_id']);
  expect(before!.login_key).toHaveLength(32);
  await host.database.db
    .updateTable('installation')
    .set({ value: JSON.stringify({ secret: 'of another installation' }) })
    .where('key', '=', 'departedVotersSecret')
    .execute();
  expect(await take(loginOf('one'))).toBeNull();
});

test('many first uses at once make one secret', async () => {
  await host.database.db
    .deleteFrom('installation')
    .where('key', '=', 'departedVotersSecret')
    .execute();
  const logins = Array.from({ length: 12 }, (_, index) => loginOf(`at-once-${index}`));
  await Promise.all(logins.map((login) => remember(login)));
  for (const login of logins) expect(await take(login)).toBe(VOTER);
});
