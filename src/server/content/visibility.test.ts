import { sql, type Expression, type SqlBool } from 'kysely';
import { can, type Viewer } from '../../shared/permissions/can';
import { CONTENT_STATUSES, VISIBILITIES } from '../../shared/contract/content';
import type { DemoPerson } from '../../demo/people';
import type { Term } from '../../shared/contract/vocabularies';
import { CONTENT_SECTIONS, type Section } from '../../shared/sections';
import { getSettings, setNewestSettings } from '../city/currentSettings';
import { toPersonId } from '../seed/seedContents';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { contentResource, isListed, isListedFor, isVisibleTo } from './visibility';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
  await insertEveryKind();
  setNewestSettings({ ...getSettings(), districts: DISTRICTS });
});
afterAll(() => host.close());

const DISTRICTS: Term[] = [
  { key: 'north', name: { en: 'North' } },
  { key: 'quay', name: { en: 'Quay' }, parent: 'north' },
  { key: 'south', name: { en: 'South' } },
  { key: 'old-quay', name: { en: 'Old Quay' }, isRetired: true, mergedInto: 'quay' },
];

const viewer = (facts: Partial<Viewer> = {}): Viewer => ({
  id: toPersonId('grace'),
  roles: [],
  verified: false,
  memberOf: [],
  leaderOf: [],
  voterId: toPersonId('grace'),
  ...facts,
});

async function groupOf(slug: string): Promise<string> {
  const { id } = await host.database.db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}
/** Inserts every status in every visibility, hidden or not, of the city and of a group. */
async function insertEveryKind(): Promise<void> {
  const groups = [null, await tenantsCircle()];
  const overlays = [
    {},
    { hidden_at: FIRST_START },
    { withdrawn_at: FIRST_START },
    { area: 'quay' },
    { area: 'south' },
  ];
  const kinds = CONTENT_STATUSES.flatMap((status) =>
    VISIBILITIES.flatMap((visibility) =>
      groups.flatMap((author_content_id) =>
        overlays.map((overlay) => ({ status, visibility, author_content_id, ...overlay })),
      ),
    ),
  );
  const text = JSON.stringify({ en: 'Any' });
  await host.database.db
    .insertInto('contents')
    .values(
      kinds.map((kind, index) => ({
        area: null,
        ...kind,
        section: 'blogs',
        kind: 'post',
        ref: `KIND-${index}`,
        slug: `kind-${index}`,
        title: text,
        summary: text,
        body: text,
        details: '{}',
        original_locale: 'en' as const,
        author_kind: kind.author_content_id ? 'team' : 'organisation',
        author_person_id: null,
        topics: [],
        published_at: kind.status === 'scheduled' ? new Date('2030-01-01') : FIRST_START,
        created_by: null,
      })),
    )
    .execute();
}
const tenantsCircle = () => groupOf('tenants-circle');

const VIEWERS = {
  'an anonymous visitor': async () => null,
  'a participant': async () => viewer(),
  'a member of a group': async () => viewer({ memberOf: [await tenantsCircle()] }),
  'a lead of a group': async () => {
    const groups = [await tenantsCircle(), await groupOf('green-neighbourhoods')];
    return viewer({ memberOf: groups, leaderOf: groups });
  },
  'an editor': async () => viewer({ roles: ['editor'] }),
  'a moderator': async () => viewer({ roles: ['moderator'] }),
  'an editor of a section': async () => viewer({ roles: ['editor:section=blogs'] }),
  'a moderator of a section': async () => viewer({ roles: ['moderator:section=blogs'] }),
  'a moderator of a district': async () => viewer({ roles: ['moderator:district=north'] }),
  'an editor of a district that was merged': async () =>
    viewer({ roles: ['editor:district=old-quay'] }),
  'a moderator of a group': async () =>
    viewer({ roles: [`moderator:group=${await tenantsCircle()}`] }),
  'an editor of two parts': async () =>
    viewer({ roles: [`editor:group=${await tenantsCircle()}`, 'editor:section=teams'] }),
  'somebody who is called an administrator of a section': async () =>
    viewer({ roles: ['admin:section=blogs', 'editor:topic=budget'] }),
  'an administrator': async () => viewer({ roles: ['admin'] }),
  'the author of a post': async () => viewer({ id: toPersonId('nadia') }),
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
      .where(isVisibleTo(asking, FIRST_START))
      .execute();
    const visible = new Set(found.map(({ id }) => id));

    for (const row of all) {
      const resource = contentResource({ ...row, section: row.section as Section });
      expect([row.slug, visible.has(row.id)]).toEqual([
        row.slug,
        can(asking, 'content.read', resource, FIRST_START.getTime()),
      ]);
    }
  },
);

const idsWhere = async (...conditions: readonly Expression<SqlBool>[]) => {
  const rows = await host.database.db
    .selectFrom('contents')
    .select('id')
    .where((eb) => eb.and([...conditions]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

test.each(Object.entries(VIEWERS))(
  'lists show %s what is listed and may be read, in all sections and in each',
  async (_name, make) => {
    const asking = await make();
    const expected = await idsWhere(isListed(FIRST_START), isVisibleTo(asking, FIRST_START));
    expect(expected).not.toEqual([]);
    expect(await idsWhere(isListedFor(asking, FIRST_START))).toEqual(expected);
    for (const section of CONTENT_SECTIONS) {
      const ofIt = sql<SqlBool>`contents.section = ${section}`;
      const listed = await idsWhere(isListedFor(asking, FIRST_START, section));
      expect([section, listed]).toEqual([
        section,
        await idsWhere(ofIt, isListed(FIRST_START), isVisibleTo(asking, FIRST_START)),
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
  const statusFor = async (person: DemoPerson) => {
    const headers = await host.headersOf(person);
    return (await host.app.inject({ url: '/v1/teams/tenants-circle', headers })).statusCode;
  };
  expect(await statusFor('yusuf')).toBe(200);
  expect(await statusFor('nadia')).toBe(404);
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
