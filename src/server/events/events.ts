import { EventDetails } from '../../shared/contract/events';
import type { SectionDefinition } from '../content/section';

export const events: SectionDefinition = {
  section: 'events',
  listDetails: EventDetails,
  pageDetails: EventDetails,
  ordering: ({ phase }) => (phase === 'closed' ? 'closedLast' : phase ? 'openingSoon' : 'newest'),
};
