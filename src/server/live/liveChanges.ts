import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ContentSection } from '../../shared/sections';
import type { OpenDatabase } from '../db/openDatabase';
import type { Tables } from '../db/tables';

const CHANNEL = 'content_changed';

/** That something changed and how far it is now; never what, so that nothing leaks past the permission of a read. */
export interface ContentChange {
  readonly id: string;
  readonly section: ContentSection;
  readonly version: number;
}

type Listener = (change: ContentChange) => void;

/** Tells every host of this database, once the transaction it is called in commits. */
export const announceChange = (db: Kysely<Tables>, change: ContentChange): Promise<void> =>
  announceChanges(db, [change]);

/** The same of several contents, in one statement. */
export async function announceChanges(
  db: Kysely<Tables>,
  changes: readonly ContentChange[],
): Promise<void> {
  const payloads = changes.map((change) => JSON.stringify(change));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  );
}

export interface LiveChanges {
  /** Calls `listener` with every later change of this content, from any host. Returns the end of it. */
  subscribe(contentId: string, listener: Listener): () => void;
  /** Calls `listener` with every later change of any content, for the life of the host. */
  onAnyChange(listener: Listener): void;
}

/** One listening connection for the process; browsers are served from memory. */
export async function openLiveChanges(database: OpenDatabase): Promise<LiveChanges> {
  const listeners = new Map<string, Set<Listener>>();
  const general: Listener[] = [];
  await database.listen(CHANNEL, (payload) => {
    const change = JSON.parse(payload) as ContentChange;
    listeners.get(change.id)?.forEach((listener) => listener(change));
    general.forEach((listener) => listener(change));
  });
  return {
    onAnyChange: (listener) => void general.push(listener),
    subscribe(contentId, listener) {
      const set = listeners.get(contentId) ?? new Set<Listener>();
      listeners.set(contentId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(contentId);
      };
    },
  };
}
