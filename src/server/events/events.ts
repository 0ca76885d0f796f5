import type { Phase } from '../../shared/contract/content';
import { EventDetails } from '../../shared/contract/events';
import type { OrderingName } from '../content/ordering';
import type { SectionDefinition } from '../content/section';

const ORDERINGS: Readonly<Record<Phase, OrderingName>> = {
  upcoming: 'openingSoon',
  open: 'openingSoon',
  closed: 'closedLast',
};

export const events: SectionDefinition = {
  section: 'events',
  listDetails: EventDetails,
  pageDetails: EventDetails,
  ordering: ({ phase }) => (phase ? ORDERINGS[phase] : 'newest'),
};
