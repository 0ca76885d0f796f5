import { createHash } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { withoutTransactionCheck } from '../db/transactionCheck';
import { listNetworkKeys } from './networkAddress';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Count of attempts under one key; times in milliseconds since 1970. */
export interface AttemptCount {
  readonly count: number;
  readonly since: number;
  readonly last: number;
}

export interface AttemptLimit {
  readonly name: string;
  /** Tells whether it counts by network address, which many people may share. */
  readonly isOfNetwork: boolean;
  /**
   * Says how long the next attempt has to wait, in milliseconds; 0 lets it through.
   * @param factor how many times the number of one subject this one may have
   */
  waitMs(seen: AttemptCount, now: number, factor: number): number;
  /** Says how many of those that were counted still count; from 0 on the window begins anew. */
  countNow(seen: AttemptCount, now: number, factor: number): number;
}

/** Lets `most` through in each window, which begins with the first. */
const perWindow = (name: string, most: number, windowMs: number): AttemptLimit => ({
  name,
  isOfNetwork: false,
  waitMs: ({ count, since }, now, factor) =>
    count < most * factor ? 0 : Math.max(0, since + windowMs - now),
  countNow: ({ count, since }, now) => (now - since >= windowMs ? 0 : count),
});

/**
 * Lets `most` through of each network address in each window; what counts as one address:
 * `listNetworkKeys`.
 */
const perAddress = (name: string, most: number, windowMs: number): AttemptLimit => ({
  ...perWindow(name, most, windowMs),
  isOfNetwork: true,
});

/** Limits of what people do signed in or as visitors. */
export interface CallerLimits {
  readonly person: AttemptLimit;
  readonly network: AttemptLimit;
}

const FREE_TRIES = 5;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

const growingWait = (count: number): number =>
  count < FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - FREE_TRIES), LONGEST_WAIT_MS);

/**
 * Lets five through, then one after one minute, two, four … fifteen; forgotten after a quiet hour.
 */
const growing = (name: string): AttemptLimit => ({
  name,
  isOfNetwork: false,
  waitMs: ({ count, last }, now) => Math.max(0, last + growingWait(count) - now),
  countNow: ({ count, last }, now) => (now - last >= HOUR_MS ? 0 : count),
});

const FREE_FAILURES = 30;
const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/**
 * One failure is forgotten after each of these: the mistakes of a school or of a carrier's
 * customers.
 */
const FORGOTTEN_AFTER_MS = 30 * SECOND_MS;

/**
 * Lets thirty failures of a network address through; each one more doubles the pause before the
 * next, from five seconds to five minutes, and one is forgotten every thirty seconds. So who goes
 * on waits longer and longer, and a network where one went on is itself again soon after.
 */
const growingPerAddress = (name: string): AttemptLimit => ({
  name,
  isOfNetwork: true,
  waitMs({ count, last }, now, factor) {
    const more = count - FREE_FAILURES * factor;
    const pauseMs = more < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** more, LONGEST_PAUSE_MS);
    return Math.max(0, last + pauseMs - now);
  },
  countNow: ({ count, last }, now, factor) =>
    Math.max(0, count - Math.floor(((now - last) * factor) / FORGOTTEN_AFTER_MS)),
});

/** Passwords tried for one account by strangers: from devices on which it has not signed in. */
export const PASSWORDS_PER_ACCOUNT = growing('password');
/**
 * Passwords tried for one account on one device that it has signed in on, or in one session of it.
 */
