import type { SecurityFacts } from '../../shared/contract/accounts';
import type { AdminPerson, AuditPage } from '../../shared/contract/admin';
import type { AreaSettings } from '../../shared/contract/settings';
import type { DemoPerson } from '../../demo/people';
import { toPersonId } from '../seed/seedContents';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  restore = await snapshotTables(host.database.db, 'people', 'identities', 'settings', 'audit_log');
});
afterEach(async () => {
  host.setNow(FIRST_START);
  await restore();
});
afterAll(() => host.close());

const GRACE = `admin/people/${toPersonId('grace')}`;

async function ask(asker: DemoPerson, method: 'GET' | 'PUT', path: string, payload?: object) {
  const headers = { ...(await host.headersOf(asker)), 'idempotency-key': crypto.randomUUID() };
  return host.app.inject({ method, url: `/v1/${path}`, headers, ...(payload && { payload }) });
}

const SEEN = {
  verifiedOn: '2026-03-10',
  district: 'old-port',
  birthDate: '1990-05-01',
  reason: 'Came to the counter',
};
const verify = (more: object = {}, asker: DemoPerson = 'admin') =>
  ask(asker, 'PUT', `${GRACE}/verification`, { ...SEEN, ...more });
const readPerson = async (asker: DemoPerson = 'admin') =>
  (await ask(asker, 'GET', GRACE)).json<AdminPerson>();
const readOwn = async () => (await ask('grace', 'GET', 'me/security')).json<SecurityFacts>();

const RESIDENCE = {
  // The day begins in the city.
  since: '2026-03-09T21:00:00.000Z',
  until: null,
  district: 'old-port',
  bornFrom: '1990-05-01',
  bornTo: '1990-05-01',
};

test('an administrator writes down what was seen: the person and administrators see it, nobody else', async () => {
  expect(await readOwn()).toMatchObject({ residence: null });
  expect((await verify()).statusCode).toBe(204);
  expect(await readPerson()).toMatchObject({
    verified: true,
    given: { verified: true },
    residence: RESIDENCE,
  });
  expect(await readOwn()).toMatchObject({ residence: RESIDENCE });
  expect(await readPerson('yusuf')).toMatchObject({ verified: true, residence: null });
});

test('the log says who, whom and why, and neither where the person lives nor when they were born', async () => {
  await verify();
  const log = await ask('admin', 'GET', `admin/audit?person=${toPersonId('grace')}`);
  const [entry] = log.json<AuditPage>().items;
  expect(entry).toMatchObject({
    action: 'residentVerified',
    actor: { id: toPersonId('admin') },
    reason: SEEN.reason,
    before: { verified: false },
    after: { verified: true, until: null, hasDistrict: true, hasBirthDate: true },
  });
  expect(log.body).not.toMatch(/old-port|1990/);
});

test.each([
  ['403 forbidden', {}, 'yusuf'],
  ['403 forbidden', {}, 'omar'],
  ['422 invalidDay', { verifiedOn: '2026-03-11' }, 'admin'],
  ['422 invalidDay', { verifiedOn: '1850-01-01' }, 'admin'],
  ['422 invalidDay', { birthDate: '2026-03-11' }, 'admin'],
  ['400 invalidRequest', { birthDate: '2007-02-29' }, 'admin'],
  ['422 unknownDistrict', { district: 'nowhere' }, 'admin'],
  ['400 invalidRequest', { reason: ' ' }, 'admin'],
] as const)('%s: %j by %s changes nothing', async (refusal, more, asker) => {
  const response = await verify(more, asker);
  const { status, code } = response.json<{ status: number; code: string }>();
  expect(`${status} ${code}`).toBe(refusal);
  expect(await readPerson()).toMatchObject({ verified: false, residence: null });
});

test('who is no longer verified here loses what was written down; marked again, they are without it', async () => {
  await verify();
  const mark = (verified: boolean) =>
    ask('admin', 'PUT', `${GRACE}/rights`, { roles: [], verified, reason: SEEN.reason });
  await mark(false);
  expect(await readPerson()).toMatchObject({ verified: false, residence: null });
  await mark(true);
  expect(await readPerson()).toMatchObject({
    residence: {
      ...RESIDENCE,
      since: FIRST_START.toISOString(),
      district: null,
      bornFrom: null,
      bornTo: null,
    },
  });
});

// The last test: the host keeps the settings.
test('it holds for the months of the settings; an end that has passed is no verification, and who was verified on a day too long ago is refused', async () => {
  const value = {
    districtClaim: null,
    birthDateClaim: null,
    overAgeClaims: [],
    months: 12,
    minimumAge: null,
  };
  const { revision } = (await ask('admin', 'GET', 'settings/residents')).json<AreaSettings>();
  const districtCodes = [{ code: '1011', district: 'Atlantis' }];
  const unknown = { revision, value: { ...value, districtCodes } };
  expect((await ask('admin', 'PUT', 'settings/residents', unknown)).json()).toMatchObject({
    code: 'invalidSettings',
    detail: 'districtCodes/0/district: unknownDistrict',
  });
  const saved = await ask('admin', 'PUT', 'settings/residents', { revision, value });
  expect(saved.statusCode).toBe(200);
  expect((await verify({ verifiedOn: '2025-03-09' })).json()).toMatchObject({ code: 'invalidDay' });
  await verify({ verifiedOn: '2025-03-20' });
  const until = '2026-03-19T21:00:00.000Z';
  expect(await readPerson()).toMatchObject({ verified: true, residence: { until } });
  host.setNow(new Date(until));
  expect(await readPerson()).toMatchObject({
    verified: false,
    given: { verified: false },
    residence: null,
  });
  expect(await readOwn()).toMatchObject({ residence: null });
});
