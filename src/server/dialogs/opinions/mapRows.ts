import { sql } from 'kysely';
import type { StatementState } from '../../../opinions/centring';
import type { CommentState } from '../../../shared/contract/comments';
import type { DatabaseNow } from '../../db/databaseClock';
import type { Database } from '../../db/openDatabase';
import { announceOpinions } from '../../live/liveChanges';
import type { RenderedMap } from './mapRenderer';

/** State of a dialog, and of its stored map; the version of no map is 0. */
export interface MapTask {
  readonly votes: number;
  readonly revision: number;
  readonly version: number;
  readonly isBehind: boolean;
}

const IS_BEHIND = sql<boolean>`
  (dialog.votes > 0 and (dialog.votes, dialog.revision) is distinct from (map.votes, map.revision))`;

/** Reads the task of a dialog; undefined for one that nobody has voted in or written in. */
export async function readTask(db: Database, contentId: string): Promise<MapTask | undefined> {
  const { rows } = await sql<MapTask>`
    select dialog.votes, dialog.revision, coalesce(map.version, 0) as version,
      ${IS_BEHIND} as "isBehind"
    from statement_dialogs as dialog left join opinion_maps as map on map.content_id = dialog.content_id
    where dialog.content_id = ${contentId}`.execute(db);
  return rows[0];
}

/** Dialogs whose map is behind their votes or statements. */
export async function listBehind(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select dialog.content_id as id
    from statement_dialogs as dialog left join opinion_maps as map on map.content_id = dialog.content_id
    where ${IS_BEHIND}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readMemoryText(db: Database, contentId: string): Promise<string | null> {
  const { rows } = await sql<{ memory: string }>`
    select memory::text from opinion_maps where content_id = ${contentId}`.execute(db);
  return rows[0]?.memory ?? null;
}

interface StatedRow {
  readonly state: CommentState;
  readonly is_meta: boolean;
}

/**
 * Tells the state of a statement: what is not shown plays no part, but for having been voted on.
 */
function getMapState({ state, is_meta: isMeta }: StatedRow): StatementState {
  if (state !== 'shown') return 'out';
  return isMeta ? 'meta' : 'in';
}

/** Reads the states by the number of the statement. */
export async function readStates(db: Database, contentId: string): Promise<StatementState[]> {
  const rows = await db
    .selectFrom('statements')
    .select(['state', 'is_meta'])
    .where('content_id', '=', contentId)
    .orderBy('number')
    .execute();
  return rows.map(getMapState);
}

interface MapToStore {
  /**
   * Task that the map was drawn for: it takes the place of the map of that version and of no other.
   */
  readonly task: MapTask;
  readonly drawn: RenderedMap;
  readonly now: DatabaseNow;
}

/**
 * Stores a map in the place of the one that was read with its task, and tells every host.
 * @returns its version; null where another one was stored meanwhile
 */
export const storeMap = (
  db: Database,
  contentId: string,
  { task: { votes, revision, version }, drawn, now }: MapToStore,
): Promise<number | null> =>
  db.transaction().execute(async (trx) => {
    const { map, memory, priorities, places } = drawn;
    const { rows } = await sql<{ version: number }>`
      insert into opinion_maps as stored (content_id, version, votes, revision, at, map, priorities, places, memory)
      select ${contentId}, 1, ${votes}, ${revision}, ${now()}, ${map}::jsonb, ${[...priorities]}::float8[],
        ${Buffer.from(places.buffer)}::bytea, ${memory}::jsonb
      where ${version} = 0 or exists (select from opinion_maps where content_id = ${contentId})
      on conflict (content_id) do update set version = stored.version + 1, votes = excluded.votes,
        revision = excluded.revision, at = excluded.at, map = excluded.map, priorities = excluded.priorities,
        places = excluded.places, memory = excluded.memory
      where stored.version = ${version}
      returning version`.execute(trx);
    const [stored] = rows;
    if (!stored) return null;
    await announceOpinions(trx, { id: contentId, version: stored.version });
    return stored.version;
  });
