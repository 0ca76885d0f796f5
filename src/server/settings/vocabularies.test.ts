import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DEMO_DISTRICTS, DEMO_TOPICS } from '../../demo/vocabularies';
import type { AuditPage } from '../../shared/contract/admin';
import type { PortalSettings } from '../../shared/contract/settings';
import type { TermList, TermProposals, WrittenTerm } from '../../shared/contract/vocabularies';
import { LOCALE_CODES } from '../../shared/locales';
import { FIRST_START, openTestDatabase, openTestHost, type TestHost } from '../testing/testHost';
import { openSettings } from './openSettings';
import { readSettings } from './readSettings';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
afterAll(() => host.close());

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly body?: object;
  readonly who?: 'admin' | 'grace' | 'nadia' | null;
}

async function call<Answer>(path: string, { method = 'GET', body, who = 'admin' }: Call = {}) {
  const answer = await host.app.inject({
    method,
    url: `/v1/${path}`,
    headers: {
      ...(who && (await host.headersOf(who))),
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const listOf = async (list: string) => (await call<TermList>(list)).body;
const written = ({ terms }: TermList): WrittenTerm[] =>
  terms.map(({ key, name, isRetired, parent }) => ({ key, name, isRetired, parent }));
const newTerm = (key: string, more: Partial<WrittenTerm> = {}): WrittenTerm => ({
  key,
  name: { en: key },
  isRetired: false,
  parent: null,
  ...more,
});

/** Changes a list from what it is now. */
async function change(list: string, edit: (terms: WrittenTerm[]) => readonly WrittenTerm[]) {
  const before = await listOf(list);
  return call<TermList & { code: string; detail: string }>(list, {
    method: 'PUT',
    body: { revision: before.revision, terms: edit(written(before)) },
  });
}

const keysOf = ({ terms }: TermList) => terms.map(({ key }) => key);
const total = async (query: string) =>
  (await call<{ items: unknown[] }>(`blogs?locale=en&limit=50&${query}`, { who: null })).body.items
    .length;

let drafts = 0;
const writePost = (facts: { topics?: string[]; area?: string | null }) =>
  call<{ code: string; detail: string; slug: string }>('blogs', {
    method: 'POST',
    who: 'nadia',
    body: {
      title: { en: 'About bicycles' },
      summary: {},
      body: {},
      originalLocale: 'en',
      topics: [],
      area: null,
      visibility: 'public',
      slug: `about-bicycles-${(drafts += 1)}`,
      author: 'organisation',
      ...facts,
    },
  });

test('a new installation begins with proposals of topics and no district', async () => {
  const { db, close } = await openTestDatabase('empty');
  const { districts, topics } = await readSettings(db);
  expect(districts).toEqual([]);
  expect(topics).toHaveLength(11);
  expect(topics.every(({ name }) => name.en && name.ar && name.tr)).toBe(true);
  await close();
});

test('only administrators read the lists with their numbers, or change them', async () => {
  for (const [who, refusal] of [
    [null, 401],
    ['grace', 403],
  ] as const)
    for (const list of ['topics', 'districts']) {
      const body = { revision: 0, terms: [] };
      const merge = { revision: 0, into: 'culture' };
      const shapes = { type: 'FeatureCollection', features: [] };
      expect((await call(list, { who })).status).toBe(refusal);
      expect((await call(list, { who, method: 'PUT', body })).status).toBe(refusal);
      const path = `${list}/youth/merge`;
      expect((await call(path, { who, method: 'POST', body: merge })).status).toBe(refusal);
      const file = 'districts.geojson?revision=0';
      expect((await call(file, { who, method: 'PUT', body: shapes })).status).toBe(refusal);
    }
});

test('everybody reads the demonstration’s districts and topics with the settings', async () => {
  const { body } = await call<PortalSettings>('settings', { who: null });
  expect(body.topics).toEqual(DEMO_TOPICS);
  expect(body.districts).toEqual(DEMO_DISTRICTS);
});

test('a topic is added, named and moved at once, on every host, with a line in the log', async () => {
  const { database } = host;
  const other = await openSettings(database, {
    locked: {},
    at: FIRST_START,
    log: { warn: () => undefined },
  });
  closing.push(other.close);
  const heard = new Promise<void>((done) => other.onChange(done));
  expect((await writePost({ topics: ['cycling'] })).body).toMatchObject({ code: 'unknownTopic' });
  const changed = await change('topics', (terms) => [
    newTerm('cycling', { name: { en: 'Cycling', tr: 'Bisiklet' } }),
    ...terms,
  ]);
  expect(keysOf(changed.body)[0]).toBe('cycling');
  await heard;
  expect(other.current().topics[0]).toEqual({
    key: 'cycling',
    name: { en: 'Cycling', tr: 'Bisiklet' },
  });
  expect((await writePost({ topics: ['cycling'] })).status).toBe(201);
  const log = (await call<AuditPage>('admin/audit')).body.items[0];
  expect(log).toMatchObject({ action: 'settingsChanged', after: { area: 'topics', revision: 1 } });
});

test('what hosts read follows a change that was made in the database alone', async () => {
  const { database } = host;
  const other = await openSettings(database, {
    locked: {},
    at: FIRST_START,
    log: { warn: () => undefined },
  });
  closing.push(other.close);
  const heard = new Promise<void>((done) => other.onChange(done));
  await sql`update topics set name = '{"en":"Bicycles"}' where key = 'cycling'`.execute(
    database.db,
  );
  await heard;
  expect(other.current().topics[0]!.name).toEqual({ en: 'Bicycles' });
});

test('of two who change one list at once the second is told', async () => {
  const before = await listOf('topics');
  const put = (key: string) =>
    call<{ code?: string }>('topics', {
      method: 'PUT',
      body: { revision: before.revision, terms: [...written(before), newTerm(key)] },
    });
  const answers = await Promise.all([put('rivers'), put('trees')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('newerRevision');
});

test('what is written names known topics and districts, and is told which there are', async () => {
  const topic = await writePost({ topics: ['weather'] });
  expect([topic.status, topic.body.code]).toEqual([422, 'unknownTopic']);
  expect(topic.body.detail).toContain('mobility, environment');
  const district = await writePost({ area: 'sint-amandsberg' });
  expect([district.status, district.body.code]).toEqual([422, 'unknownDistrict']);
  expect(district.body.detail).toContain('old-port');
  expect((await writePost({ area: 'No slug' })).body.code).toBe('invalidRequest');
});

test('a filter by a key that nobody knows finds nothing', async () => {
  expect(await total('topic=weather')).toBe(0);
  expect(await total('area=weather')).toBe(0);
  expect(await total('topic=culture')).toBeGreaterThan(0);
});

test('a term that contents name is not deleted but retired: it stays where it is', async () => {
  const used = (await listOf('topics')).terms.find(({ key }) => key === 'culture')!;
  const refused = await change('topics', (terms) => terms.filter(({ key }) => key !== 'culture'));
  expect([refused.status, refused.body.code]).toEqual([409, 'termInUse']);
  expect(refused.body.detail).toBe(`culture: ${used.contents}`);
  const post = await writePost({ topics: ['culture'] });
  await change('topics', (terms) =>
    terms.map((term) => ({ ...term, isRetired: term.key === 'culture' })),
  );
  expect((await writePost({ topics: ['culture'] })).body.code).toBe('unknownTopic');
  const path = `blogs/${post.body.slug}`;
  const source = await call<Record<string, unknown>>(`${path}/source`, { who: 'nadia' });
  expect(source.body['topics']).toEqual(['culture']);
  const fields = ['title', 'summary', 'body', 'originalLocale', 'topics', 'area', 'visibility'];
  const kept = await call(path, {
    method: 'PUT',
    who: 'nadia',
    body: Object.fromEntries(
      [...fields, 'slug', 'revision'].map((name) => [name, source.body[name]]),
    ),
  });
  expect(kept.status).toBe(200);
  const unused = await change('topics', (terms) =>
    terms.filter(({ key }) => key !== 'rivers' && key !== 'trees'),
  );
  expect(unused.status).toBe(200);
});

test.each([
  ['twice', (terms: WrittenTerm[]) => [...terms, terms[0]!], /: twice/],
  [
    'no name',
    (terms: WrittenTerm[]) => [...terms, newTerm('bare', { name: { en: ' ' } })],
    /bare: name/,
  ],
  [
    'a name of two lines',
    (terms: WrittenTerm[]) => [...terms, newTerm('lines', { name: { en: 'A\nB' } })],
    /lines: name/,
  ],
  [
    'a parent that is none',
    (terms: WrittenTerm[]) => [...terms, newTerm('far', { parent: 'away' })],
    /far: parent/,
  ],
  [
    'a circle',
    (terms: WrittenTerm[]) => [
      ...terms,
      newTerm('one', { parent: 'two' }),
      newTerm('two', { parent: 'one' }),
    ],
    /one: parent, two: parent/,
  ],
])('a list of districts with %s is refused', async (_what, edit, detail) => {
  const refused = await change('districts', edit);
  expect([refused.status, refused.body.code]).toEqual([422, 'invalidTerms']);
  expect(refused.body.detail).toMatch(detail);
});

test('a filter by a district finds what lies in it', async () => {
  const alone = await total('area=old-port');
  const within = await total('area=university');
  expect(within).toBeGreaterThan(0);
  const parted = await change('districts', (terms) =>
    terms.map((term) => (term.key === 'university' ? { ...term, parent: 'old-port' } : term)),
  );
  expect(parted.status).toBe(200);
  expect(await total('area=old-port')).toBe(alone + within);
  expect(await total('area=university')).toBe(within);
});

test('merged topics are one in all contents, and the old address leads there', async () => {
  const both = await writePost({ topics: ['budget', 'youth'] });
  const [youth, budget] = [await total('topic=youth'), await total('topic=budget')];
  expect(youth).toBeGreaterThan(0);
  const { revision } = await listOf('topics');
  const merge = (key: string, into: string) =>
    call<TermList & { code: string }>(`topics/${key}/merge`, {
      method: 'POST',
      body: { revision, into },
    });
  expect((await merge('youth', 'youth')).body.code).toBe('invalidTerms');
  expect((await merge('youth', 'culture')).body.code).toBe('invalidTerms');
  expect((await merge('nothing', 'budget')).status).toBe(404);
  const merged = await merge('youth', 'budget');
  expect(merged.body.terms.find(({ key }) => key === 'youth')).toMatchObject({
    isRetired: true,
    mergedInto: 'budget',
    contents: 0,
  });
  const source = await call<{ topics: string[] }>(`blogs/${both.body.slug}/source`, {
    who: 'nadia',
  });
  expect(source.body.topics).toEqual(['budget']);
  expect(await total('topic=youth')).toBe(await total('topic=budget'));
  expect(await total('topic=youth')).toBeGreaterThanOrEqual(Math.max(youth, budget));
  expect((await merge('health', 'budget')).body.code).toBe('newerRevision');
});

test('a merged district takes along what lies in it, and never into itself', async () => {
  const { revision } = await listOf('districts');
  const merge = (key: string, into: string) =>
    call<TermList & { code: string }>(`districts/${key}/merge`, {
      method: 'POST',
      body: { revision, into },
    });
  expect((await merge('old-port', 'university')).body.code).toBe('invalidTerms');
  const { body } = await merge('old-port', 'new-shore');
  expect(body.terms.find(({ key }) => key === 'university')!.parent).toBe('new-shore');
  const names = await sql<{ n: number }>`
    select count(*)::int as n from contents where area = 'old-port'`.execute(host.database.db);
  expect(names.rows[0]!.n).toBe(0);
});

const square = (at: number) => [
  [at, 0],
  [at + 1, 0],
  [at + 1, 1],
  [at, 1],
  [at, 0],
];
const shapesOf = (coordinates: unknown, key = 'green-valley', more: object = {}) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { key }, geometry: { type: 'Polygon', coordinates } }],
  ...more,
});
const putShapes = async (body: object) =>
  call<{ code: string; detail: string }>(
    `districts.geojson?revision=${(await listOf('districts')).revision}`,
    { method: 'PUT', body },
  );

test('shapes are read by everybody, and what was read can be sent again', async () => {
  expect(await putShapes(shapesOf([square(3)]))).toMatchObject({
    status: 200,
    body: { districts: 1 },
  });
  const read = await host.app.inject('/v1/districts.geojson');
  expect(read.headers['content-type']).toContain('application/geo+json');
  expect(read.json()).toMatchObject(shapesOf([square(3)]));
  expect((await listOf('districts')).terms.filter(({ hasShape }) => hasShape)).toHaveLength(1);
  expect((await putShapes(read.json())).status).toBe(200);
});

test.each([
  ['another projection', shapesOf([square(500_000)]), 'notWgs84', 'green-valley'],
  [
    'a named projection',
    shapesOf([square(3)], 'green-valley', {
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::31370' } },
    }),
    'notWgs84',
    'crs',
  ],
  [
    'a bow tie',
    shapesOf([
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    ]),
    'invalidShapes',
    'green-valley: crosses itself',
  ],
  [
    'an open ring',
    shapesOf([
      [
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ],
    ]),
    'invalidShapes',
    'green-valley: open',
  ],
  [
    'a district that is none',
    shapesOf([square(3)], 'far-away'),
    'invalidShapes',
    'far-away: unknown',
  ],
  [
    'too many points',
    shapesOf([Array.from({ length: 100_001 }, () => [1, 1])]),
    'invalidShapes',
    'green-valley: more than 100000 points',
  ],
])('shapes with %s are refused, and nothing changes', async (_what, body, code, detail) => {
  const before = (await host.app.inject('/v1/districts.geojson')).body;
  const refused = await putShapes(body);
  expect(refused).toMatchObject({ status: 422, body: { code, detail } });
  expect((await host.app.inject('/v1/districts.geojson')).body).toBe(before);
});

test('shapes of more than 2 MB are too large', async () => {
  const body = shapesOf([square(3)], 'green-valley', { crs: 'x'.repeat(2 * 1024 * 1024) });
  expect((await putShapes(body)).status).toBe(413);
});

test('topics are proposed with a name in every language, and can be taken as they are', async () => {
  const { body } = await call<TermProposals>('topics/proposals');
  expect(body.items.length).toBeGreaterThan(5);
  for (const { key, name } of body.items) {
    expect(Object.keys(name).toSorted()).toEqual([...LOCALE_CODES].toSorted());
    expect(key).toMatch(/^[a-z-]+$/);
  }
  const known = new Set(keysOf(await listOf('topics')));
  const added = body.items.filter(({ key }) => !known.has(key));
  const saved = await change('topics', (terms) => [
    ...terms,
    ...added.map((topic) => newTerm(topic.key, { name: topic.name })),
  ]);
  expect(saved.status).toBe(200);
});

test('the API’s description names the keys as they are now', async () => {
  await change('topics', (terms) => [...terms, newTerm('markets')]);
  const { body } = await host.app.inject('/v1/openapi.json');
  expect(body).toContain('"markets"');
  expect(body).toContain('"green-valley"');
});
