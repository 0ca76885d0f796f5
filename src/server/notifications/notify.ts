import { sql, type RawBuilder } from 'kysely';
import {
  PERSONAL_NOTIFICATION_KINDS,
  DEFAULT_NOTIFICATION_SETTINGS,
  getNotificationCategory,
  type NotificationKind,
  type NotificationReason,
} from '../../shared/contract/notifications';
import { isReadableByPerson } from '../content/readers';
import type { Database } from '../db/openDatabase';
import { announceToPeople } from '../live/liveChanges';

/**
 * Event that happened to one content or to many; `occasion` is a text for each receiver, in which
 * `told.content_id` is its content.
 */
export interface NotificationEvent {
  readonly kind: NotificationKind;
  /** Person who did it; is never told of it. */
  readonly actorId: string | null;
  /** Names what happened; the same occasion is told to the same person once. */
  readonly occasion: RawBuilder<string>;
  readonly at: Date;
}

export interface NewNotification extends Omit<NotificationEvent, 'occasion'> {
  readonly because: NotificationReason;
  readonly contentId: string | null;
  /**
   * Names what happened, as `comment {comment id}`: the same occasion is told to the same person
   * once.
   */
  readonly occasion: string;
}

/**
 * Tells people of something, in the transaction that it happens in and in one statement, however
 * many they are: all who may read the content, are not blocked, did not do it themselves and have
 * not switched the category off. Browsers hear of it after the commit, those that the category is
 * pushed to even where the portal is closed.
 * @param receivers a query of `person_id`, `content_id` and `because`
 */
export async function notifyReceivers(
  trx: Database,
  { kind, actorId, occasion, at }: NotificationEvent,
  receivers: RawBuilder<unknown>,
): Promise<void> {
  const category = getNotificationCategory(kind);
  const usual = DEFAULT_NOTIFICATION_SETTINGS[category];
  // In the order of the ids, so that no two tellers wait for each other.
  await sql`
    with told as (
      insert into notifications (person_id, kind, because, content_id, actor_id, occasion, at)
      select people.id, ${kind}, told.because, told.content_id, ${actorId}::uuid, ${occasion}, ${at}
      from (${receivers}) as told
      join people on people.id = told.person_id
      join rights on rights.person_id = people.id
      left join contents on contents.id = told.content_id
      left join notification_settings as chosen on chosen.person_id = people.id and chosen.category = ${category}
      where people.id is distinct from ${actorId}::uuid and people.blocked_at is null
        and (coalesce(chosen.shown, ${usual.shown}::boolean) or coalesce(chosen.mail, ${usual.mail}::text) <> 'none'
          or coalesce(chosen.push, ${usual.push}::boolean))
        and (told.content_id is null or ${PERSONAL_NOTIFICATION_KINDS.includes(kind)}::boolean or ${isReadableByPerson(at)})
      order by people.id, told.content_id
      on conflict (person_id, occasion) do nothing
      returning id, person_id
    ), pushed as (
      insert into pushes (subscription_id, notification_id, at)
      select push_subscriptions.id, told.id, ${at}
      from told
      join push_subscriptions on push_subscriptions.person_id = told.person_id
      left join notification_settings as chosen on chosen.person_id = told.person_id and chosen.category = ${category}
      where coalesce(chosen.push, ${usual.push}::boolean)
      order by push_subscriptions.id
    )
    ${announceToPeople(sql`select person_id from told`)}`.execute(trx);
}

const happenedTo = ({ kind, actorId, occasion, at }: NewNotification): NotificationEvent => ({
  kind,
  actorId,
  at,
  occasion: sql<string>`${occasion}::text`,
});

/**
 * Tells these people of something, in the transaction that it happens in; see `notifyReceivers`.
 */
export async function notify(
  trx: Database,
  news: NewNotification,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const receivers = sql`
    select person_id, ${news.contentId}::uuid as content_id, ${news.because}::text as because
    from unnest(${[...personIds]}::uuid[]) as person_id`;
  await notifyReceivers(trx, happenedTo(news), receivers);
}

/** Selects the people who follow one of these contents. */
export const selectFollowers = (contentIds: readonly string[]): RawBuilder<unknown> => sql`
  select person_id, content_id, 'following' as because from follows
  where content_id = any(${[...contentIds]}::uuid[]) and is_following`;

/**
 * Tells everybody who follows the content, or the team or committee in whose name it stands where
 * `ofAuthor` asks for that. Whoever has been told of the same occasion already is not told again.
 */
export async function notifyFollowers(
  trx: Database,
  news: Omit<NewNotification, 'because' | 'contentId'> & { readonly contentId: string },
  { ofAuthor = false } = {},
): Promise<void> {
  const receivers = sql`
    select distinct person_id, contents.id as content_id, 'following' as because
    from contents join follows on is_following
      and (follows.content_id = contents.id or (${ofAuthor}::boolean and follows.content_id = contents.author_content_id))
    where contents.id = ${news.contentId}`;
  await notifyReceivers(trx, happenedTo({ ...news, because: 'following' }), receivers);
}
