import { randomBytes } from 'node:crypto';
import type { Database } from '../db/openDatabase';

const SECRET_BYTES = 32;

async function findSecret(db: Database, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? String(row.value.secret) : null;
}

/**
 * Returns a secret of this installation's own, under a name; made at the first use, and of several
 * hosts at once the first one's stays.
 */
export async function getInstallationSecret(db: Database, key: string): Promise<string> {
  const stored = await findSecret(db, key);
  if (stored !== null) return stored;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await db
    .insertInto('installation')
    .values({ key, value: JSON.stringify({ secret }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findSecret(db, key)) ?? secret;
}
