import { sql, type Insertable } from 'kysely';
import type { ReactionKind } from '../../shared/contract/reactions';
import { hasReactions, type ContentSection } from '../../shared/sections';
import type { Tables } from '../db/tables';
import { stableFraction } from './deterministic';
import { insertAll } from './insertAll';
import type { SeedContent } from './schemas';
import { listContents, toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

const MOST = 45;
/** Prime to the number of residents: nobody comes twice. */
const STEP = 7;

function kindFor(fraction: number): ReactionKind {
  if (fraction < 0.55) return 'like';
  return fraction < 0.85 ? 'thanks' : 'idea';
}

/** Many get a few reactions, a few get many; all between its publication and the first start. */
function reactionsTo(
  section: ContentSection,
  { slug, publishedAt, status = 'published' }: SeedContent,
  { demo, calendar, now }: Seeding,
): Insertable<Tables['reactions']>[] {
  const since = publishedAt ? calendar.dateTime(publishedAt).getTime() : Infinity;
  if (!hasReactions(section) || status !== 'published' || since >= now.getTime()) return [];
  const residents = demo.residents.length;
  const count = Math.floor(stableFraction('reactions', slug) ** 2 * MOST);
  const first = Math.floor(stableFraction('reactors', slug) * residents);
  return Array.from({ length: count }, (_, index) => {
    const elapsed = stableFraction('reacted', slug, index) * (now.getTime() - since);
    return {
      content_id: toContentId(section, slug),
      person_id: toPersonId((first + index * STEP) % residents),
      kind: kindFor(stableFraction('reaction', slug, index)),
      at: new Date(since + elapsed),
    };
  });
}

/** Seeds what residents say of contents without words. */
export async function seedReactions(seeding: Seeding): Promise<void> {
  const { db, demo } = seeding;
  const rows = listContents(demo).flatMap(({ section, content }) =>
    reactionsTo(section, content, seeding),
  );
  await insertAll(db, 'reactions', rows);
  await sql`
    update contents set reactions_count = counted.count
    from (select content_id, count(*)::int as count from reactions group by content_id) as counted
    where contents.id = counted.content_id`.execute(db);
}
