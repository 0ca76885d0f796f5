import { sql } from 'kysely';
import { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import { can } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import { listContentLinks } from '../content/contentLinks';
import { readGroupDetails, readGroupFacts } from '../content/members';
import { isListed } from '../content/visibility';
import type { ReadFacts, ReadContext, SectionDefinition } from '../content/section';
import { committeeResource, selectCommittees, type StoredCommittee } from './seats/committee';
import { readSeats } from './seats/vacancies';

const storedOf = ({ id, original_locale, details }: ContentRow) => ({
  id,
  original_locale,
  details: details as unknown as StoredCommittee,
});

/** Reads the committee above and the committees below it; those alone that the reader may read. */
async function readTree(
  reading: ReadContext,
  { slug, details }: Pick<ContentRow, 'slug' | 'details'>,
) {
  const { parent } = details as unknown as StoredCommittee;
  const rows = await selectCommittees(reading.db)
    .where(
      sql<boolean>`contents.details -> 'parent' = ${JSON.stringify({ section: 'committees', slug })}::jsonb`,
    )
    .where(isListed(reading.now))
    .orderBy('contents.slug')
    .execute();
  const [above, below] = await Promise.all([
    listContentLinks(reading, parent ? [parent] : []),
    listContentLinks(
      reading,
      rows.map((row) => ({ section: 'committees', slug: row.slug })),
    ),
  ]);
  return { parent: above[0] ?? null, below };
}

/** Reads what is stored, with the seats that nobody holds today. */
const facts: ReadFacts = async (reading, rows) => {
  const [groups, seats] = await Promise.all([
    readGroupFacts(reading, rows),
    readSeats(reading, rows.map(storedOf)),
  ]);
  return new Map(
    rows.map(({ id }) => {
      const composition = seats.get(id) ?? [];
      const vacantSeats = composition.reduce((sum, { vacant }) => sum + vacant, 0);
      return [id, { ...groups.get(id), composition, vacantSeats }];
    }),
  );
};

export const committees: SectionDefinition = {
  section: 'committees',
  listDetails: CommitteeFacts,
  pageDetails: CommitteeDetails,
  facts,
  details: async (reading, row) => {
    const [group, own, tree] = await Promise.all([
      readGroupDetails(reading, row),
      facts(reading, [row]),
      readTree(reading, row),
    ]);
    const { viewer, now } = reading;
    const mayGiveSeats = can(viewer, 'seats.change', committeeResource(row), now.getTime());
    return { ...group, ...own.get(row.id), ...tree, mayGiveSeats };
  },
};
