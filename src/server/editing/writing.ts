import type { WrittenContent } from '../../shared/contract/editing';
import { searchTextOf } from '../content/searchText';
import { isUniqueViolation } from '../db/uniqueViolation';
import { keyOf, type Cause } from '../http/idempotency';
import { Problem } from '../http/problem';
import { readWritten } from './readWritten';
import type { SourceRow } from './sourceQueries';

export { keyOf, type Cause };

/** Whether the content was made or changed by this very request before. */
export const isRepeated = ({ change_key, id }: SourceRow, cause: Cause): boolean =>
  change_key?.equals(keyOf(cause, id)) ?? false;

const SLUG_CONSTRAINT = 'contents_section_slug_key';

/** The constraint decides whose an address is. @throws Problem addressTaken */
export async function withFreeAddress<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, SLUG_CONSTRAINT)) throw new Problem('addressTaken');
    throw error;
  }
}

/** @throws Problem membersOfNobody */
export function checkVisibility(visibility: string, isGroups: boolean): void {
  if (visibility.startsWith('members') && !isGroups) throw new Problem('membersOfNobody');
}

/** @throws Problem invalidTitle, reservedAddress */
export const textColumns = (written: WrittenContent) => {
  const texts = readWritten(written);
  return {
    title: JSON.stringify(texts.title),
    summary: JSON.stringify(texts.summary),
    body: JSON.stringify(texts.body),
    search_text: searchTextOf(texts),
    original_locale: written.originalLocale,
    topics: written.topics,
    area: written.area,
    visibility: written.visibility,
    slug: written.slug,
  };
};
