import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const RETRY_MS = 1_000;
/** A connection on which only the other side speaks does not notice that there is none any more. */
const ASK_EVERY_MS = 5_000;
const SILENT_FOR_MS = 5_000;

export interface ChannelListener {
  /** With the payload of every NOTIFY on the channel. */
  readonly onNotice: (payload: string) => void;
  /** The connection was lost and is there again: what was told meanwhile nobody heard. */
  readonly onGap: () => void;
}

/**
 * Asks again and again whether the server is there, and ends the connection when it says nothing.
 */
function keepAsking(client: pg.Client): void {
  const stopped = new AbortController();
  client.once('end', () => stopped.abort());
  const pause = (ms: number) =>
    sleep(ms, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
  const ask = async () => {
    while (!stopped.signal.aborted) {
      await pause(ASK_EVERY_MS);
      const answer = client.query('select 1').then(
        () => true,
        () => false,
      );
      if (stopped.signal.aborted || (await Promise.race([answer, pause(SILENT_FOR_MS)]))) continue;
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    }
  };
  void ask();
}

/**
 * Listens on a channel of the server at `url` until the returned function is called. A connection
 * that is lost, because the server was restarted or another one took its place, is made anew, for
 * as long as it takes.
 */
export async function listenToChannel(
  url: string,
  channel: string,
  { onNotice, onGap }: ChannelListener,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null;
  let isClosed = false;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: SILENT_FOR_MS,
    });
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
    keepAsking(client);
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
