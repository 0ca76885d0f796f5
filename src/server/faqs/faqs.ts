import { FaqDetails } from '../../shared/contract/faqs';
import type { SectionDefinition } from '../content/section';

export const faqs: SectionDefinition = {
  section: 'faqs',
  listDetails: FaqDetails,
  pageDetails: FaqDetails,
  ordering: () => 'position',
};
