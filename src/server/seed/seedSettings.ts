import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { SETTINGS_AREAS, type BrandPicture } from '../../shared/contract/settings';
import { getDemonstrationFolder, toDemoPath } from '../../demo/demonstrations';
import { VOCABULARIES } from '../../shared/contract/vocabularies';
import { SVG_TYPE } from '../files/checking/brandPicture';
import { cleanSvg } from '../files/checking/cleanSvg';
import { insertAll } from './insertAll';
import type { Demonstration } from './readDemonstration';
import type { Seeding } from './seeding';

/** Reads the drawings of the look, cleaned, by their checksums. */
async function readDrawings({ name }: Demonstration): Promise<Map<string, Buffer>> {
  const folder = join(getDemonstrationFolder(name), 'look');
  const drawings = new Map<string, Buffer>();
  for (const file of await readdir(folder).catch(() => [])) {
    const bytes = Buffer.from(cleanSvg(await readFile(join(folder, file))).toString());
    drawings.set(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
  return drawings;
}

/** Makes the rows of the pictures. @throws Error that names one whose drawing is not there */
async function pictureRows(demo: Demonstration, now: Date) {
  const { hero, logo } = demo.settings.look;
  const named = [hero, logo.light, logo.dark].filter((picture) => picture !== null);
  const pictures = new Map(named.map((picture): [string, BrandPicture] => [picture.file, picture]));
  const drawings = await readDrawings(demo);
  return [...pictures].map(([id, { width, height, weakOn }]) => {
    const bytes = drawings.get(id);
    if (!bytes)
      throw new Error(
        `${toDemoPath(demo.name, 'settings.json')}: look: no drawing in the folder look has the checksum ${id}, but ${[...drawings.keys()].join(', ')}`,
      );
    return { id, media_type: SVG_TYPE, bytes, width, height, weak_on: weakOn, sent_at: now };
  });
}

/** Writes the settings of the demonstration's installation, its pictures, districts and topics. */
export async function seedSettings({ db, demo, now }: Seeding): Promise<void> {
  await insertAll(db, 'brand_files', await pictureRows(demo, now));
  await insertAll(
    db,
    'settings',
    SETTINGS_AREAS.map((area) => ({
      area,
      revision: 1,
      value: JSON.stringify(demo.settings[area]),
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
      demo.settings[vocabulary].map(({ key, name }, index) => ({
        key,
        name: JSON.stringify(name),
        position: index + 1,
      })),
    );
  }
}
