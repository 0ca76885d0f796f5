import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;

export interface Hearing {
  /** With the payload of every NOTIFY on the channel. */
  readonly onNotice: (payload: string) => void;
  /** The connection was lost and is there again: what was told meanwhile nobody heard. */
  readonly onGap: () => void;
}

/**
 * Listens on a channel of the server at `url` until the returned function is called. A connection that is lost, because the server was restarted or another
 * one took its place, is made anew, for as long as it takes.
 */
export async function listenAt(
  url: string,
  channel: string,
  { onNotice, onGap }: Hearing,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
    client.once('end', () => void connectAgain());
  };

  const connectAgain = async () => {
    current = null;
    while (!isClosed && current === null) {
      await sleep(RETRY_MS, undefined, { ref: false });
      if (!isClosed) await connect().then(onGap, () => undefined);
    }
    // Closed while the connection was being made.
    if (isClosed) await (current as pg.Client | null)?.end();
  };

  await connect();
  return async () => {
    isClosed = true;
    await current?.end();
  };
}
