import { createHash } from 'node:crypto';
import type { WrittenContent } from '../../shared/contract/editing';
import { searchTextOf } from '../content/searchText';
import { isUniqueViolation } from '../db/uniqueViolation';
import { Problem } from '../http/problem';
import { readWritten } from './readWritten';
import type { SourceRow } from './sourceQueries';

/** Who writes, under which Idempotency-Key, and when. */
export interface Cause {
  readonly personId: string;
  readonly key: string;
  readonly at: Date;
}

/** One person's key for one place; of somebody else it is another one. */
export const keyOf = ({ personId, key }: Cause, place: string): Buffer =>
  createHash('sha256').update([personId, place, key].join('\n')).digest();

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
