import type { WrittenContent } from '../../shared/contract/editing';
import { checkDistricts, listOfferedKeys } from '../content/offeredTerms';
import { toSearchText } from '../content/searchText';
import { isUniqueViolation } from '../db/uniqueViolation';
import { hashRequestKey, type AnyWriteRequest, type WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { readWritten } from './readWritten';
import type { SourceRow } from './sourceQueries';

export { hashRequestKey as keyOf, type AnyWriteRequest as AnyCause, type WriteRequest as Cause };

/** Tells whether the content was made or changed by this very request before. */
export const isRepeated = ({ change_key, id }: SourceRow, cause: AnyWriteRequest): boolean =>
  change_key?.equals(hashRequestKey(cause, id)) ?? false;

/** Problems with what one content alone has, by the constraint that says so. */
const TAKEN: Readonly<Record<string, () => Problem>> = {
  contents_section_slug_key: () => new Problem('addressTaken'),
  contents_team_name: () => new Problem('nameTaken'),
  contents_decision_number: () => new Problem('invalidDetails', 'number: taken'),
  contents_publication_identifier: () => new Problem('invalidDetails', 'identifier: taken'),
};

/**
 * Turns refusals of a constraint into problems: the constraints decide whose an address or a number
 * is. @throws Problem addressTaken, invalidDetails
 */
export async function withFreeAddress<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const constraint = Object.keys(TAKEN).find((name) => isUniqueViolation(error, name));
    throw constraint ? TAKEN[constraint]?.() : error;
  }
}

/** @throws Problem membersOfNobody */
export function checkVisibility(visibility: string, isGroups: boolean): void {
  if (visibility.startsWith('members') && !isGroups) throw new Problem('membersOfNobody');
}

type Terms = Pick<WrittenContent, 'topics' | 'area'>;

/**
 * Compares what is written with the lists of this installation. What is retired stays where it is
 * and comes to nothing else. @throws Problem unknownTopic, unknownDistrict with those there are
 */
export function checkTerms(
  { topics, area }: Terms,
  before: Terms = { topics: [], area: null },
): void {
  const knownTopics = listOfferedKeys('topics');
  if (topics.some((topic) => ![...knownTopics, ...before.topics].includes(topic)))
    throw new Problem('unknownTopic', knownTopics.join(', '));
  checkDistricts(
    [area].filter((key) => key !== null),
    [before.area].filter((key) => key !== null),
  );
}

/** @throws Problem invalidTitle, reservedAddress */
export const textColumns = (written: WrittenContent) => {
  const texts = readWritten(written);
  return {
    title: JSON.stringify(texts.title),
    summary: JSON.stringify(texts.summary),
    body: JSON.stringify(texts.body),
    search_text: toSearchText(texts),
    original_locale: written.originalLocale,
    topics: written.topics,
    area: written.area,
    visibility: written.visibility,
    slug: written.slug,
  };
};
