import { sql, type RawBuilder } from 'kysely';
import { LOCALE_CODES } from '../../shared/locales';
import type { DataRow, DatasetName } from '../../shared/contract/openData';
import { isVisibleTo } from '../content/visibility';
import type { Database } from '../db/openDatabase';

/** Rows of one question to the database. */
const STEP = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Sql = RawBuilder<unknown>;

/** Selects one column for each language. */
const inLanguages = (name: string, field: Sql): Sql =>
  sql.join(
    LOCALE_CODES.map((code) => sql`${field} ->> ${sql.lit(code)} as ${sql.ref(`${name}_${code}`)}`),
  );

const PATH = sql`'/' || contents.section || '/' || contents.slug`;
const PLACE = sql`contents.ref, contents.section, contents.slug, ${PATH} as path`;
const detail = (name: string): Sql => sql`contents.details ->> ${sql.lit(name)}`;
const inDetails = (...names: readonly string[]): Sql =>
  sql`contents.details #> ${sql.lit(`{${names.join(',')}}`)}`;
const textIn = (...names: readonly string[]): Sql =>
  sql`contents.details #>> ${sql.lit(`{${names.join(',')}}`)}`;
/** ISO 8601; what is null stays null. */
const moment = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const day = (column: string): Sql =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Comment text without the people it mentions: neither their name nor their page is told. */
const WITHOUT_PEOPLE = sql`regexp_replace(
  regexp_replace(comments.body, ${sql.lit('\\[@[^]]*\\]\\([^)]*\\)')}, '@person', 'g'),
  ${sql.lit('/user/[0-9a-f-]{36}')}, '/user', 'g')`;

/** Names of the topics in the order of their keys; one without a name in a language has its key. */
const TOPIC_NAMES = sql.join(
  LOCALE_CODES.map(
    (code) => sql`array(
      select coalesce(topics.name ->> ${sql.lit(code)}, named.key)
      from unnest(contents.topics) with ordinality as named (key, place) left join topics using (key)
      order by place) as ${sql.ref(`topic_names_${code}`)}`,
  ),
);

const OF_CONTENTS = sql`contents`;
const IS_DECISION = sql`contents.section = 'governance' and contents.kind = 'decision'`;
const IS_COMMITMENT = sql`contents.section = 'governance' and contents.kind = 'commitment'`;
const section = (name: string): Sql => sql`contents.section = ${sql.lit(name)}`;

interface Dataset {
  readonly columns: Sql;
  readonly from: Sql;
  readonly where: Sql;
  /** A column that tells the rows apart; they stand in its order. */
  readonly key: string;
}

const ofContents = (columns: Sql, where: Sql): Dataset => ({
  columns: sql`${PLACE}, ${columns}`,
  from: OF_CONTENTS,
  where,
  key: 'contents.id',
});

