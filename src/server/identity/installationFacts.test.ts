import { PASSWORD, openAccountsHost, type AccountsHost } from '../accounts/testing/accountsHost';
import { openLiveChanges } from '../live/liveChanges';
import { putLegalTextsInForce } from '../testing/legalTexts';
import { FIRST_START } from '../testing/testHost';
import { openInstallationFacts } from './installationFacts';

let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost();
});
beforeEach(async () => {
  const { db } = host.database;
  await db.deleteFrom('contents').execute();
  await db.deleteFrom('people').execute();
  host.setNow(FIRST_START);
});
afterAll(() => host.close());

const addAdmin = () =>
  host.database.db
    .insertInto('people')
    .values({ name: 'Ada', email: null, locale: 'en', roles: ['admin'] })
    .execute();

let calls = 0;
const register = (facts: object = {}) =>
  host.post('accounts', {
    name: 'Deniz Ay',
    email: `deniz${++calls}@one.example`,
    password: PASSWORD,
    locale: 'tr',
    ...facts,
  });

test('without terms and privacy policy nobody registers, and nothing of the person is kept', async () => {
  await addAdmin();
  const refused = await register();
  expect(refused.json()).toMatchObject({ status: 409, code: 'legalTextsMissing' });
  // Before anything that was typed is looked at.
  expect((await register({ password: 'short' })).json()).toMatchObject({
    code: 'legalTextsMissing',
  });
  await host.settled();
  const rows = await host.database.db.selectFrom('credentials').selectAll().execute();
  expect(rows).toEqual([]);

  await putLegalTextsInForce(host.database.db, FIRST_START);
  expect((await register()).statusCode).toBe(202);
});

test.each(['terms-and-conditions', 'privacy-policy'])(
  'one of the two texts is not enough: without %s nobody registers',
  async (kind) => {
    await addAdmin();
    const { db } = host.database;
    await putLegalTextsInForce(db, FIRST_START);
    await db.deleteFrom('contents').where('kind', '=', kind).execute();
    expect((await register()).json()).toMatchObject({ code: 'legalTextsMissing' });
  },
);

test('terms that are only announced open nothing before their day', async () => {
  await addAdmin();
  const tomorrow = new Date(FIRST_START.getTime() + 24 * 3_600_000);
  await putLegalTextsInForce(host.database.db, tomorrow);
  expect((await register()).json()).toMatchObject({ code: 'legalTextsMissing' });
  host.setNow(tomorrow);
  expect((await register()).statusCode).toBe(202);
});

test('no administrator is no reason to register without terms', async () => {
  expect((await register()).json()).toMatchObject({ code: 'legalTextsMissing' });
});

test('every host keeps the facts in memory, and hears of a text that comes into force on another one', async () => {
  await addAdmin();
  const { db } = host.database;
  const live = await openLiveChanges(host.database);
  const facts = openInstallationFacts({ db, live, clock: host.clock, doors: [] });
  const first = await facts();
  expect(first).toEqual({ legalPages: [], canRegister: false, hasProvider: false });
  // The same object: nothing was read anew.
  expect(await facts()).toBe(first);

  await putLegalTextsInForce(db, FIRST_START);
  await host.settled();
  expect(await facts()).toEqual({
    legalPages: ['privacy-policy', 'terms-and-conditions'],
    canRegister: true,
    hasProvider: false,
  });
  const door = { issuer: 'https://login.town.example', portalClientId: 'meydan-portal' };
  const withDoor = openInstallationFacts({ db, live, clock: host.clock, doors: [door] });
  expect(await withDoor()).toMatchObject({ hasProvider: true });
});
