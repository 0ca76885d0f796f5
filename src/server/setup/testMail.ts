import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { TestMail } from '../../shared/contract/setup';
import type { Locale } from '../../shared/locales';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import { createMailLink } from '../identity/mailLinks';

/** Rows of `installation`: the number of the newest test mail, and when one has arrived. */
const TEST_KEY = 'testMail';
const ARRIVED_KEY = 'mailArrived';
const DIGITS = 6;
const DAY_MS = 24 * 3_600_000;

const hash = (number: string): string => createHash('sha256').update(number).digest('hex');

interface Receiver {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
}

const put = (db: Database, key: string, facts: object) => {
  const value = JSON.stringify(facts);
  return db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

const removeNumber = (db: Database, number: string) =>
  sql`delete from installation
    where key = ${TEST_KEY} and value ->> 'hash' = ${hash(number)}`.execute(db);

/** Sends a mail with a number at once, and says what is in its way. */
export async function sendTestMail(
  { db, mail, portalOrigin, clock }: HostContext,
  { name, email, locale }: Receiver,
): Promise<TestMail> {
  const number = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const expiresAt = new Date(clock() + DAY_MS).toISOString();
  // Before the mail: who has lost the right meanwhile sends none.
  await put(db, TEST_KEY, { hash: hash(number), expiresAt });
  const link = createMailLink(portalOrigin, locale, 'setup?step=mail');
  const fault = await mail.sendAtOnce({
    to: email,
    locale,
    template: 'testMail',
    values: { name, link, quotation: number },
  });
  if (fault !== null) await removeNumber(db, number);
  return { isSent: fault === null, fault };
}

/** Notes that mail arrives. False where this is not the number of the newest test mail. */
export function noteArrival(db: Database, number: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      delete from installation where key = ${TEST_KEY} and value ->> 'hash' = ${hash(number)}
        and (value ->> 'expiresAt')::timestamptz > ${now}
      returning key`.execute(trx);
    if (rows.length === 0) return false;
    await put(trx, ARRIVED_KEY, { at: now.toISOString() });
    return true;
  });
}

/** Tells whether a mail of this installation has ever arrived, and whether one is on its way. */
export async function readTestMail(
  db: Database,
  now: Date,
): Promise<{ readonly hasArrived: boolean; readonly isUnderway: boolean }> {
  const { rows } = await sql<{ key: string }>`
    select key from installation where key = ${ARRIVED_KEY}
      or (key = ${TEST_KEY} and (value ->> 'expiresAt')::timestamptz > ${now})`.execute(db);
  const keys = rows.map(({ key }) => key);
  return { hasArrived: keys.includes(ARRIVED_KEY), isUnderway: keys.includes(TEST_KEY) };
}
