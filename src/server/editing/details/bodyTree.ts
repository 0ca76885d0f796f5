import { sql } from 'kysely';
import type { Above } from '../../../shared/contract/committees';
import type { Database } from '../../db/openDatabase';

/** A committee or a body on its way to another place in the tree. */
interface Placed {
  readonly id: string;
  /** The names that it has there: a body can be the entry of a committee. */
  readonly names: readonly Above[];
  /** Bodies that it will stand below. */
  readonly above: readonly Above[];
}

/**
 * Tells whether something stands above itself. A committee and the body that is its entry are one
 * and the same; what is stored of the one that is changed does not count. Call it while nobody else
 * changes the tree.
 */
export async function isAboveItself(trx: Database, { id, names, above }: Placed): Promise<boolean> {
  if (above.length === 0) return false;
  const { rows } = await sql`
    with recursive entries as (
      select section, slug, details from contents
      where section in ('committees', 'governance') and deleted_at is null and id <> ${id}::uuid
    ), steps (section, slug, next_section, next_slug) as (
      select 'governance', slug, 'governance', details #>> '{body,parent}' from entries where section = 'governance'
      union all select 'governance', slug, 'committees', details #>> '{body,committee}' from entries where section = 'governance'
      union all select 'committees', details #>> '{body,committee}', 'governance', slug from entries where section = 'governance'
      union all select 'committees', slug, details #>> '{parent,section}', details #>> '{parent,slug}' from entries
        where section = 'committees'
    ), chain (section, slug) as (
      select place ->> 'section', place ->> 'slug' from jsonb_array_elements(${JSON.stringify(above)}::jsonb) as place
      union
      select next_section, next_slug from steps join chain using (section, slug) where next_slug is not null
    )
    select 1 from chain join jsonb_array_elements(${JSON.stringify(names)}::jsonb) as name
      on name ->> 'section' = chain.section and name ->> 'slug' = chain.slug`.execute(trx);
  return rows.length > 0;
}

/** Finds what a committee says that it stands below. */
export async function parentOfCommittee(trx: Database, slug: string): Promise<Above | null> {
  const row = await trx
    .selectFrom('contents')
    .select(sql<Above | null>`details -> 'parent'`.as('parent'))
    .where('section', '=', 'committees')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.parent ?? null;
}
