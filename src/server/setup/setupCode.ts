import { createHash, randomBytes, randomInt } from 'node:crypto';
import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { SETUP_CODES, forgetAttempts } from '../identity/attempts';

/** Crockford's letters: none of them can be taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LETTERS = 4;
const HOUR_MS = 3_600_000;
const CODE_LIFETIME_MS = 24 * HOUR_MS;
export const SESSION_LIFETIME_MS = HOUR_MS;
const SESSION_BYTES = 32;

/** Rows of `installation`: the code that is valid, and the browser that has given it. */
const CODE_KEY = 'setupCode';
const SESSION_KEY = 'setupSession';
/** Tries are counted for the installation, whoever makes them and at whichever host. */
export const COUNTED_FOR = 'installation';

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Creates a code of 60 random bits. */
function createSetupCode(): string {
  const createGroup = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, createGroup).join('-');
}

/** Reads a code as somebody types it: small letters, other dashes, O for 0, I and L for 1. */
const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Host that has printed the valid code, and when. */
export interface PrintedCode {
  readonly host: string;
  readonly at: string;
}

/**
 * Keeps a new code where there is none that is valid; with `isWanted` in the place of any.
 * @returns the code, or where the valid one was printed
 */
export async function issueSetupCode(
  db: Database,
  now: Date,
  isWanted = false,
): Promise<string | PrintedCode> {
  const code = createSetupCode();
  const value = JSON.stringify({
    hash: hash(normalizeCode(code)),
    expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS).toISOString(),
    host: hostname(),
    at: now.toISOString(),
  });
  const { rows } = await sql`
    insert into installation (key, value) values (${CODE_KEY}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value
    where ${isWanted} or (installation.value ->> 'expiresAt')::timestamptz <= ${now}
    returning key`.execute(db);
  if (rows.length === 0) return readPrinted(db);
  // A new code begins its tries anew: those of strangers do not use them up.
  if (isWanted) await forgetAttempts(db, SETUP_CODES, COUNTED_FOR);
  return code;
}

async function readPrinted(db: Database): Promise<PrintedCode> {
  const { value } = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', CODE_KEY)
    .executeTakeFirstOrThrow();
  return { host: String(value.host), at: String(value.at) };
}

/** Deletes a row that holds this secret and is not too old; false where there is none. */
async function useUp(db: Database, key: string, secret: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from installation where key = ${key} and value ->> 'hash' = ${hash(secret)}
      and (value ->> 'expiresAt')::timestamptz > ${now}
    returning key`.execute(db);
  return rows.length > 0;
}

/**
 * Uses a code up and opens the session in which somebody becomes the administrator.
 * @returns its token; null for a code that is wrong, used or too old
 */
export function redeemSetupCode(db: Database, typed: string, now: Date): Promise<string | null> {
  const token = randomBytes(SESSION_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS).toISOString();
  return db.transaction().execute(async (trx) => {
    if (!(await useUp(trx, CODE_KEY, normalizeCode(typed), now))) return null;
    const value = JSON.stringify({ hash: hash(token), expiresAt });
    await trx
      .insertInto('installation')
      .values({ key: SESSION_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return token;
  });
}

/** Tells whether this token is that of the browser that has given the code. */
export async function isSetupSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!token) return false;
  const { rows } = await sql`
    select from installation where key = ${SESSION_KEY} and value ->> 'hash' = ${hash(token)}
      and (value ->> 'expiresAt')::timestamptz > ${now}`.execute(db);
  return rows.length > 0;
}

/** Ends the session: it makes one administrator. False where it is none, or has ended. */
export const endSetupSession = async (
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<boolean> => token !== undefined && useUp(db, SESSION_KEY, token, now);
