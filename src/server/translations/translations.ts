import { sql } from 'kysely';
import type { Translation } from '../../shared/contract/translations';
import type { Locale } from '../../shared/locales';
import type { CommentRow } from '../comments/presentComment';
import type { Database } from '../db/openDatabase';

type Words = Pick<CommentRow, 'id' | 'revision' | 'content_id'>;

/** Finds the stored translation of these words into this language. */
export function findTranslation(
  db: Database,
  { id, revision }: Words,
  to: Locale,
): Promise<Translation | undefined> {
  return db
    .selectFrom('translations')
    .select(['body', 'lang', 'source'])
    .where('kind', '=', 'comment')
    .where('target_id', '=', id)
    .where('revision', '=', revision)
    .where('lang', '=', to)
    .executeTakeFirst();
}

/**
 * Keeps what the machine said, unless the words are gone or changed meanwhile; what is kept already
 * stays.
 */
export async function storeTranslation(
  db: Database,
  { id, revision, content_id }: Words,
  { body, lang, source }: Translation,
  at: Date,
): Promise<void> {
  await sql`
    insert into translations (kind, target_id, revision, lang, content_id, body, source, at)
    select 'comment', id, revision, ${lang}, ${content_id}::uuid, ${body}, ${source}, ${at}::timestamptz
    from comments where id = ${id}::uuid and revision = ${revision} and state = 'shown' for share
    on conflict do nothing`.execute(db);
}
