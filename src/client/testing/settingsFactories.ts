import type { EarlierFacts } from '../../shared/contract/earlierFacts';
import type { AreaSettings, SettingsArea, SettingsHistory } from '../../shared/contract/settings';
import type { TermList, Vocabulary } from '../../shared/contract/vocabularies';
import { DEMO_SETTINGS } from '../../demo/city';

type ListedTerm = TermList['terms'][number];

/** Creates a district or topic that no content names. */
export const aListedTerm = (key: string, more: Partial<ListedTerm> = {}): ListedTerm => ({
  key,
  name: { en: key },
  isRetired: false,
  parent: null,
  mergedInto: null,
  contents: 0,
  hasShape: false,
  ...more,
});

/** Creates the districts or topics as the demonstration has them. */
export const aTermList = (vocabulary: Vocabulary, more: Partial<TermList> = {}): TermList => ({
  revision: 3,
  terms: DEMO_SETTINGS[vocabulary].map(({ key, name }, index) =>
    aListedTerm(key, { name, contents: index }),
  ),
  ...more,
});

/** Creates an area as the demonstration has it. */
export const anArea = (area: SettingsArea, more: Partial<AreaSettings> = {}): AreaSettings => ({
  area,
  revision: 1,
  value: DEMO_SETTINGS[area],
  locked: [],
  ...more,
});

type Revision = SettingsHistory['items'][number];

/** Creates a revision of the city's clock. */
export const aRevision = (more: Partial<Revision> = {}): Revision => ({
  revision: 1,
  value: DEMO_SETTINGS.time,
  origin: 'seed',
  changedBy: null,
  changedAt: '2026-04-01T09:00:00Z',
  note: '',
  ...more,
});

/** Creates a list of contents that say what the settings said before. */
export const someEarlierFacts = (): EarlierFacts => {
  const shared = { title: { en: 'Open day', tr: 'Açık gün' }, originalLocale: 'en' } as const;
  return {
    items: [
      { section: 'events', slug: 'open-day', field: 'organiser', isReplaced: true, ...shared },
      { section: 'events', slug: 'open-day', field: 'timezone', isReplaced: false, ...shared },
      {
        section: 'publications',
        slug: 'report',
        field: 'issuingBody',
        isReplaced: true,
        ...shared,
      },
    ],
  };
};
