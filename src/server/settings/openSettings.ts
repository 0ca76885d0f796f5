import { isDeepStrictEqual } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import type { HostSettings } from '../../shared/contract/settings';
import type { OpenDatabase } from '../db/openDatabase';
import { setNewestSettings } from '../city/currentSettings';
import { moveCityZone } from '../db/legalInForce';
import { readSettings, type LockedSettings } from './readSettings';

const CHANNEL = 'settings_changed';
/** A net below the announcements: they are missed only while the database is away. */
const READ_EVERY_MS = 60_000;

export interface SettingsOfHost {
  /** The newest settings that this host knows of; one frozen object until the next change. */
  readonly current: () => HostSettings;
  /** Calls `listener` after each change, for the life of the host. */
  readonly onChange: (listener: () => void) => void;
  /** Reads anew now: whoever has changed something sees it in the next answer. */
  readonly refresh: () => Promise<void>;
  readonly locked: LockedSettings;
  readonly close: () => void;
}

interface Options {
  readonly locked: LockedSettings;
  /** Moment of this start. */
  readonly at: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Told of each read that nobody waits for. */
  readonly track?: (read: Promise<void>) => void;
}

/**
 * Reads the settings and goes on with every change that any host of this database makes. A zone
 * that a settings file brings or leaves behind moves the city's clock with this start.
 */
export async function openSettings(
  database: OpenDatabase,
  { locked, at, log, track = () => undefined }: Options,
): Promise<SettingsOfHost> {
  const listeners: (() => void)[] = [];
  let current = await readSettings(database.db, locked);
  setNewestSettings(current);
  const { zone } = current.time;
  await database.db.transaction().execute((trx) => moveCityZone(trx, { zone, at }));

  const refresh = async (): Promise<void> => {
    const read = await readSettings(database.db, locked);
    // An answer that was on its way while a newer one came is dropped.
    if (read.number < current.number || isDeepStrictEqual(read, current)) return;
    current = read;
    setNewestSettings(read);
    listeners.forEach((listener) => listener());
  };
  const refreshLater = () =>
    track(refresh().catch((error: unknown) => log.warn(error, 'settings were not read')));
  await database.listen(CHANNEL, refreshLater, refreshLater);
  // Changes between the first reading and the first announcement.
  await refresh();
  const timer = setInterval(refreshLater, READ_EVERY_MS);
  timer.unref();
  return {
    current: () => current,
    onChange: (listener) => void listeners.push(listener),
    refresh,
    locked,
    close: () => clearInterval(timer),
  };
}
