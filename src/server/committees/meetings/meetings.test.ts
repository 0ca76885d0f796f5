import { randomUUID } from 'node:crypto';
import type {
  MeetingList,
  MeetingPage,
  MeetingSource,
  WrittenDecision,
  WrittenMeeting,
} from '../../../shared/contract/meetings';
import type { DemoPerson } from '../../../demo/people';
import { toContentId, toPersonId } from '../../seed/seedContents';
import { meetingId } from '../../seed/seedMeetings';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  const terms = { terms_version: 2, terms_accepted_at: FIRST_START };
  await db.updateTable('people').set(terms).where('id', '=', toPersonId('nadia')).execute();
});
afterAll(() => host.close());
beforeEach(() => host.setNow(FIRST_START));

type Who = DemoPerson | number | null;
const BUDGET = 'budget-committee';
const BASE = `/v1/committees/${BUDGET}/meetings`;
const DAY_MS = 86_400_000;

interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
  readonly key?: string;
}

async function ask(who: Who, url: string, { method = 'GET', body, key }: Asked = {}) {
  const answer = await host.app.inject({
    method,
    url,
    headers: {
      ...(who === null ? {} : await host.headersOf(who)),
      ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, text: answer.body, read: <T>() => answer.json<T>() };
}
type Answer = Awaited<ReturnType<typeof ask>>;
const refusal = ({ status, read }: Answer): string => {
  const { code, detail } = read<{ code: string; detail?: string }>();
  return [status, code, detail].filter(Boolean).join(' ');
};

const item = (tr: string, more: Partial<WrittenMeeting['agenda'][number]> = {}) => ({
  id: randomUUID(),
  title: { tr },
  minutes: 10,
  note: {},
  items: [],
  ...more,
});
const plan = (more: Partial<WrittenMeeting> = {}): WrittenMeeting => ({
  timezone: 'Europe/Istanbul',
  startsAt: '2026-03-20T18:00',
  endsAt: '2026-03-20T20:00',
  title: { tr: 'Oturum', en: 'Sitting' },
  place: { tr: 'Salon' },
  onlineUrl: '',
  isPublic: true,
  agenda: [],
  ...more,
});
const announce = async (more: Partial<WrittenMeeting> = {}, who: Who = 'leyla') => {
  const answer = await ask(who, BASE, { method: 'POST', body: plan(more) });
  expect(answer.status).toBe(201);
  return answer.read<MeetingSource>();
};
const put = (id: string, version: number, more: Partial<WrittenMeeting> = {}, who: Who = 'leyla') =>
  ask(who, `${BASE}/${id}`, { method: 'PUT', body: { version, ...plan(more) } });
const told = async (kind: string) => {
  const rows = await host.database.db
    .selectFrom('notifications')
    .select(['person_id', 'occasion'])
    .where('kind', '=', kind as 'meetingAnnounced')
    .execute();
  return (id: string) => rows.filter(({ occasion }) => occasion.includes(id)).length;
};

test('the next meetings come first, then those that are past, the latest first', async () => {
  const list = (await ask(null, BASE)).read<MeetingList>();
  const [upcoming, past] = [
    [9, 44],
    [-28, -63, -98],
  ].map((days) => days.map((day) => meetingId(BUDGET, day)));
  const idsIn = (meetings: readonly { readonly id: string }[], known: readonly string[]) =>
    meetings.map(({ id }) => id).filter((id) => known.includes(id));
  expect(idsIn(list.upcoming, upcoming!)).toEqual(upcoming);
  expect(idsIn(list.past, past!)).toEqual(past);
  expect(list.upcoming.find(({ id }) => id === upcoming![1])).toMatchObject({ state: 'cancelled' });
  expect(list.past.find(({ id }) => id === past![1])).toMatchObject({
    hasMinutes: true,
    decisions: 1,
  });
  expect(list.mayWrite).toBe(false);
});

test('the past is read page by page', async () => {
  const { db } = host.database;
  await db
    .insertInto('meetings')
    .values(
      Array.from({ length: 21 }, (_, index) => ({
        content_id: toContentId('committees', 'waterfront-task-force'),
        place: '{}',
        starts_at: new Date(FIRST_START.getTime() - (200 + index) * DAY_MS),
        time_zone: 'UTC',
        title: '{"en":"Old"}',
        online_url: null,
        is_public: true,
        updated_at: FIRST_START,
      })),
    )
    .execute();
  const url = '/v1/committees/waterfront-task-force/meetings';
  const found: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const query = next === '' ? '' : `?cursor=${next}`;
    const page: MeetingList = (await ask(null, url + query)).read<MeetingList>();
    found.push(...page.past.map(({ startsAt }) => startsAt));
    next = page.next;
  }
  expect(found).toHaveLength(22);
  expect(found).toEqual([...found].sort().reverse());
  expect(refusal(await ask(null, `${url}?cursor=x`))).toMatch('400 invalidCursor');
});

test('a past meeting has agenda, minutes, attendance and decisions, and its neighbours', async () => {
  const page = (await ask(null, `${BASE}/${meetingId(BUDGET, -63)}`)).read<MeetingPage>();
  expect(page.agenda.map(({ title }) => title.text)).toEqual([
    'One pot or six shares',
    'Proposals of young people under 18',
  ]);
  expect(page.minutes?.text.text).toMatch(/^Present: 8 of 9/);
  expect(page.attendance.filter(({ state }) => state === 'present')).toHaveLength(8);
  expect(page.decisions).toMatchObject([
    { votes: { for: 8, against: 0 }, entry: { slug: 'rules-of-the-neighbourhood-budget' } },
  ]);
  expect(page.previous?.id).toBe(meetingId(BUDGET, -98));
  expect(page.next?.id).toBe(meetingId(BUDGET, -28));
});

test('an entry of the register leads back to its meeting', async () => {
  const url = '/v1/governance/rules-of-the-neighbourhood-budget';
  const entry = (await ask(null, url)).read<{ details: { meeting: object } }>();
  expect(entry.details.meeting).toMatchObject({
    committee: BUDGET,
    id: meetingId(BUDGET, -63),
  });
});

test('a chair announces a meeting once, with items below others; members are told once', async () => {
  const below = { id: randomUUID(), title: { tr: 'Alt' }, minutes: 5, note: {} };
  const agenda = [item('Birinci', { items: [below] }), item('İkinci')];
  const [body, key] = [plan({ agenda }), randomUUID()];
  const sent = { method: 'POST', body, key } as const;
  const [first, again] = await Promise.all([ask('leyla', BASE, sent), ask('leyla', BASE, sent)]);
  const { id, written } = first.read<MeetingSource>();
  expect(again.read<MeetingSource>().id).toBe(id);
  expect(written).toEqual(body);
  expect((await told('meetingAnnounced'))(id)).toBeGreaterThanOrEqual(8);
  const page = (await ask(null, `${BASE}/${id}?locale=tr`)).read<MeetingPage>();
  expect(page.agenda[0]?.items[0]?.title.text).toBe('Alt');
});

test.each<[string, Partial<WrittenMeeting>, string]>([
  ['an end before the start', { endsAt: '2026-03-20T17:00' }, 'endsAt: order'],
  ['no such day', { startsAt: '2026-02-31T10:00', endsAt: null }, 'startsAt: date'],
  ['another age', { startsAt: '0026-03-20T10:00', endsAt: null }, 'startsAt: date'],
  [
    'an hour that clocks leave out',
    { timezone: 'Europe/Berlin', startsAt: '2026-03-29T02:30', endsAt: null },
    'startsAt: gap',
  ],
  ['no zone', { timezone: 'Harbour/City' }, 'timezone: zone'],
  ['a dangerous link', { onlineUrl: 'javascript:alert(1)' }, 'onlineUrl: link'],
  ['no title in the original language', { title: { en: 'Only' } }, 'title: missing'],
  ['an item without a title', { agenda: [item(' ')] }, 'agenda.0.title: missing'],
  [
    'too many items',
    { agenda: Array.from({ length: 51 }, () => item('A', { items: [item('B')] as never })) },
    'agenda: tooMany',
  ],
])('%s is refused', async (_what, more, detail) => {
  const body = plan(more);
  // Items below others have none below themselves.
  const agenda = body.agenda.map((one) => ({
    ...one,
    items: one.items.map(({ id, title, minutes, note }) => ({ id, title, minutes, note })),
  }));
  const answer = await ask('leyla', BASE, { method: 'POST', body: { ...body, agenda } });
  expect(refusal(answer)).toBe(`422 invalidDetails ${detail}`);
});

test('an hour that clocks show twice in autumn is the first of the two, for readers, writers and calendar programs', async () => {
  const times = { startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T03:00' };
  const { id, version, written } = await announce({ timezone: 'Europe/Berlin', ...times });
  expect(written).toMatchObject(times);
  const shown = async () => (await ask(null, `${BASE}/${id}`)).read<MeetingPage>();
  const [first, end] = ['2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z'];
  expect(await shown()).toMatchObject({ startsAt: first, endsAt: end });
  const file = (await ask(null, `/en/committees/${BUDGET}/meetings/${id}.ics`)).text;
  expect(file).toContain('DTSTART;TZID=Europe/Berlin:20261025T023000');
  expect(file).toContain('DTEND;TZID=Europe/Berlin:20261025T030000');

  const within = { startsAt: '2026-10-25T02:30', endsAt: '2026-10-25T02:15' };
  expect(refusal(await put(id, version, { timezone: 'Europe/Berlin', ...within }))).toBe(
    '422 invalidDetails endsAt: order',
  );
  const gap = { startsAt: '2026-03-29T01:00', endsAt: '2026-03-29T02:30' };
  expect(refusal(await put(id, version, { timezone: 'Europe/Berlin', ...gap }))).toBe(
    '422 invalidDetails endsAt: gap',
  );
  expect(await shown()).toMatchObject({ startsAt: first, endsAt: end });
});

test.each<[string, object]>([
  ['items three deep', { agenda: [item('A', { items: [item('B')] })] }],
  ['more than eight hours', { agenda: [item('A', { minutes: 481 })] }],
  ['an unknown field', { state: 'held' }],
  ['a time that is none', { startsAt: 'tomorrow' }],
])('%s do not fit the description', async (_what, more) => {
  const body = { ...plan(), ...more };
  expect((await ask('leyla', BASE, { method: 'POST', body })).status).toBe(400);
});

test('an item moves up or below another one and keeps its id; another meeting’s is refused', async () => {
  const [a, b] = [item('A'), item('B')];
  const { id, version } = await announce({ agenda: [a, b] });
  const { items: _none, ...below } = b;
  const moved = await put(id, version, { agenda: [{ ...a, items: [below] }] });
  expect(moved.read<MeetingSource>().written.agenda).toEqual([{ ...a, items: [below] }]);
  const out = await put(id, version + 1, { agenda: [b] });
  expect(out.read<MeetingSource>().written.agenda).toEqual([b]);
  const other = await announce({ startsAt: '2026-03-21T18:00', endsAt: null });
  expect(refusal(await put(other.id, other.version, { agenda: [b] }))).toBe(
    '422 invalidDetails agenda: taken',
  );
});

test('of two changes from one version the second hears of a newer one; the same request again does not', async () => {
  const { id, version } = await announce({ startsAt: '2026-03-22T18:00', endsAt: null });
  const body = { version, ...plan({ title: { tr: 'Yeni' } }) };
  const sent = { method: 'PUT', body, key: randomUUID() } as const;
  const url = `${BASE}/${id}`;
  expect((await ask('leyla', url, sent)).status).toBe(200);
  expect((await ask('leyla', url, sent)).read<MeetingSource>().version).toBe(version + 1);
  expect(refusal(await put(id, version))).toMatch('409 newerRevision');
  const [one, other] = await Promise.all([put(id, version + 1), put(id, version + 1)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
});

test('another time is told, another title is not; a cancelled meeting says why and changes no more', async () => {
  const { id, version } = await announce();
  await put(id, version, { title: { tr: 'Başka' } });
  expect((await told('meetingChanged'))(id)).toBe(0);
  await put(id, version + 1, { startsAt: '2026-03-20T17:00' });
  expect((await told('meetingChanged'))(id)).toBeGreaterThanOrEqual(8);
  const url = `${BASE}/${id}/cancellation`;
  const cancel = (reason: object) =>
    ask('leyla', url, { method: 'POST', body: { version: version + 2, reason } });
  expect(refusal(await cancel({ en: 'Storm' }))).toMatch('422 reasonMissing');
  expect((await cancel({ tr: 'Fırtına' })).status).toBe(200);
  expect((await told('meetingCancelled'))(id)).toBeGreaterThanOrEqual(8);
  expect(refusal(await put(id, version + 3))).toMatch('409 notPossibleNow');
  const file = await ask(null, `/tr/committees/${BUDGET}/meetings/${id}.ics`);
  expect(file.text).toMatch(/STATUS:CANCELLED/);
  expect(file.text).toContain(`UID:${id}@`);
  expect(file.text).toMatch(new RegExp(`SEQUENCE:${version + 3}\r\n`));
  expect(file.text).toContain('DTSTART;TZID=Europe/Istanbul:20260320T170000');
});

const decided = (more: Partial<WrittenDecision> = {}): WrittenDecision => ({
  id: randomUUID(),
  itemId: null,
  text: { tr: 'Kabul edildi.', en: 'It is adopted.' },
  method: 'showOfHands',
  votes: { for: 2, against: 1, abstained: 0 },
  result: 'adopted',
  ...more,
});

/** Prepares a meeting that began an hour ago, and its record. */
async function begun(more: Partial<WrittenMeeting> = {}) {
  const agenda = [item('Konu')];
  const source = await announce({ startsAt: '2026-03-20T18:00', agenda, ...more });
  host.setNow(new Date('2026-03-20T16:00:00Z'));
  const attendance = [
    { personId: toPersonId('leyla'), state: 'present' as const },
    { personId: toPersonId(40), state: 'present' as const },
    { personId: toPersonId(106), state: 'present' as const },
    { personId: toPersonId(209), state: 'absent' as const },
  ];
  const record = (version: number, part: object = {}) =>
    ask('leyla', `${BASE}/${source.id}/record`, {
      method: 'PUT',
      body: { version, attendance, decisions: [], minutes: { tr: 'Tutanak' }, ...part },
    });
  const publish = (version: number, key?: string) =>
    ask('leyla', `${BASE}/${source.id}/minutes`, {
      method: 'POST',
      body: { version },
      ...(key !== undefined && { key }),
    });
  return { ...source, itemId: agenda[0]!.id, record, publish };
}

test('nothing is recorded before the meeting begins', async () => {
  const { version, record } = await begun();
  host.setNow(FIRST_START);
  expect(refusal(await record(version))).toMatch('409 notPossibleNow');
});

test('a record names those who held a seat, and no more votes than people were there', async () => {
  const { version, record, itemId } = await begun();
  const wrong: readonly (readonly [object, string])[] = [
    [
      { attendance: [{ personId: toPersonId('grace'), state: 'present' }] },
      'attendance.0: unknown',
    ],
    [
      { decisions: [decided({ votes: { for: 3, against: 1, abstained: 0 } })] },
      'decisions.0.votes: votes',
    ],
    [{ decisions: [decided({ itemId: randomUUID() })] }, 'decisions.0.itemId: unknown'],
    [{ decisions: [decided({ text: {} })] }, 'decisions.0.text: missing'],
  ];
  for (const [part, detail] of wrong)
    expect(refusal(await record(version, part))).toBe(`422 invalidDetails ${detail}`);
  const source = (
    await record(version, { decisions: [decided({ itemId })] })
  ).read<MeetingSource>();
  expect(source).toMatchObject({ state: 'held', version: version + 1 });
  expect(source.attendance).toHaveLength(9);
  expect(source.attendance.filter(({ state }) => state === null)).toHaveLength(5);
});

test('minutes are a draft until they are published, which is told once', async () => {
  const { id, version, record, publish } = await begun();
  expect(refusal(await publish(version))).toMatch('409 notPossibleNow');
  await record(version, { minutes: {} });
  expect(refusal(await publish(version + 1))).toMatch('409 notReadyToPublish');
  await record(version + 1);
  const before = (await ask(null, `${BASE}/${id}`)).read<MeetingPage>();
  expect(before).toMatchObject({ minutes: null, attendance: [], decisions: [] });
  const key = randomUUID();
  await Promise.all([publish(version + 2, key), publish(version + 2, key)]);
  const after = (await ask(null, `${BASE}/${id}?locale=tr`)).read<MeetingPage>();
  expect(after.minutes?.text.text).toBe('Tutanak');
  expect((await told('minutesPublished'))(id)).toBeGreaterThanOrEqual(8);
  expect(refusal(await record(version + 3, { minutes: {} }))).toMatch('409 notReadyToPublish');
});

test('a decision is entered into the register once, by editors, and stays as it is then', async () => {
  const { id, version, record, publish, itemId } = await begun();
  const decision = decided({ itemId });
  await record(version, { decisions: [decision] });
  const url = `${BASE}/${id}/decisions/${decision.id}/entry`;
  const enter = (who: Who) => ask(who, url, { method: 'POST' });
  expect(refusal(await enter('nadia'))).toMatch('409 notPossibleNow');
  await publish(version + 1);
  expect(refusal(await enter('leyla'))).toMatch('403 forbidden');
  const entered = await Promise.all([enter('nadia'), enter('admin'), enter('nadia')]);
  expect(entered.map(({ status }) => status)).toEqual([200, 200, 200]);
  const slugs = new Set(entered.map((answer) => answer.read<{ slug: string }>().slug));
  expect(slugs.size).toBe(1);
  const [slug] = slugs;
  const entry = (await ask(null, `/v1/governance/${slug}`)).read<object>();
  expect(entry).toMatchObject({
    kind: 'decision',
    details: {
      decision: {
        body: 'budget-committee-body',
        state: 'adopted',
        decidedOn: '2026-03-20',
        votes: { for: 2, against: 1, abstained: 0 },
      },
      meeting: { committee: BUDGET, id },
    },
  });
  const page = (await ask(null, `${BASE}/${id}`)).read<MeetingPage>();
  expect(page.decisions[0]?.entry?.slug).toBe(slug);
  expect(refusal(await record(version + 2))).toBe('422 invalidDetails decisions: entered');
  const changed = { ...decision, result: 'rejected' };
  expect(refusal(await record(version + 2, { decisions: [changed] }))).toBe(
    '422 invalidDetails decisions.0: entered',
  );
  expect((await record(version + 2, { decisions: [decision] })).status).toBe(200);
});

test.each<[string, Who, boolean]>([
  ['a visitor', null, false],
  ['a participant', 'grace', false],
  ['an editor', 'nadia', false],
  ['a member', 209, true],
  ['a moderator', 'yusuf', true],
])('a closed meeting before %s', async (_who, who, isOpen) => {
  host.setNow(FIRST_START);
  const agenda = [item('Gizli konu')];
  const { id } = await announce({ isPublic: false, agenda, title: { tr: 'Gizli oturum' } });
  const [page, list] = await Promise.all([ask(who, `${BASE}/${id}?locale=tr`), ask(who, BASE)]);
  expect([page.text, list.text].some((text) => text.includes('Gizli'))).toBe(isOpen);
  expect(page.read<MeetingPage>()).toMatchObject({
    isPublic: false,
    startsAt: '2026-03-20T15:00:00.000Z',
  });
  const file = await ask(who, `/committees/${BUDGET}/meetings/${id}.ics`);
  expect(file.status).toBe(isOpen ? 200 : 404);
  const source = await ask(who, `${BASE}/${id}/source`);
  expect(source.status).toBe(who === null ? 401 : 403);
  const followers = await host.database.db
    .selectFrom('notifications')
    .select('because')
    .where('occasion', '=', `meetingAnnounced ${id}`)
    .execute();
  expect(followers.every(({ because }) => because === 'member')).toBe(true);
});

test('the own calendar has the meetings of one’s committees, closed ones too, and of no others', async () => {
  host.setNow(FIRST_START);
  const open = await announce();
  const closed = await announce({ isPublic: false });
  const feedOf = async (who: Who) => {
    const made = await ask(who, '/v1/me/calendar', { method: 'POST', body: {} });
    const { pathname } = new URL(made.read<{ address: string }>().address);
    return (await ask(null, pathname)).text;
  };
  const [member, participant] = [await feedOf(209), await feedOf('grace')];
  for (const { id } of [open, closed]) {
    expect(member).toContain(`UID:${id}@`);
    expect(participant).not.toContain(id);
  }
  const seat = host.database.db
    .updateTable('memberships')
    .where('content_id', '=', toContentId('committees', BUDGET))
    .where('person_id', '=', toPersonId(209));
  await seat.set({ until: '2026-03-01' }).execute();
  expect(await feedOf(209)).not.toContain(open.id);
  await seat.set({ until: null }).execute();
});

test('of a committee for its members alone nobody else finds meetings, minutes, attendance or files', async () => {
  const { db } = host.database;
  const see = async (who: Who) => {
    const id = meetingId(BUDGET, -63);
    const paths = [BASE, `${BASE}/${id}`, `/committees/${BUDGET}/meetings/${id}.ics`];
    return (await Promise.all(paths.map((path) => ask(who, path)))).map(({ status }) => status);
  };
  const become = (visibility: string) =>
    db.updateTable('contents').set({ visibility }).where('slug', '=', BUDGET).execute();
  await become('members');
  for (const who of [null, 'grace', 'nadia'] as const)
    expect(await see(who)).toEqual([404, 404, 404]);
  expect(await see(40)).toEqual([200, 200, 200]);
  const entry = await ask(null, '/v1/governance/rules-of-the-neighbourhood-budget');
  expect(entry.read<{ details: { meeting: null } }>().details.meeting).toBeNull();
  await become('members_but_visible');
  expect(await see(null)).toEqual([200, 200, 200]);
  const comment = (who: Who) =>
    ask(who, `/v1/committees/${BUDGET}/comments`, {
      method: 'POST',
      body: { body: 'Any words.', lang: 'en' },
    });
  expect([403, 404]).toContain((await comment('grace')).status);
  await become('public');
});

test('who leaves the portal is nameless in the attendance, and still counted', async () => {
  const { db } = host.database;
  const id = meetingId('mobility-committee', -40);
  await db.deleteFrom('people').where('id', '=', toPersonId(191)).execute();
  const url = `/v1/committees/mobility-committee/meetings/${id}`;
  const { attendance } = (await ask(null, url)).read<MeetingPage>();
  expect(attendance).toHaveLength(10);
  expect(attendance.at(-1)).toEqual({ personId: null, name: null, state: 'present' });
});
