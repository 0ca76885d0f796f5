import { sql } from 'kysely';
import type { ModeratedKind } from '../../shared/contract/moderation';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { readText } from '../identity/readName';
import { MODERATED_ITEMS } from './moderatedItems';

const LEAST = 10;

/** Author who asks for another look at what of theirs was hidden. */
export interface NewAppeal {
  readonly kind: ModeratedKind;
  readonly id: string;
  readonly personId: string;
  readonly text: string;
  readonly at: Date;
}

async function wasAppealed(trx: Database, { kind, id }: NewAppeal): Promise<boolean> {
  const row = await trx
    .selectFrom('moderations')
    .select('id')
    .where('kind', '=', kind)
    .where('target_id', '=', id)
    .where('appealed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Asks once for another look. @throws Problem invalidRequest, notFound where nothing of theirs is
 * hidden, alreadyAppealed
 */
export function storeAppeal(db: Database, appealing: NewAppeal): Promise<void> {
  const { kind, id, personId, at } = appealing;
  const text = readText(appealing.text);
  if (text.length < LEAST) throw new Problem('invalidRequest', 'body/text is too short');
  return db.transaction().execute(async (trx) => {
    const [thing] = await MODERATED_ITEMS[kind].lock(trx, [id]);
    if (thing?.state !== 'hidden' || thing.authorId !== personId) throw new Problem('notFound');
    if (await wasAppealed(trx, appealing)) throw new Problem('alreadyAppealed');
    await sql`
      update moderations set appeal = ${text}, appealed_at = ${at}::timestamptz
      where id = (
        select id from moderations
        where kind = ${kind} and target_id = ${id} and decision = 'hidden' and undone_at is null
        order by number desc limit 1
      )`.execute(trx);
    await MODERATED_ITEMS[kind].touch(trx, [id]);
  });
}
