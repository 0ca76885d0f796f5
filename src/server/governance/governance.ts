import { GovernanceDetails } from '../../shared/contract/governance';
import type { SectionDefinition } from '../content/section';

export const governance: SectionDefinition = {
  section: 'governance',
  listDetails: GovernanceDetails,
  pageDetails: GovernanceDetails,
  ordering: ({ kind }) => (kind === 'body' ? 'position' : 'newest'),
};
