import { sql } from 'kysely';
import { CONTENT_STATUSES, VISIBILITIES } from '../../shared/contract/content';
import type { Term } from '../../shared/contract/vocabularies';
import { can, type Viewer } from '../../shared/permissions/can';
import { DEMO_PEOPLE, type DemoPerson } from '../../demo/people';
import type { Section } from '../../shared/sections';
import { getSettings, setNewestSettings } from '../city/currentSettings';
import { toContentId, toPersonId } from '../seed/seedContents';
import { buildGroupColumns } from '../identity/groups';
import { FIRST_START, openTestHost, type TestHost } from '../testing/testHost';
import { isReadableByPerson } from './readers';
import { contentResource } from './visibility';

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const TEAM = toContentId('teams', 'green-neighbourhoods');

/**
 * Inserts every status in every visibility, hidden or not, of the city, of a group and of one of
 * the people.
 */
async function insertEveryKind(): Promise<void> {
  const authors = [
    { author_kind: 'organisation', author_content_id: null, author_person_id: null },
    { author_kind: 'team', author_content_id: TEAM, author_person_id: null },
    { author_kind: 'person', author_content_id: null, author_person_id: toPersonId('grace') },
  ];
  const overlays = [
    {},
    { hidden_at: FIRST_START },
    { deleted_at: FIRST_START },
    { area: 'quay' },
    { area: 'south' },
  ];
  const text = JSON.stringify({ en: 'Any' });
  const kinds = CONTENT_STATUSES.flatMap((status) =>
    VISIBILITIES.flatMap((visibility) =>
      authors.flatMap((author) =>
        overlays.map((overlay) => ({ status, visibility, ...author, ...overlay })),
      ),
    ),
  );
  await host.database.db
    .insertInto('contents')
    .values(
      kinds.map((kind, index) => ({
        section: 'blogs',
        kind: 'post',
        ref: `READ-${index}`,
        slug: `read-${index}`,
        title: text,
        summary: text,
        body: text,
        details: '{}',
        original_locale: 'en' as const,
        topics: [],
        area: null,
        created_by: null,
        published_at: FIRST_START,
        ...kind,
      })),
    )
    .execute();
}

const viewers = async () =>
  (
    await sql<Viewer>`
      select people.id, people.voter_id as "voterId", rights.roles, rights.verified, ${buildGroupColumns(FIRST_START)}
      from people join rights on rights.person_id = people.id
      where people.id = any(${DEMO_PEOPLE.map(({ key }) => toPersonId(key))}::uuid[])`.execute(
      host.database.db,
    )
  ).rows;

const DISTRICTS: Term[] = [
  { key: 'north', name: { en: 'North' } },
  { key: 'quay', name: { en: 'Quay' }, parent: 'north' },
  { key: 'south', name: { en: 'South' } },
];

/** Roles that hold for a part of the portal, for people who have no other. */
const GIVEN: Readonly<Partial<Record<DemoPerson, readonly string[]>>> = {
  grace: ['editor:section=blogs', 'moderator:district=south'],
  nadia: ['moderator:district=north'],
  yusuf: [`moderator:group=${TEAM}`],
  omar: ['admin:section=blogs'],
};

async function giveScopes(): Promise<void> {
  for (const [key, roles] of Object.entries(GIVEN))
    await host.database.db
      .updateTable('people')
      .set({ roles: [...roles] })
      .where('id', '=', toPersonId(key as DemoPerson))
      .execute();
}

test('who may read a content is the same for one person and for many at once', async () => {
  await insertEveryKind();
  await giveScopes();
  setNewestSettings({ ...getSettings(), districts: DISTRICTS });
  const { db } = host.database;
  const { rows } = await sql<{ reads: string }>`
    select people.id || ' ' || contents.id as reads from contents, people join rights on rights.person_id = people.id
    where ${isReadableByPerson(FIRST_START)}`.execute(db);
  const reads = new Set(rows.map((row) => row.reads));
  const contents = await db.selectFrom('contents').selectAll().execute();
  const people = await viewers();
  expect(people).toHaveLength(DEMO_PEOPLE.length);
  for (const viewer of people)
    for (const row of contents) {
      const resource = contentResource({ ...row, section: row.section as Section });
      const may = !row.deleted_at && can(viewer, 'content.read', resource, FIRST_START.getTime());
      const told = reads.has(`${viewer.id} ${row.id}`);
      expect([viewer.id, row.section, row.slug, told]).toEqual([
        viewer.id,
        row.section,
        row.slug,
        may,
      ]);
    }
});