export const PASSWORDS_PER_DEVICE = growing('passwordOn');
/** Codes of a second factor tried for one account, by those who know its password. */
export const CODES_PER_ACCOUNT = growing('code');
/** The same on a device that the account has signed in on, or in one session of it. */
export const CODES_PER_DEVICE = growing('codeOn');
/** Access tokens of doors that were tried on one device on which somebody has signed in. */
export const DOOR_TOKENS_PER_DEVICE = growing('doorTokenOn');
/** Wrong passwords from one network address, without known devices. */
export const PASSWORDS_PER_ADDRESS = growingPerAddress('passwordFrom');
/** Access tokens that no door knows, from one network address, without known devices. */
export const DOOR_TOKENS_PER_ADDRESS = growingPerAddress('doorTokenFrom');
export const REGISTRATIONS_PER_EMAIL = perWindow('register', 3, HOUR_MS);
export const REGISTRATIONS_PER_ADDRESS = perAddress('registerFrom', 30, HOUR_MS);
export const RESETS_PER_EMAIL = perWindow('reset', 3, HOUR_MS);
export const RESETS_PER_ADDRESS = perAddress('resetFrom', 30, HOUR_MS);
/** Wishes for another address; each sends two mails. */
export const EMAIL_CHANGES_PER_PERSON = perWindow('emailChange', 5, HOUR_MS);
export const EMAIL_CHANGES_PER_EMAIL = perWindow('emailChangeTo', 3, HOUR_MS);
/** Messages to those who run the portal. */
export const FEEDBACK: CallerLimits = {
  person: perWindow('feedback', 20, HOUR_MS),
  network: perAddress('feedbackFrom', 20, HOUR_MS),
};
/**
 * Ballots of visitors and of tokens, whom nothing but a key tells apart; in a library many share
 * one address.
 */
export const VISITOR_BALLOTS_PER_ADDRESS = perAddress('ballotFrom', 120, HOUR_MS);
/** Votes of visitors on answers. */
export const HELPFULNESS_PER_ADDRESS = perAddress('helpfulFrom', 120, HOUR_MS);
/** Names that are compared with the one on a certificate. */
export const CERTIFICATE_NAMES: CallerLimits = {
  person: perWindow('certificateName', 20, HOUR_MS),
  network: perAddress('certificateNameFrom', 20, HOUR_MS),
};
export const COMMENTS_PER_PERSON = perWindow('comment', 30, 10 * MINUTE_MS);
export const STATEMENTS_PER_PERSON = perWindow('statement', 30, 10 * MINUTE_MS);
export const REPORTS_PER_PERSON = perWindow('report', 60, HOUR_MS);
/** Texts for machine translation; what is kept already is not counted. */
export const TRANSLATIONS: CallerLimits = {
  person: perWindow('translation', 200, HOUR_MS),
  network: perAddress('translationFrom', 600, HOUR_MS),
};
/** Requests that invite others to teams, each with up to five hundred addresses. */
export const INVITATIONS_PER_PERSON = perWindow('teamInvitation', 10, HOUR_MS);
/** Tables of people invited to the portal, each with up to five thousand. */
export const PEOPLE_INVITED_PER_PERSON = perWindow('peopleInvited', 20, HOUR_MS);
export const PEOPLE_INVITED_AGAIN_PER_PERSON = perWindow('peopleInvitedAgain', 200, HOUR_MS);
export const INVITATIONS_PER_EMAIL = perWindow('invitedAgain', 3, HOUR_MS);
/** Tries to open the account of one invitation; each makes a hash of a password. */
export const INVITED_ACCOUNTS_PER_EMAIL = perWindow('invitedAccount', 10, HOUR_MS);
export const TEAMS_PER_PERSON = perWindow('teamFounding', 3, 24 * HOUR_MS);
/** Files that are announced; an archive is imported with all its pictures. */
export const FILES_PER_PERSON = perWindow('file', 1_000, HOUR_MS);
export const FILE_MEGABYTES_PER_PERSON = perWindow('fileMegabytes', 10_000, 24 * HOUR_MS);
/** Setup codes tried in all, at whichever host and by whomever. */
export const SETUP_CODES = perWindow('setupCode', 10, HOUR_MS);
/** Numbers of a test mail that were typed. */
export const TEST_NUMBERS_PER_PERSON = perWindow('testMailNumber', 20, HOUR_MS);
export const TEST_MAILS_PER_PERSON = perWindow('testMail', 20, HOUR_MS);
export const EXPORTS_PER_PERSON = perWindow('export', 5, HOUR_MS);

/** An attempt that is refused for now. */
export interface LimitRefusal {
  /** Whole seconds until the next one is let through. */
  readonly waitS: number;
  /** Tells whether the others of the same network used the limit up as well. */
  readonly isOfNetwork: boolean;
}

