import { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import { can } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import { groupDetails, groupFacts } from '../content/members';
import type { FactsOf, SectionDefinition } from '../content/section';
import type { StoredCommittee } from './seats/committee';
import { readSeats } from './seats/vacancies';

const storedOf = ({ id, original_locale, details }: ContentRow) => ({
  ...{ id, original_locale },
  details: details as unknown as StoredCommittee,
});

/** What is stored, with the seats that nobody holds today. */
const facts: FactsOf = async (reading, rows) => {
  const [groups, seats] = await Promise.all([
    groupFacts(reading, rows),
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
    const [group, own] = await Promise.all([groupDetails(reading, row), facts(reading, [row])]);
    const { viewer, now } = reading;
    const mayGiveSeats = can(viewer, 'seats.change', { groupId: row.id }, now.getTime());
    return { ...group, ...own.get(row.id), mayGiveSeats };
  },
};
