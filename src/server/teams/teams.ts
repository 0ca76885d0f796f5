import { TeamDetails, TeamFacts } from '../../shared/contract/teams';
import { groupDetails, groupFacts } from '../content/members';
import type { SectionDefinition } from '../content/section';

export const teams: SectionDefinition = {
  section: 'teams',
  listDetails: TeamFacts,
  pageDetails: TeamDetails,
  facts: groupFacts,
  details: groupDetails,
};
