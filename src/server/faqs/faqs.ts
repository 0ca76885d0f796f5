import { sql, type SqlBool } from 'kysely';
import { FaqDetails } from '../../shared/contract/faqs';
import type { SectionDefinition } from '../content/section';
import { readQuestionFacts } from './helpfulness';

export const faqs: SectionDefinition = {
  section: 'faqs',
  listDetails: FaqDetails,
  pageDetails: FaqDetails,
  facts: readQuestionFacts,
  ordering: () => 'position',
  filters: {
    helpOn: (section) => sql<SqlBool>`contents.details -> 'helpOn' @> to_jsonb(${section}::text)`,
  },
};
