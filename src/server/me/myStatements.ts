import { sql } from 'kysely';
import type { MyStatements, MyStatementsQuery } from '../../shared/contract/statements';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can, type Viewer } from '../../shared/permissions/can';
import type { OpinionsResource } from '../../shared/permissions/statementRules';
import { cutPage, isMoment, readCursor } from '../content/cursor';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { contentResource, isVisibleTo } from '../content/visibility';

const PAGE_SIZE = 20;

type Item = MyStatements['items'][number];

interface MyRow {
  readonly id: string;
  readonly sort_key: string;
  readonly number: number;
  readonly body: string;
  readonly lang: Locale;
  readonly state: Item['state'];
  readonly created_at: Date;
  readonly agrees: number;
  readonly disagrees: number;
  readonly seen: number;
  readonly dialog: string;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly mode: string | null;
  readonly status: string;
  readonly visibility: string;
  readonly author_person_id: string | null;
  readonly area: string | null;
  readonly author_content_id: string | null;
  readonly published_at: Date | null;
  readonly hidden_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
  readonly answered: number;
  /** Never more than there are statements to answer. */
  readonly results_after: number;
}

const opinionsIn = (row: MyRow): OpinionsResource => ({
  ...contentResource({ ...row, id: row.dialog, section: 'dialogs' }),
  section: 'dialogs',
  mode: row.mode,
  opensAt: row.opens_at?.getTime() ?? null,
  closesAt: row.closes_at?.getTime() ?? null,
  resultsAfter: row.results_after,
  answered: row.answered,
});

function present(row: MyRow, { viewer, locale, now }: ReadContext): Item {
  const { agrees, disagrees, seen } = row;
  const seesResults = can(viewer, 'opinions.see', opinionsIn(row), now.getTime());
  return {
    id: row.id,
    number: row.number,
    text: { text: row.body, lang: row.lang },
    state: row.state,
    createdAt: row.created_at.toISOString(),
    counts: seesResults ? { agrees, disagrees, seen } : null,
    place: {
      section: 'dialogs',
      slug: row.slug,
      title: toText(row.title, locale, row.original_locale),
    },
  };
}

/**
 * Lists the statements that a person wrote and did not delete, the newest first. @throws Problem
 * invalidCursor
 */
export async function listMyStatements(
  reading: ReadContext,
  { id: personId }: Viewer,
  { cursor }: MyStatementsQuery,
): Promise<MyStatements> {
  const { db, viewer, now } = reading;
  const after = readCursor(cursor, isMoment);
  const beyond = after
    ? sql`(statements.created_at, statements.id) < (${after.key}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<MyRow>`
    select statements.id, statements.created_at::text as sort_key, statements.number, statement_texts.body, statements.lang,
      statements.state, statements.created_at, agrees, disagrees, seen,
      contents.id as dialog, slug, title, original_locale, details ->> 'mode' as mode, status, visibility,
      area, author_person_id, author_content_id, published_at, hidden_at, withdrawn_at, opens_at, closes_at,
      least((details ->> 'resultsAfter')::int, coalesce(shown, 0)) as results_after,
      (select count(distinct statement)::int from statement_votes join statement_participants as own
        on own.content_id = statement_votes.content_id and own.number = participant
        where own.content_id = contents.id and own.person_id = ${personId}) as answered
    from statements
    join statement_texts on statement_texts.statement_id = statements.id and statement_texts.lang = statements.lang
    join contents on contents.id = statements.content_id and ${isVisibleTo(viewer, now)}
    left join statement_dialogs on statement_dialogs.content_id = contents.id
    where author_id = ${personId} and state <> 'deleted' and ${beyond}
    order by statements.created_at desc, statements.id desc limit ${PAGE_SIZE + 1}`.execute(db);
  const page = cutPage(rows, PAGE_SIZE);
  return { items: page.rows.map((row) => present(row, reading)), next: page.next };
}
