import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SETTINGS_AREAS } from '../../../shared/contract/settings';
import { VOCABULARIES } from '../../../shared/contract/vocabularies';
import { DEMO_HERO, DEMO_SETTINGS } from '../../../demo/city';
import { SVG_TYPE } from '../../files/checking/brandPicture';
import { cleanSvg } from '../../files/checking/cleanSvg';
import { SERVER_SOURCE_FOLDER } from '../../folders';
import type { Database } from '../openDatabase';
import { insertAll } from './insertAll';

const PICTURE = join(SERVER_SOURCE_FOLDER, '..', 'demo', 'harbour.svg');

/** Writes the settings of the demonstration's installation, its picture, districts and topics. */
export async function seedSettings(db: Database, now: Date): Promise<void> {
  const bytes = Buffer.from(cleanSvg(await readFile(PICTURE)).toString());
  const id = createHash('sha256').update(bytes).digest('hex');
  const { width, height, weakOn } = DEMO_HERO;
  await insertAll(db, 'brand_files', [
    { id, media_type: SVG_TYPE, bytes, width, height, weak_on: weakOn, sent_at: now },
  ]);
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
