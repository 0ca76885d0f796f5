import type { FastifyInstance } from 'fastify';
import { getPendingWork } from '../../background/pendingWork';
import type { DatabaseNow } from '../../db/databaseClock';
import type { OpenDatabase } from '../../db/openDatabase';
import { STATEMENTS_CHANNEL } from '../statementChanges';
import { MapUpdater } from './mapUpdater';
import { listBehind } from './mapRows';
import { listUnmeasured, measureMap } from './measuring';
import { Pacer } from './pace';

/** Votes of a burst are one update. */
const BURST_MS = 150;
/** The stability is measured once a dialog has been quiet for so long. */
const QUIET_MS = 20_000;
/**
 * Time in milliseconds after which something is found that a notice did not bring about: another
 * host has died, or something went wrong.
 */
const LOOK_EVERY_MS = 60_000;
/** Time in milliseconds until the next attempt where something went wrong. */
const AGAIN_MS = 2_000;

const [NOT_DRAWN, NOT_MEASURED, NOT_LOOKED] = [
  'a map of opinions could not be drawn',
  'the stability of a map could not be measured',
  'dialogs could not be looked through',
];

export interface MapEngineOptions {
  readonly database: OpenDatabase;
  readonly databaseNow: DatabaseNow;
  readonly log: { error(facts: object, text: string): void };
  /** Milliseconds; tests are less patient. */
  readonly quietMs?: number;
}

export interface MapEngine {
  /** Name under which the host takes leases. */
  readonly host: string;
  /** Ends the thread that draws, as a fault would; the next map starts another one. */
  endThread(): Promise<void>;
}

/**
 * Draws the maps of dialogs of statements beside the requests, on every host: from the moment it
 * listens, after each vote and each change of the statements, until it closes. Leases decide which
 * host draws a dialog. From a vote to its map it is `BURST_MS`, the update (about 80 ms of 2,000
 * people and 900 statements) and the storing; every host then hears of it by `opinions_changed`.
 */
export function openMapEngine(app: FastifyInstance, options: MapEngineOptions): MapEngine {
  const { database, databaseNow, log, quietMs = QUIET_MS } = options;
  const { db } = database;
  const pending = getPendingWork(app);
  const drawer = new MapUpdater(db, databaseNow);

  const closing = new AbortController();

  const measure = async (id: string) => {
    if (await drawer.has(id)) await measureMap(db, id, closing.signal);
  };
  const measurements = new Pacer(
    (id) => pending.track(measure(id)),
    (contentId, err) => log.error({ contentId, err }, NOT_MEASURED),
  );

  const draw = async (id: string) => {
    const outcome = await drawer.draw(id);
    if (outcome.kind === 'waiting') maps.plan(id, outcome.ms);
    if (outcome.kind === 'drawn') measurements.putOff(id, quietMs);
  };
  const maps = new Pacer(
    (id) => pending.track(draw(id)),
    (contentId, err) => {
      log.error({ contentId, err }, NOT_DRAWN);
      maps.plan(contentId, AGAIN_MS);
    },
  );

  const look = async () => {
    try {
      for (const id of await listBehind(db)) maps.plan(id, BURST_MS);
      for (const id of await listUnmeasured(db)) measurements.plan(id, quietMs);
    } catch (err) {
      log.error({ err }, NOT_LOOKED);
    }
  };

  let looking: NodeJS.Timeout | undefined;
  const begin = async () => {
    await database.listen(STATEMENTS_CHANNEL, (id) => maps.plan(id, BURST_MS));
    // The host may have been closed meanwhile.
    if (closing.signal.aborted) return;
    looking = setInterval(() => void pending.track(look()), LOOK_EVERY_MS).unref();
    await look();
  };
  app.addHook('onListen', () => pending.track(begin()));
  app.addHook('onClose', async () => {
    clearInterval(looking);
    const ended = [maps.end(), measurements.end()];
    closing.abort();
    await drawer.endThread();
    await Promise.all(ended);
    await drawer.close();
  });
  return { host: drawer.host, endThread: () => drawer.endThread() };
}
