import type { WrittenDetails } from '../../../shared/contract/writtenDetails';
import type { WrittenEvent } from '../../../shared/contract/writtenEvent';
import { openCommentsHost, type CommentsHost } from '../../comments/testing/commentsHost';
import { contentId, personId } from '../../db/seed/seedContents';

const SLUG = 'promenade-lighting-walk';
const ID = contentId('events', SLUG);
type Details = WrittenDetails<'events'>;

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const read = async () => (await host.ask('nadia', 'GET', `events/${SLUG}/details`)).json<Details>();
async function put(change: Partial<WrittenEvent>, kind = 'inPerson') {
  const { revision, details } = await read();
  const body = { revision, kind, details: { ...details, ...change } };
  return host.ask('nadia', 'PUT', `events/${SLUG}/details`, body);
}
const faultOf = async (change: Partial<WrittenEvent>, kind?: string) =>
  (await put(change, kind)).json<{ detail?: string }>().detail;

const told = async (kind: string) => {
  const rows = await host.database.db
    .selectFrom('notifications')
    .select(['person_id', 'kind'])
    .where('content_id', '=', ID)
    .execute();
  return rows.filter((row) => row.kind === kind).map((row) => row.person_id);
};

test('an event is read as clocks in its zone show it; what it was not asked for has its usual value', async () => {
  const { details } = await read();
  expect([details.startsAt, details.endsAt]).toEqual(['2026-03-12T20:00', '2026-03-12T21:30']);
  expect(details.registration).toMatchObject({ way: 'here', closesAt: '2026-03-12T18:00' });
  expect(details.accessNote).toEqual({});
});

const registration = { way: 'here', url: '', guests: 0, opensAt: null, closesAt: null } as const;
test.each<[string, Partial<WrittenEvent>]>([
  ['endsAt: order', { endsAt: '2026-03-12T20:00' }],
  ['timezone: zone', { timezone: 'Harbour/City' }],
  [
    'startsAt: gap',
    { timezone: 'Europe/Berlin', startsAt: '2026-03-29T02:30', endsAt: '2026-03-29T05:00' },
  ],
  ['startsAt: date', { startsAt: '2026-02-31T25:00', endsAt: null }],
  ['startsAt: missing', { startsAt: null, endsAt: null }],
  ['location: missing', { location: {}, address: {} }],
  ['onlineUrl: link', { onlineUrl: 'http://meet.example' }],
  ['registration.url: link', { registration: { ...registration, url: 'javascript:alert(1)' } }],
  ['registration.url: missing', { registration: { ...registration, way: 'elsewhere' } }],
  [
    'registration.closesAt: order',
    {
      registration: {
        ...{ ...registration, opensAt: '2026-03-11T10:00' },
        closesAt: '2026-03-11T09:00',
      },
    },
  ],
  ['publications: unknown', { publications: ['nothing-like-this'] }],
])('%s', async (expected, change) => {
  expect(await faultOf(change)).toBe(expected);
});

test('an event that one can also come to from afar says where', async () => {
  expect(await faultOf({}, 'hybrid')).toBe('onlineUrl: missing');
});

test('of an hour that clocks show twice the first is taken', async () => {
  const times = { startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T04:00' };
  expect((await put({ timezone: 'Europe/Berlin', ...times })).statusCode).toBe(200);
  const { opens_at } = await host.database.db
    .selectFrom('contents')
    .select('opens_at')
    .where('id', '=', ID)
    .executeTakeFirstOrThrow();
  expect(opens_at?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect((await read()).details.startsAt).toBe('2026-10-25T02:30');
});

test('[SPEC 1.1] more places go to those who wait; who registered hears of another time, and that it is cancelled', async () => {
  const waiting = async () =>
    (
      await host.database.db
        .selectFrom('registrations')
        .select('person_id')
        .where('content_id', '=', ID)
        .where('state', '=', 'waiting')
        .execute()
    ).length;
  expect(await waiting()).toBeGreaterThan(0);
  const before = await host.database.db.selectFrom('notifications').selectAll().execute();
  await put({ capacity: 0 });
  expect(await waiting()).toBe(0);
  expect((await told('placeGiven')).length).toBeGreaterThan(0);
  expect(before.some(({ kind }) => kind === 'placeGiven')).toBe(false);

  host.setNow(new Date(host.clock() + 1_000));
  await put({ startsAt: '2026-10-25T01:30' });
  expect(await told('eventChanged')).toContain(personId('omar'));
  host.setNow(new Date(host.clock() + 1_000));
  await put({ cancellation: { en: 'Storm.' } });
  expect(await told('eventCancelled')).toContain(personId('grace'));
});