/**
 * Limit and subject that an attempt is counted for: the key of an e-mail address, a network
 * address, a person; as one, or as so many.
 */
export type CountedAttempt = readonly [limit: AttemptLimit, subject: string, amount?: number];

/**
 * Says what an attempt is counted for: of who is signed in for the person, wherever they are, of a
 * visitor for the network. So nobody who is signed in pays for what others of their network do.
 */
export const toCounted = (
  { person, network }: CallerLimits,
  viewer: { readonly id: string } | null,
  address: string,
): CountedAttempt => (viewer ? [person, viewer.id] : [network, address]);

interface Counter {
  readonly limit: AttemptLimit;
  readonly key: Buffer;
  readonly factor: number;
  readonly amount: number;
}

const toKey = ({ name }: AttemptLimit, subject: string) =>
  createHash('sha256').update(`${name} ${subject}`).digest();

function listCounters([limit, subject, amount = 1]: CountedAttempt): Counter[] {
  const subjects = limit.isOfNetwork ? listNetworkKeys(subject) : [{ key: subject, factor: 1 }];
  return subjects.map(({ key, factor }) => ({
    limit,
    key: toKey(limit, key),
    factor,
    amount,
  }));
}

/**
 * Counts an attempt for several limits at once before it is made, so that many at once cannot pass
 * together. An attempt that has to wait is counted for none of them.
 * @returns the refusal with the longest wait, or null
 */
export function takeAttempts(
  db: Database,
  counted: readonly CountedAttempt[],
  now: Date,
): Promise<LimitRefusal | null> {
  // In one order, so that no two transactions wait for each other.
  const counters = counted.flatMap(listCounters).sort((a, b) => Buffer.compare(a.key, b.key));
  // Counted for who has lost their rights as well.
  return withoutTransactionCheck(() =>
    db.transaction().execute(async (trx) => {
      // The update changes nothing; it locks the rows against other attempts until this one is
      // counted.
      const rows = await trx
        .insertInto('attempts')
        .values(counters.map(({ key }) => ({ key, count: 0, since: now, last_at: now })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({ key: eb.ref('excluded.key') })),
        )
        .returning(['key', 'count', 'since', 'last_at'])
        .execute();
      const found = new Map(rows.map((row) => [row.key.toString('hex'), row]));
      const looked = counters.map(({ limit, key, factor, amount }) => {
        const row = found.get(key.toString('hex'))!;
        const seen = { count: row.count, since: row.since.getTime(), last: row.last_at.getTime() };
        const count = limit.countNow(seen, now.getTime(), factor);
        const waitMs = count === 0 ? 0 : limit.waitMs(seen, now.getTime(), factor);
        const since = count === 0 ? now : row.since;
        return { limit, waitMs, row: { key, count: count + amount, since, last_at: now } };
      });
      const slowest = looked.reduce((most, next) => (next.waitMs > most.waitMs ? next : most));
      if (slowest.waitMs > 0) {
        const waitS = Math.ceil(slowest.waitMs / SECOND_MS);
        return { waitS, isOfNetwork: slowest.limit.isOfNetwork };
      }
      await trx
        .insertInto('attempts')
        .values(looked.map(({ row }) => row))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            count: eb.ref('excluded.count'),
            since: eb.ref('excluded.since'),
            last_at: eb.ref('excluded.last_at'),
          })),
        )
        .execute();
      return null;
    }),
  );
}

/** Counts an attempt for one limit, as `takeAttempts` does. */
export const takeAttempt = (
  db: Database,
  limit: AttemptLimit,
  subject: string,
  now: Date,
): Promise<LimitRefusal | null> => takeAttempts(db, [[limit, subject]], now);

const listKeys = (counted: CountedAttempt) => listCounters(counted).map(({ key }) => key);

/** Takes one attempt back: it was no failure. */
export async function returnAttempt(
  db: Database,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', listKeys([limit, subject]))
    .where('count', '>', 0)
    .execute();
}

/** Begins to count anew: it was a success. */
export async function forgetAttempts(
  db: Database,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('key', 'in', listKeys([limit, subject]))
    .execute();
}
