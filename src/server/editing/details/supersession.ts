import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { announceChanges } from '../../live/liveChanges';

const SECTION = 'publications';

/** Tells whether another publication takes the place of this one already. */
export async function isReplaced(
  db: Database,
  slug: string,
  { besides }: { readonly besides: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', SECTION)
    .where('id', '<>', besides)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`details ->> 'supersedes' = ${slug}`)
    .limit(1)
    .execute();
  return other.length > 0;
}

/**
 * Finds the publication that readers are led to from those that it replaces: only one that is out.
 */
async function replacing(db: Database, id: string) {
  const { slug, status, deleted_at, supersedes } = await db
    .selectFrom('contents')
    .select(['slug', 'status', 'deleted_at'])
    .select(sql<string | null>`details ->> 'supersedes'`.as('supersedes'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOut = deleted_at === null && ['published', 'archived'].includes(status);
  return { slug, replaced: isOut ? supersedes : null };
}

/**
 * Makes the publications that this one replaces, or does not replace any more, say so; in the
 * transaction that changes it. While it is a draft nobody hears of it.
 */
export async function notifyOfReplacement(trx: Database, id: string): Promise<void> {
  const { slug, replaced } = await replacing(trx, id);
  const by = sql<string | null>`details ->> 'supersededBy'`;
  const isReplacedNow = sql<boolean>`slug is not distinct from ${replaced}::text`;
  const changed = await trx
    .updateTable('contents')
    .set((eb) => ({
      details: sql<string>`jsonb_set(details, '{supersededBy}',
        case when ${isReplacedNow} then to_jsonb(${slug}::text) else 'null'::jsonb end)`,
      version: eb('version', '+', 1),
    }))
    .where('section', '=', SECTION)
    // Publications that say so and should not are changed, and the other way round.
    .where(sql<boolean>`(${by} is not distinct from ${slug}::text) <> (${isReplacedNow})`)
    .returning(['id', 'version'])
    .execute();
  await announceChanges(
    trx,
    changed.map((other) => ({ ...other, section: SECTION })),
  );
}
