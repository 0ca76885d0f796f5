import { sql } from 'kysely';
import type { Static } from 'typebox';
import {
  PublicationDetails,
  PublicationFacts,
  type createPublicationDetailsSchema,
} from '../../shared/contract/publications';
import type { Localized } from '../../shared/contract/text';
import type { ContentRow } from '../content/contentQueries';
import { localize } from '../content/localize';
import { listContentLinks } from '../content/contentLinks';
import type { ReadFacts, ReadContext, SectionDefinition } from '../content/section';
import type { Database } from '../db/openDatabase';
import { listEditions, findReadableSlugs } from './editions';
import { PUBLICATION_FILTERS } from './publicationFilters';

type Stored = Static<ReturnType<typeof createPublicationDetailsSchema<typeof Localized>>>;
const storedOf = (row: ContentRow) => row.details as Stored;

/**
 * Reads what is stored, in the language of the reader; other publications are named where they may
 * be read.
 */
export const readPublicationFacts: ReadFacts = async (reading, rows) => {
  const readable = await findReadableSlugs(
    reading,
    rows.map(storedOf).flatMap(({ supersedes, supersededBy }) => [supersedes, supersededBy]),
  );
  const readableOnly = (slug: string | null) => (slug !== null && readable.has(slug) ? slug : null);
  return new Map(
    rows.map((row) => {
      const { related: _related, issuer: _issuer, ...stored } = storedOf(row);
      const own = {
        ...stored,
        supersedes: readableOnly(stored.supersedes),
        supersededBy: readableOnly(stored.supersededBy),
      };
      return [row.id, localize(own, reading.locale, row.original_locale) as PublicationFacts];
    }),
  );
};

/** Returns the revision that the texts of a content have reached. */
export async function readRevision(db: Database, id: string): Promise<number> {
  const { revision } = await db
    .selectFrom('contents')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return revision;
}

async function details(reading: ReadContext, row: ContentRow): Promise<object> {
  const [known, editions, relatedPlaces, revision] = await Promise.all([
    readPublicationFacts(reading, [row]),
    listEditions(reading, row.slug),
    listContentLinks(reading, storedOf(row).related ?? []),
    readRevision(reading.db, row.id),
  ]);
  return { ...known.get(row.id), editions, relatedPlaces, revision };
}

export const publications: SectionDefinition = {
  section: 'publications',
  listDetails: PublicationFacts,
  pageDetails: PublicationDetails,
  facts: readPublicationFacts,
  details,
  filters: PUBLICATION_FILTERS,
  // A reader who knows a document by its number looks for the number.
  alsoSearched: sql`fold_text(contents.details ->> 'identifier')`,
  ordering: ({ order }) => (order === 'number' ? 'identifier' : 'standing'),
};
