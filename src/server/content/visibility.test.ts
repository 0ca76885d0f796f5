import { can, type Viewer } from '../../shared/permissions/can';
import { personId } from '../db/seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { visibleTo } from './visibility';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
}, 60_000);
afterAll(() => host.close());

const viewer = (facts: Partial<Viewer> = {}): Viewer => ({
  id: personId('grace'),
  roles: [],
  verified: false,
  memberOf: [],
  ...facts,
});

async function tenantsCircle(): Promise<string> {
  const { id } = await host.database.db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', 'tenants-circle')
    .executeTakeFirstOrThrow();
  return id;
}

const VIEWERS = {
  'an anonymous visitor': async () => null,
  'a participant': async () => viewer(),
  'a member of a group': async () => viewer({ memberOf: [await tenantsCircle()] }),
  'an editor': async () => viewer({ roles: ['editor'] }),
  'the author of a post': async () => viewer({ id: personId('nadia') }),
};

test.each(Object.entries(VIEWERS))(
  'the query and the permission function agree for %s',
  async (_name, make) => {
    const { db } = host.database;
    const asking = await make();
    const all = await db.selectFrom('contents').selectAll().execute();
    const found = await db
      .selectFrom('contents')
      .select('id')
      .where(visibleTo(asking, FIRST_START))
      .execute();
    const visible = new Set(found.map(({ id }) => id));

    for (const row of all) {
      const resource = {
        status: row.status,
        visibility: row.visibility,
        publishedAt: row.published_at?.getTime() ?? null,
        hidden: row.hidden_at !== null || row.withdrawn_at !== null,
        authorPersonId: row.author_person_id,
        groupId:
          row.section === 'teams' || row.section === 'committees' ? row.id : row.author_content_id,
      };
      expect([row.slug, visible.has(row.id)]).toEqual([
        row.slug,
        can(asking, 'content.read', resource, FIRST_START.getTime()),
      ]);
    }
  },
);

test('a members-only team is in no list and at no address for others', async () => {
  const list = await host.app.inject('/v1/teams?limit=100');
  expect(list.json<{ items: { slug: string }[] }>().items.map(({ slug }) => slug)).not.toContain(
    'tenants-circle',
  );
  expect((await host.app.inject('/v1/teams/tenants-circle')).statusCode).toBe(404);
  const asEditor = await host.app.inject({
    url: '/v1/teams/tenants-circle',
    headers: await host.headersOf('nadia'),
  });
  expect(asEditor.statusCode).toBe(200);
});

test('drafts and scheduled posts are in no list', async () => {
  const unpublished = await host.database.db
    .selectFrom('contents')
    .select('slug')
    .where('section', '=', 'blogs')
    .where('status', 'in', ['draft', 'scheduled'])
    .execute();
  expect(unpublished.length).toBeGreaterThanOrEqual(2);
  const { items } = (await host.app.inject('/v1/blogs?limit=100')).json<{
    items: { slug: string }[];
  }>();
  const listed = items.map(({ slug }) => slug);
  for (const { slug } of unpublished) {
    expect(listed).not.toContain(slug);
    expect((await host.app.inject(`/v1/blogs/${slug}`)).statusCode).toBe(404);
  }
});
