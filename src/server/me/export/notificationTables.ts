import { sql } from 'kysely';
import { selectReaderText, joinReader, type ExportTable } from './exportTable';

/** Tables of what a person was told, and how they want to be told. */
export const NOTIFICATION_EXPORTS = [
  {
    name: 'notifications',
    by: ['notifications.person_id'],
    fields: ['at', 'kind', 'because', 'section', 'slug', 'title', 'read_at', 'deleted_at'],
    from: (owner) => sql`(
      select notifications.id, at, notifications.kind, because, section, slug, ${selectReaderText('contents.title')} as title,
        read_at, notifications.deleted_at
      from notifications ${joinReader(owner)} left join contents on contents.id = notifications.content_id
      where notifications.person_id = ${owner.personId}
    ) as found order by at, id`,
  },
  {
    // The receivers of a notification are data of their own.
    name: 'notifications-by-you',
    by: ['notifications.actor_id'],
    fields: ['at', 'kind'],
    from: ({ personId }) => sql`(
      select distinct at, kind, occasion from notifications where actor_id = ${personId}
    ) as found order by at, occasion`,
  },
  {
    name: 'notification-settings',
    by: ['notification_settings.person_id'],
    fields: ['category', 'shown', 'mail', 'push'],
    from: ({ personId }) =>
      sql`notification_settings where person_id = ${personId} order by category`,
  },
  {
    name: 'notification-plan',
    by: ['notification_plans.person_id'],
    fields: [
      'time_zone',
      'hour',
      'weekday',
      'daily_until',
      'weekly_until',
      'digest_at',
      'unanswered',
      'each_until',
      'each_at',
      'each_mails',
    ],
    from: ({ personId }) => sql`notification_plans where person_id = ${personId}`,
  },
  {
    // With the endpoint and the keys anyone can send to the browser.
    name: 'notification-devices',
    by: ['push_subscriptions.person_id'],
    fields: ['service', 'locale', 'created_at', 'expires_at'],
    from: ({ personId }) => sql`(
      select substring(endpoint from '^[a-z]+://([^/:]+)') as service, locale, created_at, expires_at, id
      from push_subscriptions where person_id = ${personId}
    ) as found order by created_at, id`,
  },
] as const satisfies readonly ExportTable[];
