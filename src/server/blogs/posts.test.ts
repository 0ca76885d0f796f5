import type { PostDetails, PostFacets, PostFacts } from '../../shared/contract/blogs';
import type { Profile } from '../../shared/contract/profile';
import type { DetailPage, ListItem, Page } from '../../shared/contract/content';
import { toContentId, toPersonId } from '../seed/seedContents';
import type { DemoPerson } from '../../demo/people';
import { snapshotTables } from '../testing/snapshotTables';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

type Post = DetailPage<PostDetails>;

const DAY_MS = 24 * 3_600_000;
/** Newest first. */
const SLUGS = ['fifth', 'fourth', 'third', 'second', 'first'];

let host: TestHost;
let restore: () => Promise<void>;
beforeAll(async () => {
  host = await openTestHost();
  const { db } = host.database;
  await db.deleteFrom('contents').where('section', '=', 'blogs').execute();
  for (const [index, slug] of SLUGS.entries()) await write(slug, index);
  restore = await snapshotTables(db, 'contents', 'content_versions', 'people', 'pictures');
});
afterEach(() => restore());
afterAll(() => host.close());

/** Writes a post that came out so many days before the first start. */
async function write(slug: string, days: number, more: object = {}): Promise<void> {
  const text = (words: string) => JSON.stringify({ en: words });
  await host.database.db
    .insertInto('contents')
    .values({
      section: 'blogs',
      kind: 'post',
      ref: `T-${slug}`,
      slug,
      title: text(`Post ${slug}`),
      summary: text('Any'),
      body: text('Any words.'),
      details: '{}',
      topics: ['budget'],
      original_locale: 'en',
      status: 'published',
      visibility: 'public',
      author_kind: 'organisation',
      author_person_id: null,
      author_content_id: null,
      area: null,
      created_by: null,
      published_at: new Date(FIRST_START.getTime() - (days + 1) * DAY_MS),
      ...more,
    })
    .execute();
}
const change = (slug: string, columns: object) =>
  host.database.db
    .updateTable('contents')
    .set(columns)
    .where('section', '=', 'blogs')
    .where('slug', '=', slug)
    .execute();

