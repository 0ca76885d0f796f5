import { LegalDetails } from '../../shared/contract/legal';
import type { SectionDefinition } from '../content/section';

export const legal: SectionDefinition = {
  section: 'legal',
  listDetails: LegalDetails,
  pageDetails: LegalDetails,
};
