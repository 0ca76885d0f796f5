import { sql } from 'kysely';
import type { ReactionKind, Reactions } from '../../shared/contract/reactions';
import type { ContentSection } from '../../shared/sections';
import type { Database } from '../db/openDatabase';
import { announceChange } from '../live/liveChanges';

/** A person's place at a content. */
export interface ReactionReader {
  readonly contentId: string;
  /** Null: a visitor. */
  readonly personId: string | null;
}
export type Reactor = ReactionReader & { readonly personId: string };

/** Stores a newer version, which all who look at the content hear of. */
async function renew(trx: Database, id: string, gained: number): Promise<void> {
  const { section, version } = await trx
    .updateTable('contents')
    .set((eb) => ({
      version: eb('version', '+', 1),
      reactions_count: eb('reactions_count', '+', gained),
    }))
    .where('id', '=', id)
    .returning(['section', 'version'])
    .executeTakeFirstOrThrow();
  await announceChange(trx, { id, section: section as ContentSection, version, isCount: true });
}

/** Keeps a reaction in the place of the earlier one; the same again changes nothing. */
export const addReaction = (
  db: Database,
  { contentId, personId }: Reactor,
  kind: ReactionKind,
  at: Date,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // A row that is new has no earlier version, which `xmax` would name.
    const { rows } = await sql<{ readonly is_new: boolean }>`
      insert into reactions (content_id, person_id, kind, at)
      values (${contentId}, ${personId}, ${kind}, ${at}::timestamptz)
      on conflict (content_id, person_id) do update set kind = excluded.kind, at = excluded.at
      where reactions.kind <> excluded.kind
      returning xmax = 0 as is_new`.execute(trx);
    const [changed] = rows;
    if (changed) await renew(trx, contentId, changed.is_new ? 1 : 0);
  });

/** Takes a reaction back; where there is none, nothing changes. */
export const removeReaction = (db: Database, { contentId, personId }: Reactor): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('reactions')
      .where('content_id', '=', contentId)
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await renew(trx, contentId, -1);
  });

/** Counts the reactions of each kind, and tells which is this person's. */
export async function readReactions(
  db: Database,
  { contentId, personId }: ReactionReader,
): Promise<Reactions> {
  const rows = await db
    .selectFrom('reactions')
    .select('kind')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<boolean>`coalesce(bool_or(person_id = ${personId}::uuid), false)`.as('is_mine'))
    .where('content_id', '=', contentId)
    .groupBy('kind')
    .execute();
  const counted = Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  return {
    counts: { like: 0, thanks: 0, idea: 0, ...counted },
    mine: rows.find(({ is_mine }) => is_mine)?.kind ?? null,
  };
}