async function get<T>(path: string, who?: DemoPerson): Promise<T> {
  const headers = who ? await host.headersOf(who) : {};
  const answer = await host.app.inject({ url: `/v1/${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<T>();
}
const read = async (slug: string, query = '') =>
  (await get<Post>(`blogs/${slug}?${query}`)).details;
const list = async (query: string) =>
  (await get<Page<ListItem<PostFacts>>>(`blogs?${query}`)).items.map(({ slug }) => slug);
const slugsOf = (links: readonly { readonly slug: string }[]) => links.map(({ slug }) => slug);

test('the time to read a post is counted in the language that it is shown in, at the pace of that language', async () => {
  const words = (count: number) => 'word '.repeat(count).trim();
  const body = JSON.stringify({ en: words(2_300), ar: words(1_800), tr: words(360) });
  await write('long', 20, { body });
  expect((await read('long', 'locale=en')).readingMinutes).toBe(10);
  expect((await read('long', 'locale=ar')).readingMinutes).toBe(10);
  expect((await read('long', 'locale=tr')).readingMinutes).toBe(2);
  await change('long', { body: JSON.stringify({ en: words(2_300) }) });
  expect((await read('long', 'locale=ar')).readingMinutes).toBe(10);
  await change('long', { body: '{}' });
  expect((await read('long')).readingMinutes).toBe(1);
});

test('a post leads to the one before it and the one after it, at both ends to one alone', async () => {
  const { previous, next } = await read('third');
  expect([previous?.slug, next?.slug]).toEqual(['second', 'fourth']);
  expect((await read('fifth')).next).toBeNull();
  expect((await read('first')).previous).toBeNull();
});

test('related are the posts with the most topics in common, and of these the nearest in time', async () => {
  await change('third', { topics: ['budget', 'youth'] });
  await change('first', { topics: ['budget', 'youth'] });
  await change('fifth', { topics: ['culture'] });
  expect(slugsOf((await read('third')).related)).toEqual(['first', 'fourth', 'second']);
  expect((await read('fifth')).related).toEqual([]);
});

test('chosen posts stand in their order; those that are not out do not, and without any the others come', async () => {
  await change('third', {
    topics: ['budget', 'youth'],
    details: JSON.stringify({ related: ['first', 'none', 'fifth'] }),
  });
  await change('first', { topics: ['budget', 'youth'] });
  await change('fifth', { topics: ['culture'] });
  expect(slugsOf((await read('third')).related)).toEqual(['first', 'fifth']);
  await change('third', { details: JSON.stringify({ related: ['none'] }) });
  expect(slugsOf((await read('third')).related)).toEqual(['first', 'fourth', 'second']);
});

test.each([
  ['a draft', { status: 'draft' }],
  ['for members', { visibility: 'members' }],
  ['for those signed in', { visibility: 'signed_in' }],
  ['hidden', { hidden_at: FIRST_START }],
  ['deleted', { deleted_at: FIRST_START }],
  ['to come', { published_at: new Date(FIRST_START.getTime() + DAY_MS) }],
])('a post that is %s stands beside no other and counts for no author', async (_state, columns) => {
  const person = { author_kind: 'person', author_person_id: toPersonId(17) };
  await write('unseen', -0.5, { topics: ['budget', 'youth'], ...person, ...columns });
  await change('fifth', { details: JSON.stringify({ related: ['unseen'] }) });
  for (const slug of SLUGS) expect(JSON.stringify(await read(slug))).not.toContain('unseen');
  const { authors } = await get<PostFacets>('blogs/facets');
  expect(authors.map(({ id }) => id)).not.toContain(toPersonId(17));
});

/** Gives the second post to a person, the third one to a team. */
async function giveAuthors(): Promise<void> {
  const group = toContentId('teams', 'green-neighbourhoods');
  await change('second', { author_kind: 'person', author_person_id: toPersonId('nadia') });
  await change('third', { author_kind: 'team', author_content_id: group });
}

test('posts are found by their author: the city, a person or a group; who is none of these finds nothing', async () => {
  await giveAuthors();
  expect(await list(`author=${toPersonId('nadia')}`)).toEqual(['second']);
  expect(await list('author=green-neighbourhoods')).toEqual(['third']);
  expect(await list('author=organisation')).toEqual(['fifth', 'fourth', 'first']);
  expect(await list('author=nobody-at-all')).toEqual([]);
  expect(await list(`author=${toPersonId(99)}`)).toEqual([]);

  const { authors } = await get<PostFacets>('blogs/facets?locale=tr');
  expect(authors.map(({ id, kind, posts }) => [id, kind, posts])).toEqual([
    ['organisation', 'organisation', 3],
    ...[
      [toPersonId('nadia'), 'person', 1],
      ['green-neighbourhoods', 'team', 1],
    ].sort(([a], [b]) => (a! < b! ? -1 : 1)),
  ]);
  expect(authors[0]?.name).toEqual({ text: 'Liman Kenti', lang: 'tr' });
  const { items } = await get<Page<ListItem<PostFacts>>>('blogs');
  for (const { details } of items) expect(authors.map(({ id }) => id)).toContain(details.authorId);
});

test('whoever has left is no author that can be asked for', async () => {
  await giveAuthors();
  await change('first', { author_kind: 'person', author_person_id: null });
  expect((await read('first')).authorId).toBeNull();
  const { authors } = await get<PostFacets>('blogs/facets');
  expect(authors.map(({ posts }) => posts)).toEqual([2, 1, 1]);
});

test('an author’s picture is there for those who find it on the author’s page', async () => {
  await giveAuthors();
  const { db } = host.database;
  const picture = { media_type: 'image/webp', bytes: Buffer.from('any'), created_at: FIRST_START };
  await db
    .insertInto('pictures')
    .values({ ...picture, person_id: toPersonId('nadia') })
    .execute();
  const set = (profile_visibility: Profile['visibility']) =>
    db
      .updateTable('people')
      .set({ profile_visibility })
      .where('id', '=', toPersonId('nadia'))
      .execute();
  await set('public');
  expect((await read('second')).authorPicture).toMatch(/^\/pictures\//);
  await set('signed_in');
  expect((await read('second')).authorPicture).toBeNull();
  expect((await get<Post>('blogs/second', 'grace')).details.authorPicture).not.toBeNull();
  expect((await read('third')).authorPicture).toBeNull();
});

test('a post that was changed after it came out says when; publishing it and what came before is no correction', async () => {
  const { db } = host.database;
  const { id: content_id, published_at } = await db
    .selectFrom('contents')
    .select(['id', 'published_at'])
    .where('slug', '=', 'fourth')
    .executeTakeFirstOrThrow();
  const after = new Date(published_at!.getTime() + 5_000);
  const keep = (revision: number, more: object) =>
    db
      .insertInto('content_versions')
      .values({
        content_id,
        revision,
        at: after,
        person_id: null,
        is_public: true,
        act: 'change',
        status: 'published',
        title: '{}',
        summary: '{}',
        body: '{}',
        details: '{}',
        ...more,
      })
      .execute();
  await keep(1, { is_public: false, status: 'draft' });
  await keep(2, { act: 'publish' });
  await keep(3, { at: new Date(published_at!.getTime() - 5_000) });
  expect((await read('fourth')).correctedAt).toBeNull();
  await keep(4, {});
  expect((await read('fourth')).correctedAt).toBe(after.toISOString());
});

test('whether people comment on a post is said with it', async () => {
  expect((await read('fourth')).commentsOff).toBe(false);
  await change('fourth', { details: JSON.stringify({ commentsOff: true }) });
  expect((await read('fourth')).commentsOff).toBe(true);
});
