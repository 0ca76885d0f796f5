import { sql } from 'kysely';
import type { StatementState } from '../../../opinions/centring';
import type { Database } from '../../db/openDatabase';
import { readStates } from './mapRows';
import { readVotePages } from './voteReading';

/** A dialog as its stored map has it: what slow work is given. */
export interface StoredConversation {
  readonly version: number;
  /** JSON. */
  readonly map: string;
  /** See `memoryText.ts`. */
  readonly memory: string;
  /** See `voteBytes.ts`; up to the last vote of the map. */
  readonly pages: readonly Uint8Array<ArrayBuffer>[];
  readonly states: readonly StatementState[];
  /** See `participantOrder.ts`. */
  readonly orderKey: string;
}

interface StoredRow extends Pick<StoredConversation, 'version' | 'map' | 'memory' | 'orderKey'> {
  readonly votes: number;
}

/** Reads a conversation; null for a dialog without a map. */
export async function readConversation(
  db: Database,
  contentId: string,
): Promise<StoredConversation | null> {
  const { rows } = await sql<StoredRow>`
    select version, map.votes, map::text, memory::text, order_key as "orderKey"
    from opinion_maps as map join statement_dialogs using (content_id) where content_id = ${contentId}`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) return null;
  const { votes, ...map } = stored;
  const pages: Uint8Array<ArrayBuffer>[] = [];
  const range = { after: 0, upTo: votes };
  for await (const page of readVotePages(db, contentId, range)) pages.push(page);
  return { ...map, pages, states: await readStates(db, contentId) };
}
