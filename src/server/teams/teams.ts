import { sql, type SqlBool } from 'kysely';
import { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import { readGroupDetails, readGroupFacts } from '../content/members';
import type { SectionDefinition } from '../content/section';
import { readPublishedContents } from './publishedContents';

export const teams: SectionDefinition = {
  section: 'teams',
  listDetails: TeamFacts,
  pageDetails: TeamDetails,
  facts: readGroupFacts,
  details: async (reading, row) => {
    const [group, published] = await Promise.all([
      readGroupDetails(reading, row),
      readPublishedContents(reading, row),
    ]);
    return { ...group, ...published };
  },
  filters: {
    joining: (joining) => sql<SqlBool>`contents.details ->> 'joining' = ${joining}`,
  },
};
