import { sql } from 'kysely';
import type { InterestsBody } from '../../../shared/contract/seats';
import type { Viewer } from '../../../shared/permissions/can';
import type { ReadContext } from '../../content/section';
import { readBody } from '../../editing/readWritten';
import { Problem } from '../../http/problem';
import { isDissolved, lockSeats } from './committee';
import { toCityDay } from '../../city/currentSettings';

/**
 * Says what of somebody's interests the decisions of their committee could touch; again puts it in
 * the place of what stood there.
 * @throws Problem notFound where it is not their term, notPossibleNow where it is over
 */
export async function declareInterests(
  { db, now }: ReadContext,
  viewer: Viewer,
  id: string,
  { text, locale }: InterestsBody,
): Promise<void> {
  const interests = readBody(text);
  await db.transaction().execute(async (trx) => {
    const own = trx
      .selectFrom('memberships')
      .where('id', '=', id)
      .where('person_id', '=', viewer.id)
      .where('state', '=', 'active');
    const term = await own
      .select(['content_id', sql<string | null>`until::text`.as('until')])
      .executeTakeFirst();
    if (!term) throw new Problem('notFound');
    const committee = await lockSeats(trx, term.content_id);
    const isOver = term.until !== null && term.until < toCityDay(now.getTime());
    if (isOver || isDissolved(committee)) throw new Problem('notPossibleNow');
    await trx
      .updateTable('memberships')
      .set({ interests, interests_locale: locale, interests_at: now })
      .where('id', '=', id)
      .execute();
  });
}
