import type { TSchema } from 'typebox';
import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { ListQuery, OwnFilterName, Phase } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentSection, Section } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import type { ContentRow } from './contentQueries';
import type { OrderingName } from './ordering';

/** Request as a section needs it besides the rows: who asks, in which language, at which moment. */
export interface ReadContext {
  readonly db: Database;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** The facts by content id, read with one query for the whole list, never one for each row. */
export type ReadFacts = (
  reading: ReadContext,
  rows: readonly ContentRow[],
) => Promise<ReadonlyMap<string, object>>;

export type OwnFilters = {
  readonly [name in OwnFilterName]?: (value: string, reading: ReadContext) => Expression<SqlBool>;
};

/** A list as it is ordered: by the last of its phases. */
type OrderedQuery = Omit<ListQuery, 'phase'> & { readonly phase?: Phase | undefined };

/** Tells whether a content leaves nothing open that its section needs before others see it. */
export type IsContentReady = (
  db: Database,
  content: { readonly id: string; readonly section: Section },
  at: Date,
) => Promise<boolean>;

/**
 * Definition of what a section adds to the shared envelope. `orderings` says how a list is sorted;
 * the default is newest first.
 */
export interface SectionDefinition {
  readonly section: ContentSection;
  readonly listDetails: TSchema;
  readonly pageDetails: TSchema;
  readonly facts?: ReadFacts;
  readonly details?: (reading: ReadContext, row: ContentRow) => Promise<object>;
  readonly ordering?: (query: OrderedQuery) => OrderingName;
  /**
   * Conditions that its own filters put on `contents`. A value may be anything of the contract's
   * letters: what is not known finds nothing.
   */
  readonly filters?: OwnFilters;
  /** A text of its own, folded, in which words are looked for besides title, summary and body. */
  readonly alsoSearched?: RawBuilder<string>;
  /** Check of what is written on a page of the section’s own: whether a draft can be published. */
  readonly isReady?: (db: Database, contentId: string, now: Date) => Promise<boolean>;
}
