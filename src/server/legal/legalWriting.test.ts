import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { LegalDetails, LegalWriting } from '../../shared/contract/legal';
import type { SearchResult } from '../../shared/contract/search';
import type { DemoPerson } from '../../demo/people';
import type { Locale } from '../../shared/locales';
import type { LegalPage } from '../../shared/routes';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { listMissingTexts } from './drafts';
import { listRequiredLocales } from './requiredLocales';

const TERMS = 'terms-and-conditions';
const COOKIES = 'cookies';
const DAY_MS = 86_400_000;
/** The first start is on the tenth of March; the city is three hours ahead of UTC. */
const DAY = '2026-04-01';
const BEGINS = new Date('2026-03-31T21:00:00Z');

let host: TestHost;
let calls = 0;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  restore = await snapshotTables(host.database.db, 'contents', 'people');
});
beforeEach(async () => {
  host.setNow(FIRST_START);
  const { db } = host.database;
  await db.deleteFrom('legal_drafts').execute();
  await db
    .deleteFrom('contents')
    .where('section', '=', 'legal')
    .where('created_by', 'is not', null)
    .execute();
  await db.deleteFrom('audit_log').execute();
  await restore();
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(
  method: Method,
  path: string,
  payload?: object,
  more: { key?: string; person?: DemoPerson } = {},
) {
  const { key = `legal-writing-${++calls}`, person = 'admin' } = more;
  const headers = { ...(await host.headersOf(person)), 'idempotency-key': key };
  return host.app.inject({
    method,
    url: `/v1/legal/${path}`,
    headers,
    ...(payload && { payload }),
  });
}
async function told(...asked: Parameters<typeof call>): Promise<LegalWriting> {
  const response = await call(...asked);
  expect([asked, response.statusCode, response.json<object>()]).toMatchObject([asked, 200, {}]);
  return response.json();
}
const in3 = (text: string) => ({ en: `${text} en`, ar: `${text} ar`, tr: `${text} tr` });
const WORDS = {
  title: in3('Terms'),
  summary: in3('Short'),
  body: in3('## Zebra crossings'),
  whatChanged: in3('Zebras'),
};

/** Writes a draft with all its words. @returns its revision */
async function write(kind: LegalPage = TERMS, words: object = WORDS): Promise<number> {
  const { draft } = await told('POST', `${kind}/draft`);
  const saved = await told('PUT', `${kind}/draft`, { ...words, revision: draft!.revision });
  return saved.draft!.revision;
}
const announce = async (effectiveOn: string, kind: LegalPage = TERMS) =>
  call('POST', `${kind}/versions`, { revision: await write(kind), effectiveOn });
async function read(slug: string): Promise<DetailPage<LegalDetails>> {
  const response = await host.app.inject(`/v1/legal/${slug}`);
  expect([slug, response.statusCode]).toEqual([slug, 200]);
  return response.json();
}
const numberOf = async (slug: string) => (await read(slug)).details.versionNumber;
const actions = async () =>
  (await host.database.db.selectFrom('audit_log').select('action').orderBy('id').execute())
    .map(({ action }) => action)
    .filter((action) => action.startsWith('legal'));

test('a new version begins with the words of the one in force, is saved, announced and logged', async () => {
  const { draft, inForce } = await told('POST', `${TERMS}/draft`);
  expect(draft).toMatchObject({ body: inForce?.body, whatChanged: {} });
  expect(draft?.missing).toEqual(['whatChanged.en', 'whatChanged.ar', 'whatChanged.tr']);
  expect((await told('POST', `${TERMS}/draft`)).draft?.revision).toBe(draft!.revision);

  const revision = await write();
  const { draft: saved } = await told('GET', `${TERMS}/writing`);
  expect(saved).toMatchObject({ ...WORDS, revision, missing: [] });

  const done = await told('POST', `${TERMS}/versions`, { revision, effectiveOn: DAY });
  expect(done).toMatchObject({
    draft: null,
    earliest: '2026-04-02',
    coming: [{ slug: `${TERMS}-v3`, versionNumber: 3, effectiveOn: DAY }],
  });
  expect(await actions()).toEqual(['legalBegun', 'legalChanged', 'legalAnnounced']);
});

test('an announced version can be read at once, and holds from the beginning of its day in the city on', async () => {
  await announce(DAY);
  const before = await read(TERMS);
  expect(before.details.versionNumber).toBe(2);
  expect(before.details.versions[0]).toMatchObject({
    slug: `${TERMS}-v3`,
    effectiveOn: DAY,
    publishedBy: expect.any(String),
    whatChanged: { text: 'Zebras en', lang: 'en' },
  });
  expect((await read(`${TERMS}-v3`)).body.text).toBe('## Zebra crossings en');

  host.setNow(new Date(BEGINS.getTime() - 1));
  expect(await numberOf(TERMS)).toBe(2);
  host.setNow(BEGINS);
  const after = await read(TERMS);
  expect([after.slug, after.details.versionNumber]).toEqual([TERMS, 3]);
  expect(after.details.versions.map(({ slug }) => slug)).toEqual([
    TERMS,
    `${TERMS}-v2`,
    `${TERMS}-v1`,
  ]);
  expect(await numberOf(`${TERMS}-v2`)).toBe(2);
});

test('lists and the search hold the version in force alone, at the address of its kind', async () => {
  await announce(DAY);
  const found = async () => {
    const { items } = (await host.app.inject('/v1/legal?q=zebra')).json<Page<ListItem<object>>>();
    const search = (await host.app.inject('/v1/search?q=zebra')).json<SearchResult>();
    const hits = search.groups
      .flatMap(({ hits }) => hits)
      .filter(({ section }) => section === 'legal');
    return [...items, ...hits].map(({ slug }) => slug);
  };
  expect(await found()).toEqual([]);
  host.setNow(BEGINS);
  expect(await found()).toEqual([TERMS, TERMS]);
});

test('[SPEC 6.1] from the day on whoever accepted the former terms is asked again', async () => {
  await announce(DAY);
  const status = async () => {
    const headers = await host.headersOf('grace');
    return (await host.app.inject({ url: '/v1/me/terms', headers })).json<object>();
  };
  const follow = async () => {
    const url = '/v1/dialogs/waterfront-change/follow';
    const headers = await host.headersOf('grace');
    return (await host.app.inject({ method: 'PUT', url, headers })).json<object>();
  };
  host.setNow(new Date(BEGINS.getTime() - 1));
  expect(await status()).toMatchObject({ current: 2, accepted: 2 });
  expect(await follow()).not.toHaveProperty('code');
  host.setNow(BEGINS);
  expect(await status()).toMatchObject({ current: 3, accepted: 2 });
  expect(await follow()).toMatchObject({ code: 'termsNotAccepted' });
});

test('somebody who was quicker is not overwritten, and the same request again changes nothing', async () => {
  const { revision } = (await told('POST', `${TERMS}/draft`)).draft!;
  const change = { ...WORDS, revision };
  const key = 'the-same-request';
  const next = revision + 1;
  expect((await told('PUT', `${TERMS}/draft`, change, { key })).draft?.revision).toBe(next);
  expect((await told('PUT', `${TERMS}/draft`, change, { key })).draft?.revision).toBe(next);
  expect((await call('PUT', `${TERMS}/draft`, change)).json()).toMatchObject({
    code: 'newerRevision',
  });
  const stale = { revision, effectiveOn: DAY };
  expect((await call('POST', `${TERMS}/versions`, stale)).json()).toMatchObject({
    code: 'newerRevision',
  });

  const day = { revision: next, effectiveOn: DAY };
  await told('POST', `${TERMS}/versions`, day, { key });
  expect((await told('POST', `${TERMS}/versions`, day, { key })).coming).toHaveLength(1);
});

test('a draft that was changed after it was seen is not thrown away; again changes nothing', async () => {
  const { revision } = (await told('POST', `${TERMS}/draft`)).draft!;
  const written = await write();
  const seen = await call('DELETE', `${TERMS}/draft?revision=${revision}`);
  expect(seen.json()).toMatchObject({ code: 'newerRevision' });
  expect((await told('GET', `${TERMS}/writing`)).draft).toMatchObject(WORDS);
  for (const _time of [1, 2])
    expect((await told('DELETE', `${TERMS}/draft?revision=${written}`)).draft).toBeNull();
});

test('what was read of one draft neither announces nor deletes the next one', async () => {
  const read = await write();
  await told('DELETE', `${TERMS}/draft?revision=${read}`);
  const { draft } = await told('POST', `${TERMS}/draft`);
  // As many changes as the draft before had.
  const other = await told('PUT', `${TERMS}/draft`, {
    ...WORDS,
    body: in3('## Other words'),
    revision: draft!.revision,
  });
  for (const [method, path, body] of [
    ['POST', 'versions', { revision: read, effectiveOn: DAY }],
    ['DELETE', `draft?revision=${read}`, undefined],
  ] as const)
    expect((await call(method, `${TERMS}/${path}`, body)).json()).toMatchObject({
      code: 'newerRevision',
    });
  expect((await told('GET', `${TERMS}/writing`)).draft).toEqual(other.draft);
});

test.each([
  ['2026-03-09', 422, 'past'],
  ['2026-03-10', 422, 'past'],
  ['2028-06-01', 422, 'tooFar'],
  ['2027-02-30', 400, undefined],
  ['tomorrow', 400, undefined],
])('no version holds from %s on', async (day, status, detail) => {
  const response = await announce(day);
  expect(response.statusCode).toBe(status);
  if (detail) expect(response.json()).toMatchObject({ code: 'invalidDay', detail });
  expect((await told('GET', `${TERMS}/writing`)).coming).toEqual([]);
});

test('two versions of a text never share a day, and come into force in the order of their numbers', async () => {
  expect((await announce(DAY)).statusCode).toBe(200);
  expect((await announce(DAY)).json()).toMatchObject({ code: 'invalidDay', detail: 'taken' });
  expect((await announce('2026-03-20')).json()).toMatchObject({ detail: 'beforeOther' });
  expect((await announce(DAY, 'cookies')).statusCode).toBe(200);
  expect((await announce('2026-05-01')).statusCode).toBe(200);
  host.setNow(new Date(Date.parse('2026-05-01')));
  expect(await numberOf(TERMS)).toBe(4);
  expect(await numberOf(`${TERMS}-v3`)).toBe(3);
});

test('[SPEC 1.6] without a text in one of the languages there is no day; each that is missing is named', async () => {
  const { ar: _ar, ...rest } = WORDS.body;
  const words = { ...WORDS, body: rest, whatChanged: { en: 'Zebras', ar: ' ' } };
  const revision = await write(TERMS, words);
  const response = await call('POST', `${TERMS}/versions`, { revision, effectiveOn: DAY });
  expect(response.json()).toMatchObject({
    code: 'notReadyToPublish',
    detail: 'body.ar, whatChanged.ar, whatChanged.tr',
  });
});

test('before its day a version is taken back and becomes the draft again; once in force nothing changes it', async () => {
  await announce(DAY, COOKIES);
  const version = `${COOKIES}/versions/2`;
  const { draft } = await told('POST', `${COOKIES}/draft`);
  expect((await call('DELETE', version)).json()).toMatchObject({ code: 'draftExists' });
  await told('DELETE', `${COOKIES}/draft?revision=${draft!.revision}`);
  expect(await told('DELETE', version)).toMatchObject({ coming: [], draft: WORDS });
  expect((await host.app.inject(`/v1/legal/${COOKIES}-v2`)).statusCode).toBe(404);
  expect((await call('DELETE', version)).json()).toMatchObject({ code: 'notFound' });
  expect((await actions()).slice(-3)).toEqual([
    'legalBegun',
    'legalDraftDeleted',
    'legalTakenBack',
  ]);

  const { revision } = (await told('GET', `${COOKIES}/writing`)).draft!;
  await told('POST', `${COOKIES}/versions`, { revision, effectiveOn: DAY });
  host.setNow(BEGINS);
  expect((await call('DELETE', version)).json()).toMatchObject({ code: 'notPossibleNow' });
  expect((await call('DELETE', `${COOKIES}/versions/1`)).json()).toMatchObject({
    code: 'notPossibleNow',
  });
  expect((await call('PUT', `${COOKIES}/draft`, { ...WORDS, revision: 1 })).json()).toMatchObject({
    code: 'notFound',
  });
});

test('a version that another one follows is taken back after that one', async () => {
  await announce(DAY);
  await announce('2026-05-01');
  expect((await call('DELETE', `${TERMS}/versions/3`)).json()).toMatchObject({
    code: 'notPossibleNow',
  });
  await told('DELETE', `${TERMS}/versions/4`);
});

test.each(['grace', 'nadia', 'yusuf'] as const)(
  '[SPEC 6.1] %s is no administrator and writes no legal text',
  async (person) => {
    for (const [method, path] of [
      ['GET', 'writing'],
      ['POST', 'draft'],
      ['DELETE', 'draft?revision=1'],
      ['POST', 'versions'],
      ['DELETE', 'versions/2'],
    ] as const)
      expect((await call(method, `${TERMS}/${path}`, undefined, { person })).json()).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    expect(await actions()).toEqual([]);
  },
);

test('a text that there is no version of begins with nothing, and its first version says nothing of changes', async () => {
  await host.database.db.deleteFrom('contents').where('kind', '=', 'cookies').execute();
  const { draft, inForce } = await told('POST', 'cookies/draft');
  expect([inForce, draft?.body]).toEqual([null, {}]);
  const revision = await write('cookies', { ...WORDS, whatChanged: {} });
  await told('POST', 'cookies/versions', { revision, effectiveOn: DAY });
  host.setNow(new Date(BEGINS.getTime() + DAY_MS));
  expect((await read('cookies')).details).toMatchObject({ versionNumber: 1, whatChanged: null });
});

test('a first version holds at once, a later one from tomorrow on', async () => {
  await host.database.db.deleteFrom('contents').where('kind', '=', COOKIES).execute();
  const today = '2026-03-10';
  expect((await host.app.inject(`/v1/legal/${COOKIES}`)).statusCode).toBe(404);
  expect((await told('GET', `${COOKIES}/writing`)).earliest).toBe(today);
  expect((await announce('2026-03-09', COOKIES)).json()).toMatchObject({ detail: 'past' });
  expect((await announce(today, COOKIES)).statusCode).toBe(200);
  expect(await numberOf(COOKIES)).toBe(1);
  expect((await told('GET', `${COOKIES}/writing`)).earliest).toBe('2026-03-11');
  expect((await announce(today, COOKIES)).json()).toMatchObject({ detail: 'past' });
});

test('a text has to be written in the languages that are required, and in no others', () => {
  const texts = { title: { en: 'T', tr: 'T' }, summary: { en: 'S' }, body: { en: 'B', tr: 'B' } };
  const listed = (required: readonly Locale[]) =>
    listMissingTexts({ ...texts, whatChanged: {} }, true, required);
  expect(listed(['en', 'tr'])).toEqual(['summary.tr']);
  expect(listed(['en'])).toEqual([]);
  expect(listed(listRequiredLocales())).toEqual([
    'title.ar',
    'summary.ar',
    'summary.tr',
    'body.ar',
  ]);
});

test('there are five texts; others are not written here', async () => {
  expect((await call('POST', 'manifesto/draft')).statusCode).toBe(404);
});

test('who puts the first terms in force is not asked to accept them; others are', async () => {
  const { db } = host.database;
  await db.deleteFrom('contents').where('kind', '=', TERMS).execute();
  await db.updateTable('people').set({ terms_version: null, terms_accepted_at: null }).execute();
  expect((await announce('2026-03-10')).statusCode).toBe(200);
  const statusOf = async (person: DemoPerson) => {
    const headers = await host.headersOf(person);
    return (await host.app.inject({ url: '/v1/me/terms', headers })).json<object>();
  };
  const acceptedAt = FIRST_START.toISOString();
  expect(await statusOf('admin')).toEqual({ current: 1, accepted: 1, acceptedAt });
  expect(await statusOf('grace')).toEqual({ current: 1, accepted: null, acceptedAt: null });
});

/** Moves the city's clock to another zone; answers the one of before. */
async function moveZone(zone: string): Promise<string> {
  const headers = { ...(await host.headersOf('admin')), 'idempotency-key': `to ${zone}` };
  const url = '/v1/settings/time';
  const { revision, value } = (await host.app.inject({ url, headers })).json<{
    revision: number;
    value: { zone: string };
  }>();
  const payload = { revision, value: { zone } };
  const { statusCode } = await host.app.inject({ method: 'PUT', url, headers, payload });
  expect([zone, statusCode]).toEqual([zone, 200]);
  return value.zone;
}

test('a zone further west takes no text out of force whose day had come, and brings none forward', async () => {
  await announce(DAY, COOKIES);
  await announce('2026-04-02', COOKIES);
  host.setNow(BEGINS);
  expect(await numberOf(COOKIES)).toBe(2);
  const before = await moveZone('America/New_York');
  try {
    // It is the thirty-first of March there for seven more hours.
    const { inForce, coming } = await told('GET', `${COOKIES}/writing`);
    expect(inForce).toMatchObject({ versionNumber: 2, effectiveOn: DAY });
    expect(coming.map(({ versionNumber }) => versionNumber)).toEqual([3]);
    expect((await read(COOKIES)).details.versionNumber).toBe(2);
    await told('DELETE', `${COOKIES}/versions/3`);
    await call('DELETE', `${COOKIES}/draft`, {
      revision: (await told('GET', `${COOKIES}/writing`)).draft!.revision,
    });
    expect((await call('DELETE', `${COOKIES}/versions/2`)).json()).toMatchObject({
      code: 'notPossibleNow',
    });
    await moveZone('Pacific/Honolulu');
    expect(await numberOf(COOKIES)).toBe(2);
  } finally {
    await moveZone(before);
  }
});

test('a zone that a settings file brings with a restart, or leaves behind, does no more', async () => {
  await announce(DAY, COOKIES);
  await announce('2026-04-02', COOKIES);
  const { database } = host;
  const putBack = await snapshotTables(database.db, 'installation');
  await database.db.deleteFrom('installation').where('key', '=', 'legalDayReached').execute();
  /** Starts a host with a settings file, or without one; @returns the version in force there. */
  const restart = async (now: Date, zone?: string) => {
    const next = await openTestHost({
      database,
      now,
      ...(zone && { lockedSettings: { time: { zone } } }),
    });
    const answer = await next.app.inject(`/v1/legal/${COOKIES}`);
    await next.close();
    return answer.json<DetailPage<LegalDetails>>().details.versionNumber;
  };
  const later = new Date(BEGINS.getTime() + DAY_MS);
  const beforeDay = new Date(BEGINS.getTime() - 1);
  try {
    expect(await restart(beforeDay)).toBe(1);
    expect(await restart(beforeDay, 'America/New_York')).toBe(1);
    // Eastwards again, without the file: the day of the second version begins in a moment.
    expect(await restart(beforeDay)).toBe(1);
    expect(await restart(BEGINS)).toBe(2);
    expect(await restart(BEGINS, 'America/New_York')).toBe(2);
    expect(await restart(BEGINS, 'Pacific/Honolulu')).toBe(2);
    // The clock of the zone that was left counts once, at the start that leaves it.
    expect(await restart(later, 'Pacific/Honolulu')).toBe(2);
    expect(await restart(later)).toBe(3);
  } finally {
    await putBack();
  }
});
