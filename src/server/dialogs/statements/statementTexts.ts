import { sql } from 'kysely';
import type { CommentState } from '../../../shared/contract/comments';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import type { StatementWords } from './statementWords';

export interface Same {
  readonly id: string;
  readonly number: number;
  readonly state: CommentState;
}

/** Finds the statement of a dialog that says the same, letter by letter. */
export async function findSame(
  db: Database,
  contentId: string,
  letters: string,
): Promise<Same | undefined> {
  const { rows } = await sql<Same>`
    select statements.id, number, state from statement_texts join statements on statements.id = statement_id
    where statement_texts.content_id = ${contentId}::uuid and md5(letters) = md5(${letters}) and letters = ${letters}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Refuses a statement that is there already; the problem names it where everybody may read it.
 * @throws Problem sameStatement
 */
export async function refuseSame(
  trx: Database,
  contentId: string,
  { letters }: StatementWords,
): Promise<void> {
  const same = await findSame(trx, contentId, letters);
  if (same) throw new Problem('sameStatement', same.state === 'shown' ? same.id : undefined);
}

/** Writes what a statement says in one language. */
export async function writeText(
  trx: Database,
  { id, contentId, lang }: { id: string; contentId: string; lang: Locale },
  { body, letters }: StatementWords,
): Promise<void> {
  await trx
    .insertInto('statement_texts')
    .values({ statement_id: id, content_id: contentId, lang, body, letters })
    .onConflict((conflict) =>
      conflict.columns(['statement_id', 'lang']).doUpdateSet({ body, letters }),
    )
    .execute();
}
