import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenDatabase } from '../db/openDatabase';

export interface ObservedDatabase extends OpenDatabase {
  /** Resolves when every listener has heard each notice that was committed before the call. */
  noticesHeard(): Promise<void>;
}

const ROUND_TRIP = 'round trip ';

interface Listener {
  readonly channel: string;
  /** Called with the payload of a round trip. */
  readonly waiting: Map<string, () => void>;
}

/**
 * Lets tests wait for the notices of a database: a notice of the test's own reaches every listener
 * after those that were committed before it. What listens is not told of it.
 */
export function observeNotices(database: OpenDatabase): ObservedDatabase {
  const listeners: Listener[] = [];
  return {
    ...database,
    async listen(channel, onNotice, onGap) {
      const waiting: Listener['waiting'] = new Map();
      const hear = (payload: string) => {
        if (!payload.startsWith(ROUND_TRIP)) return onNotice(payload);
        waiting.get(payload)?.();
        waiting.delete(payload);
      };
      await database.listen(channel, hear, onGap);
      listeners.push({ channel, waiting });
    },
    async noticesHeard() {
      const payload = `${ROUND_TRIP}${randomUUID()}`;
      const heard = listeners.map(
        ({ waiting }) => new Promise<void>((resolve) => waiting.set(payload, resolve)),
      );
      const channels = [...new Set(listeners.map(({ channel }) => channel))];
      await sql`select pg_notify(channel, ${payload}) from unnest(${channels}::text[]) as channel`.execute(
        database.db,
      );
      await Promise.all(heard);
    },
  };
}
