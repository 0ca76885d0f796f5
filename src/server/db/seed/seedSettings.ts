import { sql } from 'kysely';
import { SETTINGS_AREAS } from '../../../shared/contract/settings';
import { VOCABULARIES } from '../../../shared/contract/vocabularies';
import { DEMO_SETTINGS } from '../../../demo/city';
import type { Database } from '../openDatabase';
import { insertAll } from './insertAll';

/** Writes what the demonstration's installation says of itself, its districts and topics. */
export async function seedSettings(db: Database, now: Date): Promise<void> {
  await insertAll(
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
  for (const vocabulary of VOCABULARIES) {
    // In the place of what every installation begins with.
    await sql`delete from ${sql.table(vocabulary)}`.execute(db);
    await insertAll(
      db,
      vocabulary,
      DEMO_SETTINGS[vocabulary].map(({ key, name }, index) => ({
        key,
        name: JSON.stringify(name),
        position: index + 1,
      })),
    );
  }
}
