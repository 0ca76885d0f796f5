import type { ColumnType, Generated } from 'kysely';
import type {
  MailRhythm,
  NotificationCategory,
  NotificationKind,
  NotificationReason,
} from '../../shared/contract/notifications';
import type { Locale } from '../../shared/locales';
import type { NullableTimeColumn } from './columns';

interface NotificationsTable {
  readonly id: Generated<string>;
  readonly person_id: string;
  readonly kind: NotificationKind;
  readonly because: NotificationReason;
  readonly content_id: string | null;
  readonly actor_id: string | null;
  readonly occasion: string;
  readonly at: Date;
  readonly read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Taken from the list by the person; still there for them to bring back. */
  readonly deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NotificationTables {
  readonly notifications: NotificationsTable;
  readonly notification_settings: {
    readonly person_id: string;
    readonly category: NotificationCategory;
    readonly shown: boolean;
    readonly mail: MailRhythm;
    readonly push: boolean;
  };
  readonly notification_plans: {
    readonly person_id: string;
    /** Null: never chosen; the city's zone holds. */
    readonly time_zone: string | null;
    readonly hour: number;
    readonly weekday: number;
    readonly daily_until: NullableTimeColumn;
    readonly weekly_until: NullableTimeColumn;
    readonly unanswered: Generated<number>;
    readonly digest_at: NullableTimeColumn;
    readonly each_until: NullableTimeColumn;
    readonly each_mails: Generated<number>;
    readonly each_at: NullableTimeColumn;
  };
  readonly push_subscriptions: {
    readonly id: Generated<string>;
    readonly person_id: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly locale: Locale;
    readonly expires_at: NullableTimeColumn;
    readonly created_at: Date;
    readonly next_at: ColumnType<Date, Date, Date>;
    readonly attempts: Generated<number>;
    readonly session_id: ColumnType<string | null, string | null, string | null>;
  };
  readonly pushes: {
    readonly subscription_id: string;
    readonly notification_id: string;
    readonly at: Date;
  };
}
