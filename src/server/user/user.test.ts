import { sql } from 'kysely';
import type { PublicProfile } from '../../shared/contract/user';
import type { DemoPerson } from '../../demo/people';
import { toContentId, toPersonId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function ask(who: DemoPerson | number, reader?: DemoPerson | number, query = '') {
  const headers = reader === undefined ? {} : await host.headersOf(reader);
  return host.app.inject({ url: `/v1/user/${toPersonId(who)}${query}`, headers });
}
async function profileOf(
  who: DemoPerson | number,
  reader?: DemoPerson | number,
  query?: string,
): Promise<PublicProfile> {
  const response = await ask(who, reader, query);
  expect([who, response.statusCode]).toEqual([who, 200]);
  return response.json<PublicProfile>();
}

const setPerson = (who: DemoPerson, facts: object) =>
  host.database.db.updateTable('people').set(facts).where('id', '=', toPersonId(who)).execute();
const setContent = (slug: string, facts: object) =>
  host.database.db.updateTable('contents').set(facts).where('slug', '=', slug).execute();

test('[SPEC 2.1] a profile tells who somebody is, in the reader’s language', async () => {
  await setPerson('leyla', { about: 'I chair.', website: 'https://leyla.example/' });
  const profile = await profileOf('leyla', undefined, '?locale=tr');
  expect(profile).toMatchObject({
    id: toPersonId('leyla'),
    name: 'Leyla Demir',
    about: 'I chair.',
    website: 'https://leyla.example/',
    picture: null,
    since: expect.any(String),
    roles: [],
  });
  expect(profile.groups).toContainEqual({
    section: 'committees',
    slug: 'budget-committee',
    title: expect.objectContaining({ lang: 'tr' }),
    role: 'chair',
  });
});

test('[SPEC 6.1] offices are told, by whomever they were given, other roles are not', async () => {
  await setPerson('yusuf', { roles: ['admin', 'tester'] });
  expect((await profileOf('yusuf')).roles).toEqual(['admin', 'moderator']);
  expect((await profileOf('omar')).roles).toEqual([]);
});

test('neither e-mail address nor rights nor votes stand in a profile', async () => {
  const profile = await profileOf('omar', 'admin');
  expect(Object.keys(profile).sort()).toEqual(
    [
      'about',
      'comments',
      'contributions',
      'groups',
      'id',
      'name',
      'picture',
      'roles',
      'since',
      'website',
    ].sort(),
  );
  const { body } = await ask(17, 'admin');
  expect(body).not.toMatch(/receipt|voter|@|verified/);
});

test('[SPEC 1.2] a profile for those who are signed in does not exist for visitors', async () => {
  await setPerson('omar', { profile_visibility: 'signed_in' });
  expect((await ask('omar')).json()).toMatchObject({ status: 404, code: 'notFound' });
  expect((await profileOf('omar', 'grace')).name).toBe('عمر حداد');
  await setPerson('omar', { profile_visibility: 'public' });
  expect((await ask('omar')).statusCode).toBe(200);
});

test('a person who is blocked has no profile, not even for administrators', async () => {
  await setPerson('omar', { blocked_at: FIRST_START });
  for (const reader of [undefined, 'grace', 'admin'] as const)
    expect((await ask('omar', reader)).json()).toMatchObject({ status: 404, code: 'notFound' });
  await setPerson('omar', { blocked_at: null });
});

test.each([
  '00000000-0000-4000-8000-000000000000',
  'omar',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  "1' or '1'='1",
  'null',
])('there is nobody “%s”', async (id) => {
  const response = await host.app.inject(`/v1/user/${encodeURIComponent(id)}`);
  expect(response.json()).toMatchObject({ status: 404, code: 'notFound' });
});

const slugs = (entries: readonly { readonly slug: string }[]) => entries.map(({ slug }) => slug);

test('what somebody wrote is shown as far as the reader may read it, the latest first', async () => {
  const { contributions } = await profileOf('nadia');
  expect(contributions.length).toBeGreaterThan(2);
  const dates = contributions.map(({ publishedAt }) => publishedAt!);
  expect(dates).toEqual([...dates].sort().reverse());
  const [first, second, third] = slugs(contributions);

  await setContent(first!, { visibility: 'signed_in' });
  await setContent(second!, { hidden_at: FIRST_START });
  await setContent(third!, { status: 'draft' });
  const shown = slugs((await profileOf('nadia')).contributions);
  for (const slug of [first, second, third]) expect(shown).not.toContain(slug);
  const shownToGrace = slugs((await profileOf('nadia', 'grace')).contributions);
  expect(shownToGrace).toEqual([first, ...shown]);
});

test('no more than 20 contributions are shown', async () => {
  const { db } = host.database;
  const post = await db
    .selectFrom('contents')
    .selectAll()
    .where('section', '=', 'blogs')
    .where('status', '=', 'published')
    .where('author_person_id', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`
    insert into contents (section, kind, ref, slug, title, summary, body, original_locale, status, author_kind, author_person_id, published_at)
    select section, kind, 'TEST-' || n, 'test-' || n, title, summary, body, original_locale, 'published', 'person', ${toPersonId('grace')}::uuid, published_at
    from contents, generate_series(1, 25) as n where id = ${post.id}`.execute(db);
  expect((await profileOf('grace')).contributions).toHaveLength(20);
});

async function aMembersGroup(): Promise<{ slug: string; member: string }> {
  const row = await host.database.db
    .selectFrom('memberships')
    .innerJoin('contents', 'contents.id', 'memberships.content_id')
    .select(['contents.slug', 'memberships.person_id as member'])
    .where('contents.visibility', '=', 'members')
    .where('until', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  return row;
}

test('a group is shown to those who may see it, while the membership lasts', async () => {
  const { slug, member } = await aMembersGroup();
  const groupsFor = async (reader?: DemoPerson) => {
    const headers = reader ? await host.headersOf(reader) : {};
    const response = await host.app.inject({ url: `/v1/user/${member}`, headers });
    return slugs(response.json<PublicProfile>().groups);
  };
  expect(await groupsFor()).not.toContain(slug);
  expect(await groupsFor('grace')).not.toContain(slug);
  expect(await groupsFor('yusuf')).toContain(slug);

  await host.database.db
    .updateTable('memberships')
    .set({ until: '2026-03-09' })
    .where('person_id', '=', member)
    .execute();
  expect(await groupsFor('yusuf')).not.toContain(slug);
});

test('comments are counted that everybody can read, whoever asks', async () => {
  const slug = 'waterfront-change';
  const comment = (state: 'shown' | 'held') => {
    const id = crypto.randomUUID();
    return {
      id,
      content_id: toContentId('dialogs', slug),
      root_id: id,
      depth: 0,
      author_id: toPersonId('admin'),
      body: 'A comment.',
      lang: 'en' as const,
      alignment: 0,
      created_at: FIRST_START,
      state,
    };
  };
  const before = (await profileOf('admin')).comments;
  await host.database.db
    .insertInto('comments')
    .values([comment('shown'), comment('shown'), comment('held')])
    .execute();
  expect((await profileOf('admin')).comments).toBe(before + 2);

  await setContent(slug, { visibility: 'members' });
  const fewer = (await profileOf('admin')).comments;
  expect(fewer).toBeLessThan(before + 2);
  expect((await profileOf('admin', 'admin')).comments).toBe(fewer);
});
