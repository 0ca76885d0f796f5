import { LegalDetails, LegalFacts } from '../../shared/contract/legal';
import { storedFacts } from '../content/contentRoutes';
import type { SectionDefinition } from '../content/section';
import { listVersions } from './listVersions';

export const legal: SectionDefinition = {
  section: 'legal',
  listDetails: LegalFacts,
  pageDetails: LegalDetails,
  details: async (reading, row) => {
    const [facts, versions] = await Promise.all([
      storedFacts(reading, [row]),
      listVersions(reading, row.kind),
    ]);
    return { ...facts.get(row.id), versions };
  },
};
