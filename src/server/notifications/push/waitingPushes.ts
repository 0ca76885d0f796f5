import { sql } from 'kysely';
import {
  PERSONAL_NOTIFICATION_KINDS,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATION_CATEGORIES,
  type NotificationKind,
} from '../../../shared/contract/notifications';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { ContentSection } from '../../../shared/sections';
import { isReadableByPerson } from '../../content/readers';
import type { Database } from '../../db/openDatabase';
import { OCCASION_CERTIFICATE, OCCASION_COMMENT_ID } from '../occasions';
import { isNotWithdrawn } from '../withdrawn';
import { KIND_TABLE } from '../digest/rhythms';
import { PUSH_TTL_S, type PushDelivery } from './deliverPush';
import type { Device } from './subscriptions';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * Longer than a try takes. After it the browser is quiet as long: what comes meanwhile is one
 * message.
 */
export const QUIET_MS = MINUTE_MS;
/**
 * Waiting times in milliseconds after the first refused try in a row, the second …; the last one
 * goes on.
 */
export const RETRY_AFTER_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS] as const;
/** Sent at the same time. */
const TOGETHER = 20;

export interface ClaimedDevice extends Device {
  readonly attempts: number;
}

/** One notification that waits for one browser. */
export interface WaitingPush {
  readonly subscription_id: string;
  readonly notification_id: string;
  readonly kind: NotificationKind;
  /** The number of the certificate that it is about. */
  readonly certificate: string | null;
  /** The comment that it is about. */
  readonly comment_id: string | null;
  /**
   * False for what has been read or withdrawn meanwhile, is not wanted any more or is no longer for
   * the person’s eyes.
   */
  readonly is_told: boolean;
  /** Null: about nothing in particular, or about what the person may not read. */
  readonly section: ContentSection | null;
  readonly slug: string | null;
  readonly title: Localized | null;
  readonly original_locale: Locale | null;
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Gives up what is too old to be news, and browsers whose subscription has ended. */
export async function dropOldPushes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('pushes')
    .where('at', '<=', after(now, -PUSH_TTL_S * SECOND_MS))
    .execute();
  await db.deleteFrom('push_subscriptions').where('expires_at', '<=', now).execute();
}

/**
 * Takes browsers that something waits for, for as long as a try can last: no other host gets them
 * meanwhile.
 */
export async function claimDevices(db: Database, now: Date): Promise<ClaimedDevice[]> {
  const { rows } = await sql<ClaimedDevice>`
    update push_subscriptions set next_at = ${after(now, QUIET_MS)}
    where id in (
      select id from push_subscriptions
      where next_at <= ${now} and exists (select from pushes where subscription_id = push_subscriptions.id)
      order by next_at, id limit ${TOGETHER} for update skip locked
    )
    returning id, endpoint, p256dh, auth, locale, attempts`.execute(db);
  return rows;
}

const USUALLY_PUSHED = NOTIFICATION_CATEGORIES.filter(
  (category) => DEFAULT_NOTIFICATION_SETTINGS[category].push,
);

/** Lists what waits for these browsers, the oldest first. */
export async function listWaitingPushes(
  db: Database,
  devices: readonly ClaimedDevice[],
  now: Date,
): Promise<WaitingPush[]> {
  const { rows } = await sql<WaitingPush>`
    select found.*, section, slug, title, original_locale
    from (
      select pushes.subscription_id, pushes.notification_id, pushes.at, notifications.kind, notifications.content_id,
        ${OCCASION_CERTIFICATE} as certificate, ${OCCASION_COMMENT_ID} as comment_id,
        ${isReadableByPerson(now)} as is_readable,
        notifications.read_at is null and notifications.deleted_at is null and people.blocked_at is null
          and push_subscriptions.person_id = people.id
          and coalesce(chosen.push, kinds.category = any(${USUALLY_PUSHED}::text[]))
          and (notifications.content_id is null or notifications.kind = any(${[...PERSONAL_NOTIFICATION_KINDS]}::text[])
            or coalesce(${isReadableByPerson(now)}, false))
          and ${isNotWithdrawn(now)} as is_told
      from pushes
      join push_subscriptions on push_subscriptions.id = pushes.subscription_id
      join notifications on notifications.id = pushes.notification_id
      join people on people.id = notifications.person_id
      join rights on rights.person_id = people.id
      join ${KIND_TABLE} as kinds on kinds.kind = notifications.kind
      left join notification_settings as chosen on chosen.person_id = people.id and chosen.category = kinds.category
      left join contents on contents.id = notifications.content_id
      where pushes.subscription_id = any(${devices.map(({ id }) => id)}::uuid[])
    ) as found
    left join contents on contents.id = found.content_id and found.is_readable
    order by found.at, found.notification_id`.execute(db);
  return rows;
}

const forget = (db: Database, { id }: ClaimedDevice, waiting: readonly WaitingPush[]) =>
  db
    .deleteFrom('pushes')
    .where('subscription_id', '=', id)
    .where(
      'notification_id',
      'in',
      waiting.map(({ notification_id }) => notification_id),
    )
    .execute();

const change = (db: Database, { id }: ClaimedDevice, set: { next_at?: Date; attempts?: number }) =>
  db.updateTable('push_subscriptions').set(set).where('id', '=', id).execute();

/** Drops what waits when none of it was to be told: the browser is free for the next. */
export async function dropWaitingPushes(
  db: Database,
  device: ClaimedDevice,
  waiting: readonly WaitingPush[],
  now: Date,
): Promise<void> {
  if (waiting.length > 0) await forget(db, device, waiting);
  await change(db, device, { next_at: now });
}

/** Stores the outcome of a try. */
export async function settleDelivery(
  db: Database,
  device: ClaimedDevice,
  waiting: readonly WaitingPush[],
  { now, delivery }: { readonly now: Date; readonly delivery: PushDelivery },
): Promise<void> {
  if (delivery.outcome === 'gone')
    return void (await db.deleteFrom('push_subscriptions').where('id', '=', device.id).execute());
  if (delivery.outcome === 'later') {
    const waitMs = RETRY_AFTER_MS[device.attempts] ?? RETRY_AFTER_MS.at(-1)!;
    const next_at = after(now, Math.max(waitMs, delivery.waitMs));
    return void (await change(db, device, { next_at, attempts: device.attempts + 1 }));
  }
  await forget(db, device, waiting);
  await change(db, device, { attempts: 0 });
}
