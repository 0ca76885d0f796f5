import { CommitteeDetails, CommitteeFacts } from '../../shared/contract/committees';
import { groupDetails, groupFacts } from '../content/members';
import type { SectionDefinition } from '../content/section';

export const committees: SectionDefinition = {
  section: 'committees',
  listDetails: CommitteeFacts,
  pageDetails: CommitteeDetails,
  facts: groupFacts,
  details: groupDetails,
};
