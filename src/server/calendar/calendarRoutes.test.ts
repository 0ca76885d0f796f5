import ICAL from 'ical.js';
import type { CalendarMonth, NewCalendar } from '../../shared/contract/calendar';
import type { MyEvents } from '../../shared/contract/registrations';
import { openCommentsHost, type CommentsHost, type Who } from '../comments/testing/commentsHost';
import { toContentId } from '../seed/seedContents';
import { FIRST_START } from '../testing/testHost';
import { listDated } from './dated';

let host: CommentsHost;
beforeAll(async () => {
  host = await openCommentsHost();
});
afterAll(() => host.close());

const FULL = 'promenade-lighting-walk';
const get = async (url: string) => host.app.inject({ method: 'GET', url });
const titlesIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[] as never)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one).summary);

test.each([
  ['/events', 'Open council evening'],
  ['/ar/events', 'أمسية المجلس المفتوح'],
  ['/tr/events', 'Açık meclis akşamı'],
])('an event below %s is a file in that language', async (path, title) => {
  const answer = await get(`${path}/open-council-evening.ics`);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(titlesIn(answer.body)[0]).toContain(title.split(' ')[0]);
});

test('there is no file of what is not there, and of no language', async () => {
  expect((await get('/events/nothing.ics')).statusCode).toBe(404);
  expect((await get('/xx/events/open-council-evening.ics')).statusCode).toBe(404);
});

test('the list is a file, filtered like the list', async () => {
  const all = titlesIn((await get('/v1/events.ics')).body);
  const online = titlesIn((await get('/v1/events.ics?kind=online&locale=tr')).body);
  expect(all.length).toBe(18);
  expect(online).toHaveLength(3);
});

const monthOf = async (query: string) => (await get(`/v1/calendar${query}`)).json<CalendarMonth>();

test('a month holds what takes place in it, by its beginning; without a name it is the present one', async () => {
  const { month, today, items } = await monthOf('');
  expect([month, today]).toEqual(['2026-03', '2026-03-10']);
  expect(items.map(({ opensAt }) => opensAt)).toEqual(items.map(({ opensAt }) => opensAt).sort());
  expect(
    items.find(({ slug }) => slug === 'mole-walk-with-the-lighthouse-keeper')?.isCancelled,
  ).toBe(true);
  expect((await monthOf('?month=2030-01')).items).toEqual([]);
  expect((await get('/v1/calendar?month=2026-13')).statusCode).toBe(400);
});

test('what lasts over the end of a month is in both', async () => {
  const { db } = host.database;
  await db
    .updateTable('contents')
    .set({ opens_at: '2026-04-30T18:00:00Z', closes_at: '2026-05-02T18:00:00Z' })
    .where('id', '=', toContentId('events', 'harbour-days'))
    .execute();
  for (const month of ['2026-04', '2026-05'])
    expect((await monthOf(`?month=${month}`)).items.map(({ slug }) => slug)).toContain(
      'harbour-days',
    );
  expect((await monthOf('?month=2026-06')).items.map(({ slug }) => slug)).not.toContain(
    'harbour-days',
  );
});

test('trainings stand in the month beside events, each alone where that is asked for, filtered by how one takes part', async () => {
  const named = async (query: string) =>
    (await monthOf(query)).items.map(({ section, slug }) => `${section}/${slug}`);
  const [all, trainings] = [await named(''), await named('?section=training')];
  expect(trainings).toEqual([
    'training/become-a-digital-helper',
    'training/workshop-for-new-committee-members',
  ]);
  expect(all.filter((name) => name.startsWith('training/'))).toEqual(trainings);
  expect(await named('?section=events')).toEqual(all.filter((name) => !trainings.includes(name)));
  expect(await named('?section=training&month=2026-04&kind=online')).toEqual([
    'training/keeping-a-discussion-fair',
  ]);
  expect((await get('/v1/calendar?section=blogs')).statusCode).toBe(400);
});

test('a training that a visitor may not see, a draft and a course stand in no calendar', async () => {
  const { db } = host.database;
  const set = (slug: string, columns: object) =>
    db
      .updateTable('contents')
      .set(columns)
      .where('id', '=', toContentId('training', slug))
      .execute();
  await set('become-a-digital-helper', { visibility: 'members' });
  await set('workshop-for-new-committee-members', { status: 'draft' });
  await set('reading-the-city-budget', { opens_at: '2026-03-20T09:00:00Z' });
  expect((await monthOf('?section=training')).items).toEqual([]);
  const seen = await host.ask('yusuf', 'GET', 'calendar?section=training');
  expect(seen.json<CalendarMonth>().items.map(({ slug }) => slug)).toEqual([
    'become-a-digital-helper',
  ]);
  expect(titlesIn((await get('/v1/calendar.ics?section=training')).body)).toHaveLength(4);
  await set('become-a-digital-helper', { visibility: 'public' });
  await set('workshop-for-new-committee-members', { status: 'published' });
  await set('reading-the-city-budget', { opens_at: null });
});

test('the calendar is a file with trainings; the address of the events keeps to events', async () => {
  const count = async (path: string) => titlesIn((await get(`/v1/${path}`)).body).length;
  const [events, trainings] = [
    await count('events.ics'),
    await count('calendar.ics?section=training'),
  ];
  expect([events, trainings]).toEqual([18, 6]);
  expect(await count('calendar.ics')).toBe(events + trainings);
});

test('what takes place is read with one statement, however much it is', async () => {
  let statements = 0;
  const db = host.database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const reading = { db, now: FIRST_START, viewer: null, locale: 'en' } as const;
  const rows = await listDated(reading, {}, { ordering: 'openingSoon', limit: 100 });
  expect([rows.length, statements]).toEqual([24, 1]);
});

const own = async (who: Who, method: 'GET' | 'POST' | 'DELETE') =>
  host.ask(who, method, 'me/calendar');

test('what somebody registered for is at a secret address, until it is renewed or withdrawn', async () => {
  expect((await own('grace', 'GET')).json()).toEqual({ since: null });
  const { address } = (await own('grace', 'POST')).json<NewCalendar>();
  const path = new URL(address).pathname;
  const answer = await get(path);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toMatch(/STATUS:TENTATIVE/);
  const isMeeting = (title: string) => title.startsWith('Mobility Committee: ');
  const [meetings, rest] = [isMeeting, (title: string) => !isMeeting(title)].map((kept) =>
    titlesIn(answer.body).filter(kept),
  );
  expect([meetings, rest].map((titles) => titles?.length)).toEqual([3, 4]);

  const renewed = (await own('grace', 'POST')).json<NewCalendar>();
  expect((await get(path)).statusCode).toBe(404);
  expect((await get(new URL(renewed.address).pathname)).statusCode).toBe(200);
  expect((await own('grace', 'DELETE')).statusCode).toBe(204);
  expect((await get(new URL(renewed.address).pathname)).statusCode).toBe(404);
});

test('one’s own registrations come with the place in line', async () => {
  const answer = await host.ask('grace', 'GET', 'me/registrations?locale=ar');
  const { items } = answer.json<MyEvents>();
  const waiting = items.find(({ slug }) => slug === FULL);
  expect(waiting?.registration.state).toBe('waiting');
  expect(waiting?.registration.placeInLine).toBeGreaterThan(0);
  expect(waiting?.title.lang).toBe('ar');
});
