import { DialogDetails } from '../../shared/contract/dialogs';
import type { SectionDefinition } from '../content/section';

export const dialogs: SectionDefinition = {
  section: 'dialogs',
  listDetails: DialogDetails,
  pageDetails: DialogDetails,
  ordering: ({ phase }) => (phase === 'upcoming' ? 'openingSoon' : 'newest'),
};
