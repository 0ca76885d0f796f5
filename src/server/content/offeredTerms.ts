import type { Vocabulary } from '../../shared/contract/vocabularies';
import { listOfferedTerms } from '../../shared/vocabularies';
import { getSettings } from '../city/currentSettings';
import { Problem } from '../http/problem';

/** Lists the keys of districts or topics that are offered. */
export const listOfferedKeys = (vocabulary: Vocabulary): string[] =>
  listOfferedTerms(getSettings()[vocabulary]).map(({ key }) => key);

/**
 * Compares districts with the list of this installation; those of before may be retired. @throws
 * Problem unknownDistrict with those there are
 */
export function checkDistricts(districts: readonly string[], before: readonly string[] = []): void {
  const offered = listOfferedKeys('districts');
  if (districts.some((key) => ![...offered, ...before].includes(key)))
    throw new Problem('unknownDistrict', offered.join(', '));
}
