import { sql } from 'kysely';
import type { OpinionMap } from '../../../opinions/opinionMap';
import type { Stability } from '../../../opinions/stability';
import type { OpinionOrder, ReaderPosition } from '../../../shared/contract/opinions';
import type { Database } from '../../db/openDatabase';
import { orderStatements } from './opinionOrders';
import { POSITION_BYTES, readPosition } from './positionBytes';

const MOST_KEPT = 32;

/** The latest map of a dialog as it is kept in memory: for every reader the same. */
export interface StoredMap {
  readonly version: number;
  readonly at: Date;
  readonly map: OpinionMap;
  readonly stability: Stability | null;
  /** Numbers of the statements that count and were answered; made once for each map. */
  ordered(by: OpinionOrder): readonly number[];
}

/** The map, and where one participant stands on it. */
export interface MapForReader {
  readonly stored: StoredMap;
  readonly own: ReaderPosition | null;
}

interface Kept {
  readonly state: string;
  readonly stored: Promise<StoredMap | null>;
}

/** Maps that were read from the database, each once for as long as it is the latest. */
export class StoredMaps {
  readonly #kept = new Map<string, Kept>();

  constructor(readonly db: Database) {}

  /**
   * @param participant the number of the reader in the dialog; null: none. @returns null where no
   *   map was drawn yet
   */
  async read(contentId: string, participant: number | null): Promise<MapForReader | null> {
    const from = (participant ?? 0) * POSITION_BYTES + 1;
    const { rows } = await sql<{ state: string; place: Buffer }>`
      select concat_ws('.', version, stability_version) as state, substring(places from ${from} for ${POSITION_BYTES}) as place
      from opinion_maps where content_id = ${contentId}`.execute(this.db);
    const [row] = rows;
    const stored = row && (await this.#storedAt(contentId, row.state));
    if (!stored) return null;
    return { stored, own: participant === null ? null : readPosition(row.place) };
  }

  #storedAt(contentId: string, state: string): Promise<StoredMap | null> {
    const known = this.#kept.get(contentId);
    this.#kept.delete(contentId);
    const kept = known?.state === state ? known : { state, stored: readMap(this.db, contentId) };
    this.#kept.set(contentId, kept);
    kept.stored.catch(() => this.#kept.delete(contentId));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest!);
    return kept.stored;
  }
}

async function readMap(db: Database, contentId: string): Promise<StoredMap | null> {
  const row = await db
    .selectFrom('opinion_maps')
    .select(['version', 'at', 'map', 'stability'])
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  if (!row) return null;
  const orders = new Map<OpinionOrder, readonly number[]>();
  return {
    ...row,
    ordered(by) {
      const order = orders.get(by) ?? orderStatements(row.map, by);
      orders.set(by, order);
      return order;
    },
  };
}
