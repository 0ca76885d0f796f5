import { sql } from 'kysely';
import {
  ALL_KINDS,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATION_CATEGORIES,
  getNotificationCategory,
  type NotificationKind,
  type NotificationSettings,
} from '../../shared/contract/notifications';
import type { Database } from '../db/openDatabase';

/**
 * Loads what a person chose for each category, or the defaults for people who have chosen nothing.
 */
export async function loadSettings(db: Database, personId: string): Promise<NotificationSettings> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['category', 'shown', 'mail', 'push'])
    .where('person_id', '=', personId)
    .execute();
  const chosen = Object.fromEntries(rows.map(({ category, ...setting }) => [category, setting]));
  return { ...DEFAULT_NOTIFICATION_SETTINGS, ...chosen };
}

/** Keeps a choice for every category. */
export async function saveSettings(
  db: Database,
  personId: string,
  settings: NotificationSettings,
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values(
      NOTIFICATION_CATEGORIES.map((category) => ({
        person_id: personId,
        category,
        ...settings[category],
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'category']).doUpdateSet({
        shown: sql`excluded.shown`,
        mail: sql`excluded.mail`,
        push: sql`excluded.push`,
      }),
    )
    .execute();
}

/** Lists the kinds that a person wants to see on the portal. */
export const listShownKinds = (settings: NotificationSettings): NotificationKind[] =>
  ALL_KINDS.filter((kind) => settings[getNotificationCategory(kind)].shown);
