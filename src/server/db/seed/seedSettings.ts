import { SETTINGS_AREAS } from '../../../shared/contract/settings';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { Database } from '../openDatabase';
import { insertAll } from './insertAll';

/** Writes what the demonstration's installation says of itself. */
export const seedSettings = (db: Database, now: Date): Promise<void> =>
  insertAll(
    db,
    'settings',
    SETTINGS_AREAS.map((area) => ({
      area,
      revision: 1,
      value: JSON.stringify(DEMO_SETTINGS[area]),
      origin: 'seed' as const,
      changed_at: now,
    })),
  );
