import { sql } from 'kysely';
import type { Election } from '../../../shared/contract/seats';
import { SEAT_LIMITS } from '../../../shared/seatRules';
import { toTitledSlug } from '../../content/localize';
import type { ReadContext } from '../../content/section';
import { isVisibleTo } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';

/** Polls that were carried through and that everybody may read. */
const overPolls = (db: Database, now: Date) =>
  db
    .selectFrom('contents')
    .where('section', '=', 'have-your-say')
    .where('closes_at', '<=', now)
    .where(sql<boolean>`coalesce(jsonb_typeof(details -> 'cancellation'), 'null') = 'null'`)
    .where(isVisibleTo(null, now));

/** Lists the polls by which somebody may have been elected, the latest first. */
export async function listElections({ db, now, locale }: ReadContext): Promise<Election[]> {
  const rows = await overPolls(db, now)
    .select(['slug', 'title', 'original_locale'])
    .orderBy('closes_at', 'desc')
    .orderBy('id')
    .limit(SEAT_LIMITS.elections)
    .execute();
  return rows.map((row) => toTitledSlug(row, locale));
}

/**
 * @returns the id of the poll @throws Problem invalidRequest where it is not over, or not everybody
 *   may read it
 */
export async function electionOf(
  db: Database,
  now: Date,
  slug: string | null,
): Promise<string | null> {
  if (slug === null) return null;
  const poll = await overPolls(db, now).select('id').where('slug', '=', slug).executeTakeFirst();
  if (!poll) throw new Problem('invalidRequest', 'electedBy');
  return poll.id;
}
