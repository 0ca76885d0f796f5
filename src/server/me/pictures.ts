import { sql } from 'kysely';
import { PROFILE_LIMITS } from '../../shared/contract/profile';
import { MAX_PIXELS, PICTURE_TIMEOUT_S, loadSharp } from '../content/pictureReader';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';

const KEPT_AS = 'image/webp';

/**
 * Makes the middle of a picture a small square, upright, in WebP. Made of its pixels alone: place,
 * device and time that a camera wrote beside them are left behind.
 * @throws Problem invalidPicture for what cannot be read as a whole.
 */
export async function makePicture(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = PROFILE_LIMITS.pictureSide;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp()
      .timeout({ seconds: PICTURE_TIMEOUT_S })
      .toBuffer();
  } catch {
    throw new Problem('invalidPicture');
  }
}

/**
 * Stores a picture in the place of the former one, under a new id: browsers that have the former in
 * a cache ask for another address.
 */
export async function storePicture(
  db: Database,
  personId: string,
  bytes: Buffer,
  now: Date,
): Promise<void> {
  const picture = { media_type: KEPT_AS, bytes, created_at: now };
  await db
    .insertInto('pictures')
    .values({ ...picture, person_id: personId })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ ...picture, id: sql`gen_random_uuid()` }),
    )
    .execute();
}

export async function deletePicture(db: Database, personId: string): Promise<void> {
  await db.deleteFrom('pictures').where('person_id', '=', personId).execute();
}

/** Finds a picture; undefined for one that was replaced, and while its person is blocked. */
export function findPicture(
  db: Database,
  id: string,
): Promise<{ media_type: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('pictures')
    .innerJoin('people', 'people.id', 'pictures.person_id')
    .select(['media_type', 'bytes'])
    .where('pictures.id', '=', id)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
}
