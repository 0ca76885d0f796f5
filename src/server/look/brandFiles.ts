import { sql } from 'kysely';
import type { BrandPicture } from '../../shared/contract/settings';
import { getSettings } from '../city/currentSettings';
import { getLogo } from '../../shared/settings';
import type { Database } from '../db/openDatabase';
import type { CheckedBrandPicture } from '../files/checking/brandPicture';
import { toLogo } from '../files/checking/brandPicture';
import { openLogo } from '../files/checking/openLogo';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Lists the pictures of the look that counts now. */
function listShownPictures({ look: { logo, hero } } = getSettings()): BrandPicture[] {
  return [logo.light, logo.dark, hero].filter((picture) => picture !== null);
}

/** Deletes what was sent a week ago and what no value of the look names, of now or of before. */
async function deleteUnused(db: Database, now: Date): Promise<void> {
  const shown = listShownPictures().map(({ file }) => file);
  await sql`
    delete from brand_files where sent_at < ${new Date(now.getTime() - WEEK_MS)}
      and id <> all (${shown}::text[])
      and id not in (
        select jsonb_path_query(value, '$.**.file') #>> '{}' from settings where area = 'look'
      )`.execute(db);
}

/** Keeps a picture that was checked; the same again is there already. */
export async function storeBrandPicture(
  db: Database,
  { id, mediaType, weakOn, ...picture }: CheckedBrandPicture,
  now: Date,
): Promise<BrandPicture> {
  await deleteUnused(db, now);
  await db
    .insertInto('brand_files')
    .values({ id, media_type: mediaType, weak_on: [...weakOn], sent_at: now, ...picture })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sent_at: now }))
    .execute();
  const { width, height } = picture;
  return { file: id, width, height, weakOn: [...weakOn] };
}

/** Hash of the bytes. */
const NAME = /^[0-9a-f]{64}$/;

/** Finds a picture of the look by its name; any other text finds nothing. */
export const findBrandFile = async (db: Database, id: string) =>
  NAME.test(id)
    ? db
        .selectFrom('brand_files')
        .select(['media_type', 'bytes'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;

/** A logo as PNG, for what shows no drawing. */
export interface DrawnLogo {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws a logo inside so many pixels; null where its file is not there. */
export async function drawLogo(
  db: Database,
  { file }: BrandPicture,
  [width, height]: readonly [number, number],
): Promise<DrawnLogo | null> {
  const kept = await findBrandFile(db, file);
  if (!kept) return null;
  const picture = await openLogo(toLogo(kept.bytes));
  const drawn = picture.resize({ width, height, fit: 'inside' }).png();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/**
 * Keeps the logo for light grounds drawn inside so many pixels; null while there is none. It is
 * drawn anew when the settings name another one.
 */
export function openDrawnLogo(
  db: Database,
  box: readonly [number, number],
): () => Promise<DrawnLogo | null> {
  let last: { readonly file: string; readonly drawing: Promise<DrawnLogo | null> } | null = null;
  return async () => {
    const logo = getLogo(getSettings(), 'light');
    if (!logo) return null;
    if (last?.file !== logo.file) {
      const drawing = drawLogo(db, logo, box);
      last = { file: logo.file, drawing };
      drawing.catch(() => (last = null));
    }
    return last.drawing;
  };
}
