import type { DetailPage } from '../../../shared/contract/content';
import type { EventPage } from '../../../shared/contract/events';
import type { WrittenDetails } from '../../../shared/contract/writtenDetails';
import type { WrittenEvent } from '../../../shared/contract/writtenEvent';
import type { WrittenSession, WrittenTraining } from '../../../shared/contract/writtenTraining';
import { openCommentsHost, type CommentsHost } from '../../comments/testing/commentsHost';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { snapshotTables } from '../../testing/snapshotTables';

const SLUG = 'promenade-lighting-walk';
const ID = toContentId('events', SLUG);
type Details = WrittenDetails<'events'>;

let host: CommentsHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openCommentsHost();
  restore = await snapshotTables(
    host.database.db,
    'contents',
    'content_versions',
    'registrations',
    'notifications',
  );
});
afterEach(() => restore());
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

test('whether there are aids is yes, no, or not known; readers are told the same', async () => {
  const access = { stepFree: true, hearingLoop: false, signLanguage: null };
  expect((await put({ access })).statusCode).toBe(200);
  expect((await read()).details.access).toEqual(access);
  const page = (await host.ask('nadia', 'GET', `events/${SLUG}`)).json<DetailPage<EventPage>>();
  expect(page.details.access).toEqual(access);
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
  ['startsAt: date', { startsAt: '2026-02-31T18:00', endsAt: null }],
  ['endsAt: date', { endsAt: '2026-04-31T09:00' }],
  ['startsAt: missing', { startsAt: null, endsAt: null }],
  ['location: missing', { location: {}, address: {} }],
  ['onlineUrl: link', { onlineUrl: 'http://meet.example' }],
  ['registration.url: link', { registration: { ...registration, url: 'javascript:alert(1)' } }],
  ['registration.url: missing', { registration: { ...registration, way: 'elsewhere' } }],
  [
    'registration.closesAt: order',
    {
      registration: {
        ...registration,
        opensAt: '2026-03-11T10:00',
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

test('more places go to those who wait; who registered hears of another time, and that it is cancelled', async () => {
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
  expect(await told('eventChanged')).toContain(toPersonId('omar'));
  host.setNow(new Date(host.clock() + 1_000));
  await put({ cancellation: { en: 'Storm.' } });
  expect(await told('eventCancelled')).toContain(toPersonId('grace'));
  host.setNow(new Date(host.clock() + 1_000));
  await put({ cancellation: {}, minutes: { en: 'We agreed on three places.' }, attendees: 87 });
  expect(await told('reportPublished')).toContain(toPersonId('omar'));
});

describe('a training', () => {
  const TRAINING = 'become-a-digital-helper';
  const COURSE = 'reading-the-city-budget';
  const readTraining = async (slug = TRAINING) =>
    (await host.ask('nadia', 'GET', `training/${slug}/details`)).json<WrittenDetails<'training'>>();

  async function putTraining(
    session: Partial<WrittenSession>,
    { kind = 'training', ...more }: Partial<WrittenTraining> & { kind?: string } = {},
  ) {
    const { revision, details } = await readTraining();
    const changed = details.session && { ...details.session, ...session };
    const body = { revision, kind, details: { ...details, session: changed, ...more } };
    return host.ask('nadia', 'PUT', `training/${TRAINING}/details`, body);
  }
  const toldOf = async (kind: string) =>
    (
      await host.database.db
        .selectFrom('notifications')
        .select('person_id')
        .where('kind', '=', kind as 'eventChanged')
        .where('content_id', '=', toContentId('training', TRAINING))
        .execute()
    ).length;

  test('is read with what it was not asked for at its usual value; a course has no session', async () => {
    const { details, kind, missing } = await readTraining();
    expect([kind, missing]).toEqual(['training', []]);
    expect(details.session).toMatchObject({
      timezone: 'Europe/Istanbul',
      format: 'inPerson',
      onlineUrl: '',
      capacity: 16,
      courseSlug: 'participation-in-30-minutes',
      cancellation: {},
      registration: { way: 'here', url: '', opensAt: null },
    });
    expect(details.session?.startsAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d$/);
    expect((await readTraining(COURSE)).details.session).toBeNull();
  });

  test.each<[string, Partial<WrittenSession>, Partial<WrittenTraining> & { kind?: string }]>([
    ['endsAt: order', { startsAt: '2026-05-01T18:00', endsAt: '2026-05-01T18:00' }, {}],
    ['startsAt: date', { startsAt: '2026-02-31T18:00', endsAt: null }, {}],
    [
      'startsAt: gap',
      { timezone: 'Europe/Berlin', startsAt: '2026-03-29T02:30', endsAt: '2026-03-29T05:00' },
      {},
    ],
    ['timezone: zone', { timezone: 'Harbour/City' }, {}],
    ['startsAt: missing', { startsAt: null, endsAt: null }, {}],
    ['location: missing', { location: {} }, {}],
    ['onlineUrl: missing', { format: 'hybrid' }, {}],
    ['onlineUrl: link', { onlineUrl: 'http://meet.example' }, {}],
    ['courseSlug: unknown', { courseSlug: 'nothing-like-this' }, {}],
    ['courseSlug: otherKind', { courseSlug: 'young-council-simulation' }, {}],
    ['languages: missing', {}, { languages: [] }],
    ['session: otherKind', {}, { session: null }],
    ['kind: otherKind, session: otherKind', {}, { kind: 'course' }],
  ])('%s', async (expected, session, more) => {
    const answer = await putTraining(session, more);
    expect(answer.json<{ detail?: string }>().detail).toBe(expected);
  });

  test('what is no training is refused by the contract', async () => {
    const { statusCode } = await putTraining({}, { level: 'none' as 'advanced' });
    expect(statusCode).toBe(400);
    expect((await putTraining({ trainers: [''] })).statusCode).toBe(400);
  });

  test('who registered hears of another time, and that it is cancelled; more places go to those who wait', async () => {
    expect((await putTraining({ capacity: 0 })).statusCode).toBe(200);
    expect(await toldOf('placeGiven')).toBeGreaterThan(0);
    host.setNow(new Date(host.clock() + 1_000));
    await putTraining({ startsAt: '2026-11-20T18:00', endsAt: '2026-11-20T20:00' });
    expect(await toldOf('eventChanged')).toBeGreaterThan(0);
    host.setNow(new Date(host.clock() + 1_000));
    await putTraining({ cancellation: { en: ' Storm. ' }, trainers: [' Omar  Haddad ', ' '] });
    expect(await toldOf('eventCancelled')).toBeGreaterThan(0);
    const { details } = await readTraining();
    expect(details.session).toMatchObject({
      startsAt: '2026-11-20T18:00',
      endsAt: '2026-11-20T20:00',
      capacity: 0,
      cancellation: { en: 'Storm.' },
      trainers: ['Omar Haddad'],
    });
  });

  test('a draft is a training from its beginning, and has to have a date and a place', async () => {
    const draft = {
      title: { en: 'Reading maps' },
      summary: { en: 'Maps.' },
      body: { en: 'Maps.' },
      originalLocale: 'en',
      topics: [],
      area: null,
      visibility: 'public',
      author: 'organisation',
      slug: 'reading-maps',
      kind: 'training',
    };
    expect((await host.ask('nadia', 'POST', 'training', draft)).statusCode).toBe(201);
    const { kind, missing, details, revision } = await readTraining('reading-maps');
    expect([kind, missing]).toEqual(['training', ['startsAt', 'location']]);
    const session = {
      ...details.session,
      startsAt: '2026-11-20T18:00',
      endsAt: null,
      location: { en: 'Library' },
    };
    const body = { revision, kind, details: { ...details, session } };
    const saved = await host.ask('nadia', 'PUT', 'training/reading-maps/details', body);
    expect(saved.json<WrittenDetails<'training'>>().missing).toEqual([]);
  });
});
