import type { HostSettings, SettingsArea } from '../shared/contract/settings';
import type { Term } from '../shared/contract/vocabularies';
import { DEFAULT_VALUES, listFooterPages } from '../shared/settings';

/** Content of a demonstration's `vocabularies.json`. */
export interface WrittenVocabularies {
  readonly districts: Term[];
  readonly topics: Term[];
}

/** Settings of a demonstration's installation; what its files do not name has its default. */
export function createDemoSettings(
  written: object,
  { districts, topics }: WrittenVocabularies,
): HostSettings {
  const areas = Object.keys(DEFAULT_VALUES) as SettingsArea[];
  const fieldsOf = (area: SettingsArea) => (written as Record<SettingsArea, object>)[area];
  const values = Object.fromEntries(
    areas.map((area) => [area, { ...DEFAULT_VALUES[area], ...fieldsOf(area) }]),
  ) as unknown as typeof DEFAULT_VALUES;
  return {
    number: areas.length,
    stage: 'open',
    ...values,
    footerPages: listFooterPages(values.pages),
    districts,
    topics,
  };
}