/** Queries of each dataset, besides being public; the columns are its contract's fields. */
const QUERIES: Readonly<Record<DatasetName, Dataset>> = {
  contents: {
    ...ofContents(
      sql`contents.kind, ${inLanguages('title', sql`contents.title`)}, ${inLanguages('summary', sql`contents.summary`)},
        ${inLanguages('body', sql`contents.body`)}, contents.original_locale, contents.status, contents.topics, contents.area,
        contents.author_kind, groups.title ->> groups.original_locale as author_group,
        ${moment('contents.published_at')} as published_at, ${moment('contents.updated_at')} as updated_at,
        ${moment('contents.opens_at')} as opens_at, ${moment('contents.closes_at')} as closes_at,
        contents.retraction ->> 'on' as retracted_on, contents.comments_count as comments,
        contents.follows_count as follows, contents.reactions_count as reactions,
        ${inLanguages('area_name', sql`(select name from districts where districts.key = contents.area)`)},
        ${TOPIC_NAMES}`,
      sql`true`,
    ),
    // A group that not everybody may see is not named.
    from: sql`contents left join contents as groups on groups.id = contents.author_content_id
      and groups.visibility = 'public' and groups.status = 'published' and groups.deleted_at is null and groups.hidden_at is null`,
  },
  publications: ofContents(
    sql`contents.kind, ${inLanguages('issuing_body', inDetails('issuingBody'))}, ${detail('issuedOn')} as issued_on,
      ${detail('identifier')} as identifier, ${detail('licence')} as licence, contents.details -> 'languages' as languages,
      (${detail('pages')})::int as pages, ${detail('supersedes')} as supersedes, ${detail('supersededBy')} as superseded_by`,
    section('publications'),
  ),
  documents: {
    columns: sql`${PLACE}, files.name, ${inLanguages('title', sql`attachments.title`)}, files.media_type, files.bytes, files.sha256,
      attachments.locale, ${moment('attachments.added_at')} as added_at, '/v1/files/' || files.id || '/' || files.name as address`,
    from: sql`contents join attachments on attachments.content_id = contents.id join files on files.id = attachments.file_id`,
    where: sql`files.state = 'ready'`,
    key: 'attachments.id',
  },
  decisions: ofContents(
    sql`${textIn('decision', 'number')} as number, ${textIn('decision', 'decidedOn')} as decided_on,
      ${textIn('decision', 'body')} as body, ${inLanguages('method', inDetails('decision', 'method'))},
      ${inLanguages('tally', inDetails('decision', 'tally'))}, ${textIn('decision', 'state')} as state,
      ${textIn('decision', 'poll')} as poll`,
    IS_DECISION,
  ),
  commitments: ofContents(
    sql`${inLanguages('responsible', inDetails('commitment', 'responsible'))}, ${textIn('commitment', 'dueOn')} as due_on,
      (${textIn('commitment', 'progressPercent')})::int as progress_percent, ${textIn('commitment', 'state')} as state,
      ${textIn('commitment', 'decision')} as decision`,
    IS_COMMITMENT,
  ),
  polls: ofContents(
    sql`${detail('eligibility')} as eligibility, ${detail('secrecy')} as secrecy, ${moment('contents.opens_at')} as opens_at,
      ${moment('contents.closes_at')} as closes_at, (${detail('quorum')})::int as quorum,
      coalesce(jsonb_typeof(contents.details -> 'cancellation'), 'null') <> 'null' as is_cancelled,
      contents.details ->> 'recount' is not null as is_recount,
      '/v1' || ${PATH} || '/result.csv' as result_address`,
    section('have-your-say'),
  ),
  events: ofContents(
    sql`contents.kind, ${moment('contents.opens_at')} as opens_at, ${moment('contents.closes_at')} as closes_at,
      ${detail('timezone')} as timezone, ${inLanguages('location', inDetails('location'))},
      ${inLanguages('organiser', inDetails('organiser'))}, (${detail('capacity')})::int as capacity,
      (${detail('attendees')})::int as attendees,
      coalesce(jsonb_typeof(contents.details -> 'cancellation'), 'null') <> 'null' as is_cancelled`,
    section('events'),
  ),
  comments: {
    columns: sql`comments.id, ${PATH} as content_path, comments.parent_id as answers, comments.depth, ${WITHOUT_PEOPLE} as text,
      comments.lang, comments.alignment, comments.votes_up, comments.votes_down, ${day('comments.created_at')} as day,
      comments.edited_at is not null as is_edited`,
    from: sql`contents join comments on comments.content_id = contents.id`,
    where: sql`comments.state = 'shown' and comments.deleted_at is null`,
    key: 'comments.id',
  },
  statements: {
    columns: sql`${PATH} as content_path, statements.number, ${sql.join(
      LOCALE_CODES.map(
        (code) => sql`(select body from statement_texts
          where statement_texts.statement_id = statements.id and statement_texts.lang = ${sql.lit(code)}) as ${sql.ref(`text_${code}`)}`,
      ),
    )}, statements.lang as original_locale, statements.agrees as agree, statements.disagrees as disagree,
      statements.seen - statements.agrees - statements.disagrees as pass, statements.is_seed, statements.is_meta,
      ${day('statements.created_at')} as day`,
    from: sql`contents join statements on statements.content_id = contents.id`,
    // Results that are hidden until one has answered are hidden here until the dialogue is over.
    where: sql`statements.state = 'shown' and statements.deleted_at is null
      and (coalesce((${detail('resultsAfter')})::int, 0) = 0 or contents.closes_at <= now())`,
    key: 'statements.id',
  },
  moderation: {
    columns: sql`moderations.number, moderations.kind as what, ${PATH} as content_path, moderations.decision, moderations.reason,
      moderations.automatic, ${day('moderations.at')} as day, moderations.undone_at is not null as is_undone`,
    from: sql`contents join moderations on moderations.content_id = contents.id`,
    where: sql`(moderations.decision = 'hidden' or moderations.before = 'hidden')`,
    key: 'moderations.id',
  },
};

/** Builds the condition for content that all may read, and that has been published. */
const isPublic = (now: Date): Sql => sql`contents.status in ('published', 'archived')
  and contents.visibility in ('public', 'members_but_visible') and contents.section <> 'legal' and ${isVisibleTo(null, now)}`;

/**
 * Reads the rows of a dataset in pages, each begun where the last one ended: only one page is in
 * memory. What is public is decided at `now`.
 */
export async function* readDatasetRows(
  db: Database,
  name: DatasetName,
  now: Date,
): AsyncGenerator<readonly DataRow[]> {
  const { columns, from, where, key } = QUERIES[name];
  const ordered = sql.ref(key);
  for (let last = BEFORE_ALL; ;) {
    const { rows } = await sql<DataRow & { row_key: string }>`
      select ${ordered} as row_key, ${columns} from ${from}
      where ${isPublic(now)} and ${where} and ${ordered} > ${last}::uuid
      order by ${ordered} limit ${sql.lit(STEP)}`.execute(db);
    const end = rows.at(-1);
    if (!end) return;
    yield rows.map(({ row_key: _key, ...row }) => row);
    last = end.row_key;
  }
}
