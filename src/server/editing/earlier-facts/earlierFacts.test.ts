import { sql } from 'kysely';
import { DEMO_SETTINGS, DEMO_ZONE } from '../../../demo/city';
import type { EarlierFacts } from '../../../shared/contract/earlierFacts';
import type { SettingsArea } from '../../../shared/contract/settings';
import { openTestHost, type TestHost } from '../../testing/testHost';

const PATH = '/v1/settings/earlier-facts';
const GHENT = { en: 'Ghent', ar: 'خنت', tr: 'Gent' };

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function send(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, status = 200) {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const headers = { ...(await host.headersOf('admin')), ...(method !== 'GET' && key) };
  const answer = await host.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect([method, url, answer.statusCode]).toEqual([method, url, status]);
  return answer;
}
const listItems = async () => (await send('GET', PATH)).json<EarlierFacts>().items;
const change = (area: SettingsArea, revision: number, value: object) =>
  send('PUT', `/v1/settings/${area}`, { revision, value });

const read = (section: string, slug: string) =>
  host.database.db
    .selectFrom('contents')
    .select(['details', 'revision', 'status', 'opens_at'])
    .where('section', '=', section)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();

async function beginDraft(section: 'events' | 'publications'): Promise<string> {
  const slug = `about-${section}-${crypto.randomUUID()}`;
  const texts = { title: { en: 'About us' }, summary: {}, body: {}, originalLocale: 'en' };
  const facts = { topics: [], area: null, visibility: 'public', slug, author: 'organisation' };
  await send('POST', `/v1/${section}`, { ...texts, ...facts }, 201);
  return slug;
}

test('what contents say of the city as it was called before is listed, and replaced in versions of their own', async () => {
  const [event, publication] = [await beginDraft('events'), await beginDraft('publications')];
  expect(await listItems()).toEqual([]);
  await change('identity', 1, { ...DEMO_SETTINGS.identity, cityName: GHENT });

  const shared = { title: { en: 'About us' }, originalLocale: 'en', isReplaced: true };
  expect(await listItems()).toEqual([
    { section: 'events', slug: event, field: 'organiser', ...shared },
    { section: 'publications', slug: publication, field: 'issuingBody', ...shared },
  ]);
  const { revision, details } = await read('publications', publication);
  expect(details['issuingBody']).toMatchObject(DEMO_SETTINGS.identity.cityName);

  const left = (await send('POST', PATH, { note: 'As it is called now' })).json<EarlierFacts>();
  expect(left.items).toEqual([]);
  const after = await read('publications', publication);
  expect(after).toMatchObject({
    details: { ...details, issuingBody: expect.objectContaining(GHENT) as object },
    revision: revision + 1,
  });
  const version = await host.database.db
    .selectFrom('content_versions')
    .innerJoin('contents', 'contents.id', 'content_versions.content_id')
    .select('note')
    .where('slug', '=', publication)
    .where('content_versions.revision', '=', after.revision)
    .executeTakeFirstOrThrow();
  expect(version.note).toBe('As it is called now');
});

test('what says something of its own stays', async () => {
  const slug = await beginDraft('events');
  const own = { en: 'Ghent and the library' };
  await host.database.db
    .updateTable('contents')
    .set({ details: sql`details || ${JSON.stringify({ organiser: own })}::jsonb` })
    .where('slug', '=', slug)
    .execute();
  await change('identity', 2, { ...DEMO_SETTINGS.identity, cityName: { en: 'Bruges' } });
  expect((await listItems()).map((item) => item.slug)).not.toContain(slug);
  await send('POST', PATH, { note: 'anew' });
  expect((await read('events', slug)).details['organiser']).toEqual(own);
});

test('a draft gets the zone of now and keeps its moment; what people have read is for its editor', async () => {
  const { db } = host.database;
  const events = await db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'events')
    .where('status', '=', 'published')
    .where('closes_at', '>', new Date(host.clock()))
    .limit(2)
    .execute();
  const [draft, published] = events.map(({ slug }) => slug) as [string, string];
  await db.updateTable('contents').set({ status: 'draft' }).where('slug', '=', draft).execute();
  const { opens_at } = await read('events', draft);
  await change('time', 1, { zone: 'Europe/Brussels' });

  const zones = (await listItems()).filter(({ field }) => field === 'timezone');
  expect(zones).toContainEqual(expect.objectContaining({ slug: draft, isReplaced: true }));
  expect(zones).toContainEqual(expect.objectContaining({ slug: published, isReplaced: false }));

  const left = (await send('POST', PATH, { note: 'our clock' })).json<EarlierFacts>().items;
  expect(left.map(({ slug }) => slug)).not.toContain(draft);
  expect(left.map(({ slug }) => slug)).toContain(published);
  expect(await read('events', draft)).toMatchObject({
    details: { timezone: 'Europe/Brussels' },
    opens_at,
  });
  expect((await read('events', published)).details['timezone']).toBe(DEMO_ZONE);
});
