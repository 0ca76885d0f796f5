import { sql } from 'kysely';
import type { Section } from '../../shared/sections';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { CORRECTED_AT } from '../content/corrections';
import { isListedFor } from '../content/visibility';
import { hasTopic } from '../content/vocabularyFilters';
import type { Database } from '../db/openDatabase';
import type { StoredCover } from '../db/tables';

/** Sections that are news for everybody, in the feed of the whole portal. */
const NEWS: readonly Section[] = [
  'blogs',
  'publications',
  'have-your-say',
  'dialogs',
  'events',
  'governance',
];
const MOST_ENTRIES = 30;

export interface NewsRow {
  readonly id: string;
  readonly section: string;
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly body: Localized;
  readonly original_locale: Locale;
  readonly topics: string[];
  /** A poll whose ballots were cast elsewhere. */
  readonly is_recount: boolean;
  readonly cover: StoredCover | null;
  /** The files that the text shows and that can be shown. */
  readonly pictures: string[];
  readonly author_kind: string;
  readonly author_person_id: string | null;
  readonly author_name: string | null;
  readonly author_title: Localized | null;
  readonly published_at: Date;
  readonly corrected_at: Date | null;
}

export interface FeedFilter {
  /** Null: all of them that are news. */
  readonly section: Section | null;
  readonly topic: string | null;
}

/** Pictures of a text, for whoever may read it; of files, those with pixels are pictures. */
const PICTURES = sql<string[]>`array(
  select files.id::text from files
  where files.id = any(contents.shown_files) and files.state = 'ready' and files.width is not null
  order by files.id
)`;

/** Lists what visitors may read and still stands, the newest first. */
export const listNews = (
  db: Database,
  { section, topic }: FeedFilter,
  now: Date,
): Promise<NewsRow[]> =>
  db
    .selectFrom('contents')
    .leftJoin('people as author', 'author.id', 'contents.author_person_id')
    .leftJoin('contents as author_content', 'author_content.id', 'contents.author_content_id')
    .select(['contents.id', 'contents.section', 'contents.slug', 'contents.title'])
    .select(['contents.summary', 'contents.body', 'contents.original_locale', 'contents.topics'])
    .select(sql<boolean>`contents.details ->> 'recount' is not null`.as('is_recount'))
    .select(['contents.cover', 'contents.author_kind', 'contents.author_person_id'])
    .select(sql<Date>`contents.published_at`.as('published_at'))
    .select([CORRECTED_AT.as('corrected_at'), PICTURES.as('pictures')])
    .select(['author.name as author_name', 'author_content.title as author_title'])
    .where('contents.section', 'in', section === null ? NEWS : [section])
    .where('contents.retraction', 'is', null)
    .where(isListedFor(null, now))
    .$if(topic !== null, (news) => news.where(hasTopic(topic!)))
    .orderBy('contents.published_at', 'desc')
    .orderBy('contents.id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
