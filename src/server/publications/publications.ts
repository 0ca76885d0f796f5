import { PublicationDetails } from '../../shared/contract/publications';
import type { SectionDefinition } from '../content/section';

export const publications: SectionDefinition = {
  section: 'publications',
  listDetails: PublicationDetails,
  pageDetails: PublicationDetails,
};
