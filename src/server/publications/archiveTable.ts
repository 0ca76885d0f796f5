import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ListItem, ListQuery } from '../../shared/contract/content';
import { PublicationLine, type PublicationFacts } from '../../shared/contract/publications';
import { getPublicationState } from '../../shared/publications/publicationState';
import { CSV_OPTIONS } from '../content/csvOptions';
import { readListPages } from '../content/listedPages';
import { presentItem } from '../content/presentContent';
import type { ReadContext } from '../content/section';
import { readPublicationFacts, publications } from './publications';

const lineOf = (item: ListItem<PublicationFacts>, address: string): PublicationLine => ({
  identifier: item.details.identifier,
  kind: item.kind,
  title: item.title.text,
  summary: item.summary.text,
  issuingBody: item.details.issuingBody.text,
  issuedOn: item.details.issuedOn,
  state: getPublicationState(item),
  languages: item.details.languages.join(' '),
  pages: item.details.pages,
  licence: item.details.licence,
  topics: item.topics.join(' '),
  area: item.area,
  supersedes: item.details.supersedes,
  supersededBy: item.details.supersededBy,
  retractedOn: item.retraction?.on ?? null,
  retractionReason: item.retraction?.reason.text ?? null,
  publishedAt: item.publishedAt,
  updatedAt: item.updatedAt,
  reference: item.ref,
  language: item.title.lang,
  address,
});

async function* linesOf(
  reading: ReadContext,
  query: ListQuery,
  base: string,
): AsyncGenerator<PublicationLine> {
  for await (const rows of readListPages(reading, publications, query)) {
    const facts = await readPublicationFacts(reading, rows);
    for (const row of rows) {
      const item = presentItem(row, facts.get(row.id) ?? {}, reading.locale, reading.now);
      yield lineOf(item as ListItem<PublicationFacts>, `${base}/publications/${row.slug}`);
    }
  }
}

/**
 * Streams the list as the query filters and sorts it, as CSV. `base` is what the addresses of pages
 * begin with.
 */
export const createArchiveTable = (
  reading: ReadContext,
  query: ListQuery,
  base: string,
): Readable =>
  // The client may have gone: the end of one end is that of the other.
  pipeline(
    Readable.from(linesOf(reading, query, base)),
    stringify({ ...CSV_OPTIONS, columns: Object.keys(PublicationLine.properties) }),
    () => undefined,
  );
