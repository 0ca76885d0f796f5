import { sql, type SqlBool } from 'kysely';
import { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import { groupDetails, groupFacts } from '../content/members';
import type { SectionDefinition } from '../content/section';
import { readPublished } from './published';

export const teams: SectionDefinition = {
  section: 'teams',
  listDetails: TeamFacts,
  pageDetails: TeamDetails,
  facts: groupFacts,
  details: async (reading, row) => {
    const [group, published] = await Promise.all([
      groupDetails(reading, row),
      readPublished(reading, row),
    ]);
    return { ...group, ...published };
  },
  filters: {
    joining: (joining) => sql<SqlBool>`contents.details ->> 'joining' = ${joining}`,
  },
};
