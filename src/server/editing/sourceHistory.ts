import { sql } from 'kysely';
import {
  TEXT_FIELDS,
  type ContentSource,
  type FittingTranslation,
  type TextName,
} from '../../shared/contract/editing';
import { LOCALE_CODES } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import type { SourceRow } from './sourceQueries';

/**
 * Reads who made the revision that stands, and when. Nobody is named where it was not recorded, or
 * where the person has left.
 */
export async function readChanged(
  db: Database,
  { id, revision }: SourceRow,
): Promise<ContentSource['changed']> {
  const { at, by } = await db
    .selectFrom('contents')
    .leftJoin('content_versions as kept', (join) =>
      join.onRef('kept.content_id', '=', 'contents.id').on('kept.revision', '=', revision),
    )
    .leftJoin('people', 'people.id', 'kept.person_id')
    .select((eb) => [
      eb.fn.coalesce('kept.at', 'contents.updated_at').as('at'),
      'people.name as by',
    ])
    .where('contents.id', '=', id)
    .executeTakeFirstOrThrow();
  return { at: at.toISOString(), by };
}

/**
 * Finds in which revision each text of a content got the words that it has now, or was said to
 * agree with its original.
 */
async function lastChanges(db: Database, id: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; revision: number }>`
    with text as (
      select revision, field || '.' || locale as name,
        coalesce((case field when 'title' then title when 'summary' then summary else body end) ->> locale, '') as words
      from content_versions, unnest(${[...TEXT_FIELDS]}::text[]) as field, unnest(${[...LOCALE_CODES]}::text[]) as locale
      where content_id = ${id}
    ), step as (
      select name, revision, words is distinct from lag(words) over (partition by name order by revision) as is_new from text
    )
    select name, max(revision) as revision from (
      select name, revision from step where is_new
      union all
      select name, revision from fitting_translations where content_id = ${id}
    ) as known group by name`.execute(db);
  return new Map(rows.map(({ name, revision }) => [name, revision]));
}

/**
 * Lists the translations that are to be checked: the original of the same text was changed in a
 * later revision than they were, and than the one in which somebody said that they still agree.
 * What was changed in one revision together belongs together.
 */
export async function readOutdated(db: Database, row: SourceRow): Promise<TextName[]> {
  const changes = await lastChanges(db, row.id);
  const changedIn = (name: TextName) => changes.get(name) ?? 0;
  return TEXT_FIELDS.flatMap((field) => {
    const original = changedIn(`${field}.${row.original_locale}`);
    return LOCALE_CODES.filter(
      (code) => row[field][code] !== undefined && changedIn(`${field}.${code}`) < original,
    ).map((code): TextName => `${field}.${code}`);
  });
}

/**
 * Keeps that somebody has compared a translation with its original, and it still agrees. The same
 * again changes nothing.
 * @throws Problem newerRevision when the content was changed meanwhile
 */
export async function keepFitting(
  db: Database,
  { id }: SourceRow,
  { name, revision }: FittingTranslation,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('fitting_translations')
    .columns(['content_id', 'name', 'revision'])
    .expression((eb) =>
      eb
        .selectFrom('contents')
        .select((of) => ['id', of.val(name).as('name'), 'revision'])
        .where('id', '=', id)
        .where('revision', '=', revision),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['content_id', 'name'])
        .doUpdateSet((of) => ({ revision: of.ref('excluded.revision') })),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Problem('newerRevision');
}
