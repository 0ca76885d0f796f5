import { createHash } from 'node:crypto';
import { sql, type Expression, type SqlBool } from 'kysely';
import { PAGE_SIZE } from '../../../shared/contract/content';
import type { Version, VersionAct, VersionTexts } from '../../../shared/contract/lifecycle';
import type { Localized } from '../../../shared/contract/text';
import { toText } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import type { SourceRow } from '../sourceQueries';
import { getCityTexts } from '../../city/currentSettings';

/** Readers see what was out, and only where no more people may read it now than then. */
const IS_FOR_READERS = sql<SqlBool>`(
  version.is_public
  and (version.visibility in ('public', 'members_but_visible') or version.visibility = contents.visibility)
)`;

interface Row {
  readonly revision: number;
  readonly at: Date;
  readonly act: string;
  readonly note: string;
  readonly is_public: boolean;
  readonly person_id: string | null;
  readonly person_name: string | null;
  readonly author_name: string | null;
  readonly author_title: Localized | null;
}

/** Content whose versions are sought, and whether by somebody who may change it. */
export interface Sought {
  readonly row: SourceRow;
  readonly mayEdit: boolean;
}

/** The content as it is where nothing was recorded yet, with what is kept otherwise. */
const VERSIONS = sql<Omit<Row, 'person_name' | 'author_name' | 'author_title'>>`(
  select content_id, revision, at, act, note, is_public, visibility, person_id, title, summary, body, details from content_versions
  union all
  select id, revision, updated_at, 'begin', '', status in ('published', 'archived'), visibility, null, title, summary, body, details
  from contents as untouched
  where not exists (select from content_versions as kept where kept.content_id = untouched.id)
)`;

const conditionsOf = ({ row, mayEdit }: Sought): Expression<SqlBool> =>
  sql<SqlBool>`version.content_id = ${row.id} and ${mayEdit ? sql`true` : IS_FOR_READERS}`;

/**
 * Tells in whose name it was: a person’s only where they wrote it under their own, and it was they
 * who changed it.
 */
function nameOf(version: Row, { row }: Sought, { locale }: ReadContext): Version['by'] {
  const original = row.original_locale;
  if (row.author_kind === 'person' && version.person_id === row.author_person_id)
    return { text: version.author_name ?? '', lang: locale };
  return toText(version.author_title ?? getCityTexts(), locale, original);
}

const present = (version: Row, sought: Sought, reading: ReadContext): Version => ({
  revision: version.revision,
  at: version.at.toISOString(),
  act: version.act as VersionAct,
  note: version.note,
  by: nameOf(version, sought, reading),
  person:
    sought.mayEdit && version.person_id !== null && version.person_name !== null
      ? { id: version.person_id, name: version.person_name }
      : null,
  isPublic: version.is_public,
});

/**
 * Lists a page of the versions that this viewer may see, the newest first; `before`: those of
 * earlier revisions alone.
 */
export async function listVersions(
  reading: ReadContext,
  sought: Sought,
  before: number | null,
): Promise<{ items: Version[]; next: string | null; total: number }> {
  const { db } = reading;
  const { rows } = await sql<Row & { total: number }>`
    select * from (
      select version.revision, version.at, version.act, version.note, version.is_public, version.person_id,
        person.name as person_name, author.name as author_name, author_content.title as author_title,
        (count(*) over ())::int as total
      from ${VERSIONS} as version join contents on contents.id = version.content_id
      left join people as person on person.id = version.person_id
      left join people as author on author.id = contents.author_person_id
      left join contents as author_content on author_content.id = contents.author_content_id
      where ${conditionsOf(sought)}
    ) as found
    where ${before}::int is null or revision < ${before}::int
    order by revision desc limit ${PAGE_SIZE + 1}`.execute(db);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => present(row, sought, reading)),
    next: last ? String(last.revision) : null,
    total: rows[0]?.total ?? 0,
  };
}

type Texts = Pick<VersionTexts, 'title' | 'summary' | 'body'> & { readonly details: object };

/** Computes what the facts beside the texts are recognised by. */
const digestOf = (details: object): string =>
  createHash('sha256').update(JSON.stringify(details)).digest('base64url').slice(0, 16);

/** Finds the texts of one version; undefined where there is none that this viewer may see. */
export async function findVersion(
  { db }: ReadContext,
  sought: Sought,
  revision: number,
): Promise<VersionTexts | undefined> {
  const { rows } = await sql<Texts>`
    select version.title, version.summary, version.body, version.details
    from ${VERSIONS} as version join contents on contents.id = version.content_id
    where ${conditionsOf(sought)} and version.revision = ${revision}`.execute(db);
  const [found] = rows;
  return found && { ...found, revision, details: digestOf(found.details) };
}
