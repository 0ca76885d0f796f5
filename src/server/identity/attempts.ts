import { createHash } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { withoutTransactionCheck } from '../db/transactionCheck';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What was counted under one key; times in milliseconds since 1970. */
export interface Seen {
  readonly count: number;
  readonly since: number;
  readonly last: number;
}

export interface Limit {
  readonly name: string;
  /** How long the next attempt has to wait, in milliseconds; 0 lets it through. */
  waitMs(seen: Seen, now: number): number;
  /** Whether counting begins anew. */
  isOver(seen: Seen, now: number): boolean;
}

/** At most `most` in each window, which begins with the first. */
const perWindow = (name: string, most: number, windowMs: number): Limit => ({
  name,
  waitMs: ({ count, since }, now) => (count < most ? 0 : Math.max(0, since + windowMs - now)),
  isOver: ({ since }, now) => now - since >= windowMs,
});

const FREE_TRIES = 5;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

const growingWait = (count: number): number =>
  count < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_TRIES), LONGEST_WAIT_MS);

/** Passwords tried for one account: five, then after one minute, two, four … fifteen; forgotten after a quiet hour. */
export const PASSWORDS_PER_ACCOUNT: Limit = {
  name: 'password',
  waitMs: ({ count, last }, now) => Math.max(0, last + growingWait(count) - now),
  isOver: ({ last }, now) => now - last >= HOUR_MS,
};

/** Wrong passwords from one network address; a school or a carrier shares one among thousands. */
export const PASSWORDS_PER_ADDRESS = perWindow('passwordFrom', 30, 5 * MINUTE_MS);
export const REGISTRATIONS_PER_EMAIL = perWindow('register', 3, HOUR_MS);
export const REGISTRATIONS_PER_ADDRESS = perWindow('registerFrom', 30, HOUR_MS);
export const RESETS_PER_EMAIL = perWindow('reset', 3, HOUR_MS);
export const RESETS_PER_ADDRESS = perWindow('resetFrom', 30, HOUR_MS);
export const FEEDBACK_PER_ADDRESS = perWindow('feedbackFrom', 20, HOUR_MS);
/** Ballots of visitors and of tokens, whom nothing but a key tells apart; in a library many share one address. */
export const VISITOR_BALLOTS_PER_ADDRESS = perWindow('ballotFrom', 120, HOUR_MS);
/** Votes of visitors on answers. */
export const HELPFULNESS_PER_ADDRESS = perWindow('helpfulFrom', 120, HOUR_MS);
/** Names that are compared with the one on a certificate. */
export const CERTIFICATE_NAMES_PER_ADDRESS = perWindow('certificateNameFrom', 20, HOUR_MS);
export const COMMENTS_PER_PERSON = perWindow('comment', 30, 10 * MINUTE_MS);
export const STATEMENTS_PER_PERSON = perWindow('statement', 30, 10 * MINUTE_MS);
export const REPORTS_PER_PERSON = perWindow('report', 60, HOUR_MS);
/** What the machine is asked to translate; what is kept already is not counted. */
export const TRANSLATIONS_PER_PERSON = perWindow('translation', 200, HOUR_MS);
export const TRANSLATIONS_PER_ADDRESS = perWindow('translationFrom', 600, HOUR_MS);
/** Requests that invite others to teams, each with up to five hundred addresses. */
export const INVITATIONS_PER_PERSON = perWindow('teamInvitation', 10, HOUR_MS);
export const TEAMS_PER_PERSON = perWindow('teamFounding', 3, 24 * HOUR_MS);
export const EXPORTS_PER_PERSON = perWindow('export', 5, HOUR_MS);

const keyOf = ({ name }: Limit, subject: string) =>
  createHash('sha256').update(`${name} ${subject}`).digest();

/**
 * Counts an attempt before it is made, so that many at once cannot pass together. Returns 0, or the whole seconds to wait;
 * an attempt that has to wait is not counted. `subject` is what is limited: the key of an e-mail address, a network address.
 */
export function takeAttempt(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<number> {
  const key = keyOf(limit, subject);
  // Counted for who has lost their rights as well.
  return withoutTransactionCheck(() =>
    db.transaction().execute(async (trx) => {
      // The update changes nothing; it locks the row against other attempts until this one is
      // counted.
      const row = await trx
        .insertInto('attempts')
        .values({ key, count: 0, since: now, last_at: now })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
        .returning(['count', 'since', 'last_at'])
        .executeTakeFirstOrThrow();
      const seen = { count: row.count, since: row.since.getTime(), last: row.last_at.getTime() };
      const isOver = limit.isOver(seen, now.getTime());
      const waitMs = isOver ? 0 : limit.waitMs(seen, now.getTime());
      if (waitMs > 0) return Math.ceil(waitMs / SECOND_MS);
      await trx
        .updateTable('attempts')
        .set({
          count: isOver ? 1 : seen.count + 1,
          ...(isOver ? { since: now } : {}),
          last_at: now,
        })
        .where('key', '=', key)
        .execute();
      return 0;
    }),
  );
}

/** The first of several limits that refuses decides; returns the seconds to wait, 0 when all let it through. */
export async function takeAttempts(
  db: Database,
  limits: readonly (readonly [limit: Limit, subject: string])[],
  now: Date,
): Promise<number> {
  for (const [limit, subject] of limits) {
    const waitS = await takeAttempt(db, limit, subject, now);
    if (waitS > 0) return waitS;
  }
  return 0;
}

/** Takes one attempt back: it was no failure. */
export async function giveAttemptBack(db: Database, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(limit, subject))
    .where('count', '>', 0)
    .execute();
}

/** Success: the count begins anew. */
export async function forgetAttempts(db: Database, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', keyOf(limit, subject)).execute();
}
