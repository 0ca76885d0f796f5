import type { ContentSource, NewContent } from '../../shared/contract/editing';
import type { DemoPerson } from '../../demo/people';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
let keys = 0;

beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
});
afterAll(() => host.close());

async function send(
  who: DemoPerson,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
) {
  const headers = await host.headersOf(who);
  const key = { 'idempotency-key': `history-of-source-${++keys}` };
  const answer = await host.app.inject({
    method,
    url: `/v1${url}`,
    headers: { ...headers, ...key },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<ContentSource>() };
}

const WRITTEN = {
  title: { en: 'Shade', tr: 'Gölge' },
  summary: { en: 'Trees.', tr: 'Ağaçlar.', ar: 'أشجار.' },
  body: { en: 'Many trees.' },
  originalLocale: 'en',
  topics: ['environment'],
  area: null,
  visibility: 'public',
};

async function begin(): Promise<ContentSource> {
  const draft = { ...WRITTEN, slug: `outdated-${++keys}`, author: 'organisation' };
  return (await send('nadia', 'POST', '/blogs', draft satisfies object as NewContent)).body;
}

const change = (who: DemoPerson, { slug, revision }: ContentSource, more: object) =>
  send(who, 'PUT', `/blogs/${slug}`, { ...WRITTEN, slug, revision, ...more });

test('a translation is older than its original from the change of the original to its own', async () => {
  const begun = await begin();
  expect(begun.outdated).toEqual([]);
  const title = { en: 'More shade', tr: 'Gölge' };
  const { body: changed } = await change('nadia', begun, { title });
  expect(changed.outdated).toEqual(['title.tr']);
  const { body: other } = await change('nadia', changed, { title, area: 'old-port' });
  expect(other.outdated).toEqual(['title.tr']);
  const both = { title: { en: 'More shade', tr: 'Daha çok gölge' } };
  const { body: translated } = await change('nadia', other, both);
  expect(translated.outdated).toEqual([]);
});

test('a translation that somebody found to agree with its original is up to date until the original changes again', async () => {
  const title = { en: 'More shade', tr: 'Gölge' };
  const { body: changed } = await change('nadia', await begin(), { title });
  const fit = (revision: number) =>
    send('nadia', 'PUT', `/blogs/${changed.slug}/translations`, { name: 'title.tr', revision });
  expect((await fit(changed.revision - 1)).status).toBe(409);
  const { status, body: fitting } = await fit(changed.revision);
  expect([status, fitting.outdated, fitting.revision]).toEqual([200, [], changed.revision]);
  expect((await fit(changed.revision)).status).toBe(200);
  const again = { title: { en: 'Much more shade', tr: 'Gölge' } };
  expect((await change('nadia', changed, again)).body.outdated).toEqual(['title.tr']);
});

test('original and translation changed together belong together, and so does what is saved while it is typed', async () => {
  const begun = await begin();
  const summary = { en: 'Big trees.', tr: 'Büyük ağaçlar.', ar: 'أشجار.' };
  const { body: together } = await change('nadia', begun, { summary });
  expect(together.outdated).toEqual(['summary.ar']);
  const { body: first } = await change('nadia', together, {
    summary: { ...summary, en: 'Huge trees.' },
    isAutosave: true,
  });
  expect(first.outdated).toEqual(['summary.ar', 'summary.tr']);
  const { body: second } = await change('nadia', first, {
    summary: { en: 'Huge trees.', tr: 'Dev ağaçlar.', ar: 'أشجار ضخمة.' },
    isAutosave: true,
  });
  expect(second.outdated).toEqual([]);
});

test('who made the revision that stands is said, and when; nobody of one that is not recorded', async () => {
  const begun = await begin();
  const { name } = await host.database.db
    .selectFrom('people')
    .innerJoin('content_versions', 'content_versions.person_id', 'people.id')
    .select('people.name')
    .where('content_id', '=', begun.id)
    .executeTakeFirstOrThrow();
  expect(begun.changed).toEqual({ at: FIRST_START.toISOString(), by: name });
  await host.database.db
    .deleteFrom('content_versions')
    .where('content_id', '=', begun.id)
    .execute();
  const { body } = await send('nadia', 'GET', `/blogs/${begun.slug}/source`);
  expect(body.changed).toEqual({ at: FIRST_START.toISOString(), by: null });
});

test('what is published is never changed by typing', async () => {
  const { body: posts } = await send('nadia', 'GET', '/blogs?limit=1');
  const slug = (posts as unknown as { items: { slug: string }[] }).items[0]!.slug;
  const { body: source } = await send('nadia', 'GET', `/blogs/${slug}/source`);
  const { status } = await change('nadia', source, { isAutosave: true });
  expect([source.status, status]).toEqual(['published', 400]);
  expect((await send('nadia', 'GET', `/blogs/${slug}/source`)).body.revision).toBe(source.revision);
});
