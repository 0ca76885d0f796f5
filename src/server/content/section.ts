import type { TSchema } from 'typebox';
import type { ListQuery } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentSection } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import type { ContentRow } from './contentQueries';
import type { OrderingName } from './ordering';

/** Who asks, in which language, at which moment: everything a section needs besides the rows. */
export interface Reading {
  readonly db: Database;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** The facts by content id, read with one query for the whole list, never one for each row. */
export type FactsOf = (
  reading: Reading,
  rows: readonly ContentRow[],
) => Promise<ReadonlyMap<string, object>>;

/** What a section adds to the shared envelope. `orderings` says how a list is sorted; the default is newest first. */
export interface SectionDefinition {
  readonly section: ContentSection;
  readonly listDetails: TSchema;
  readonly pageDetails: TSchema;
  readonly facts?: FactsOf;
  readonly details?: (reading: Reading, row: ContentRow) => Promise<object>;
  readonly ordering?: (query: ListQuery) => OrderingName;
}
