import { sql, type ExpressionBuilder } from 'kysely';
import { RETENTION_PERIODS } from '../../shared/retention';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import type { StoredMail } from './composeMail';
import type { MailOrder } from './mailer';
import type { MailTemplate } from './texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Duration in milliseconds for which a mail belongs to the host that took it, unless that host says
 * again that it is at it.
 */
export const LEASE_MS = 2 * MINUTE_MS;
/**
 * Age in milliseconds at which a mail that has not left is given up: the links in it have expired
 * as well.
 */
export const MAIL_LIFETIME_MS = RETENTION_PERIODS.waitingMailHours * HOUR_MS;
/** Waiting times in milliseconds after the first failure, the second …; the last one goes on. */
export const RETRY_AFTER_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  6 * HOUR_MS,
] as const;

export interface WaitingMail extends StoredMail {
  readonly id: number;
  /** Number of tries that failed. */
  readonly attempts: number;
}

/** At `now`, for a host that is sending the mails `underWay`. */
export interface OutboxMoment {
  readonly now: Date;
  readonly underWay: readonly number[];
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

interface Kept {
  readonly at: Date;
  /** Leaves when nothing else does. */
  readonly isBulk: boolean;
}

/** Keeps the mails in the transaction `db`, or at once, in this order. */
export async function storeMails(
  db: Database,
  orders: readonly MailOrder[],
  { at, isBulk }: Kept,
): Promise<void> {
  if (orders.length === 0) return;
  await db
    .insertInto('mails')
    .values(
      orders.map(({ to, locale, template, values, entries = [] }) => ({
        receiver: to,
        locale,
        template,
        template_values: JSON.stringify(values),
        entries: JSON.stringify(entries),
        created_at: at,
        is_bulk: isBulk,
      })),
    )
    .execute();
}

/** No host is at it. A host knows its own mails without the clock, which may jump. */
const isFree = (eb: ExpressionBuilder<Tables, 'mails'>, { now, underWay }: OutboxMoment) =>
  eb.and([
    eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]),
    sql<boolean>`id <> all(${underWay})`,
  ]);

const isDue = (eb: ExpressionBuilder<Tables, 'mails'>, now: Date) =>
  eb.or([eb('next_at', 'is', null), eb('next_at', '<=', now)]);

/**
 * Takes the oldest mail whose turn it is, for `LEASE_MS`; two hosts never get the same one. Mails
 * to one address leave in the order in which they were ordered; but one that waits for its next try
 * is overtaken, since nobody should wait hours for a link, and so are those that were ordered in
 * bulk.
 */
export async function takeMail(db: Database, moment: OutboxMoment): Promise<WaitingMail | null> {
  const { now } = moment;
  const row = await db
    .with('taken', (qb) =>
      qb
        .selectFrom('mails')
        .select('id')
        .where((eb) => eb.and([isFree(eb, moment), isDue(eb, now)]))
        .where('created_at', '>', after(now, -MAIL_LIFETIME_MS))
        .where(
          sql<boolean>`not exists (
            select from mails as earlier
            where earlier.receiver = mails.receiver and earlier.id < mails.id and earlier.is_bulk = mails.is_bulk
              and (earlier.leased_until > ${now} or earlier.next_at is null or earlier.next_at <= ${now})
          )`,
        )
        .orderBy('is_bulk')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mails')
    .from('taken')
    .set({ leased_until: after(now, LEASE_MS) })
    .whereRef('mails.id', '=', 'taken.id')
    .returningAll('mails')
    .executeTakeFirst();
  if (!row) return null;
  const { id, attempts, message_id: messageId, created_at: orderedAt } = row;
  const { receiver: to, locale, template, template_values: values, entries } = row;
  const order = { to, locale, template: template as MailTemplate, values, entries };
  return { id, attempts, messageId, orderedAt, order };
}

/** Postpones a mail that could not leave: another time, by whichever host looks then. */
export async function postponeMail(
  db: Database,
  { id, attempts }: WaitingMail,
  now: Date,
): Promise<void> {
  const waitMs = RETRY_AFTER_MS[attempts] ?? RETRY_AFTER_MS.at(-1)!;
  await db
    .updateTable('mails')
    .set({ attempts: attempts + 1, next_at: after(now, waitMs), leased_until: null })
    .where('id', '=', id)
    .execute();
}

export async function forgetMail(db: Database, { id }: WaitingMail): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}

/** Says that this host is still at its mails. */
export async function renewLeases(db: Database, { now, underWay }: OutboxMoment): Promise<void> {
  if (underWay.length === 0) return;
  await db
    .updateTable('mails')
    .set({ leased_until: after(now, LEASE_MS) })
    .where('id', 'in', underWay)
    .execute();
}

/** Gives up what has waited for `MAIL_LIFETIME_MS`. Returns the template of each. */
export async function forgetOldMails(db: Database, moment: OutboxMoment): Promise<string[]> {
  const rows = await db
    .deleteFrom('mails')
    .where('created_at', '<=', after(moment.now, -MAIL_LIFETIME_MS))
    .where((eb) => isFree(eb, moment))
    .returning('template')
    .execute();
  return rows.map(({ template }) => template);
}
