import { sql } from 'kysely';
import type { NotificationCategory } from '../../../shared/contract/notifications';
import { NOTIFICATION_CATEGORIES } from '../../../shared/contract/notifications';
import type { Database } from '../../db/openDatabase';
import { loadSettings, saveSettings } from '../notificationSettings';
import type { MailStop } from './stopToken';

/**
 * Locks the settings of a person, so that one change comes after the other: what each reads is what
 * it changes.
 */
const lockSettings = (trx: Database, personId: string) =>
  sql`select id from people where id = ${personId} for update`.execute(trx);

type Change = (category: NotificationCategory, mail: string) => 'none' | MailStop['rhythm'] | null;

/** Changes how mails about some categories come. @returns which have changed */
function changeMails(
  db: Database,
  personId: string,
  change: Change,
): Promise<NotificationCategory[]> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await lockSettings(trx, personId);
    if (rows.length === 0) return [];
    const settings = await loadSettings(trx, personId);
    const changed = NOTIFICATION_CATEGORIES.flatMap((category) => {
      const mail = change(category, settings[category].mail);
      return mail === null ? [] : [[category, { ...settings[category], mail }] as const];
    });
    if (changed.length > 0)
      await saveSettings(trx, personId, { ...settings, ...Object.fromEntries(changed) });
    return changed.map(([category]) => category);
  });
}

/**
 * Stops the mails of this rhythm; the same again changes nothing. @returns about what they came
 * until now
 */
export const stopMails = (db: Database, { personId, rhythm }: MailStop) =>
  changeMails(db, personId, (_category, mail) => (mail === rhythm ? 'none' : null));

/** They come again about these, as far as nothing else was chosen since. @returns about what */
export const resumeMails = (
  db: Database,
  { personId, rhythm }: MailStop,
  categories: readonly NotificationCategory[],
) =>
  changeMails(db, personId, (category, mail) =>
    mail === 'none' && categories.includes(category) ? rhythm : null,
  );
