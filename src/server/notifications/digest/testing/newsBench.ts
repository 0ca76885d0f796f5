import { sql } from 'kysely';
import type {
  MailRhythm,
  NotificationCategory,
  NotificationKind,
} from '../../../../shared/contract/notifications';
import type { Database } from '../../../db/openDatabase';
import type { Locale } from '../../../../shared/locales';
import { openTestHost, type TestHost } from '../../../testing/testHost';
import type { NewsContext } from '../sendDigests';

type Order = Parameters<NewsContext['mail']['sendMany']>[0][number];

export interface NewsBench {
  readonly host: TestHost;
  readonly db: Database;
  readonly context: NewsContext;
  /** Lists what was ordered since the last time, in that order. */
  ordered(): Order[];
  /** Clears all that people were told of, when they were seen, and what they have chosen. */
  clear(): Promise<void>;
  addPerson(locale?: Locale, timeZone?: string | null): Promise<string>;
  /**
   * Tells somebody of something, by default about a public content. @returns the title of the
   * content in English
   */
  tell(personId: string, kind: NotificationKind, at: Date, facts?: Told): Promise<string>;
  choose(personId: string, category: NotificationCategory, mail: MailRhythm): Promise<void>;
  /** The person is here at this moment. */
  see(personId: string, at: Date): Promise<void>;
  close(): Promise<void>;
}

interface Told {
  readonly slug?: string | null;
  readonly isRead?: boolean;
  readonly occasion?: string;
}

export const PUBLIC = 'measuring-kerbs-between-tram-and-town-hall';

let people = 0;
let occasions = 0;

async function addPerson(
  db: Database,
  locale: Locale = 'en',
  timeZone: string | null = null,
): Promise<string> {
  people += 1;
  const { id } = await db
    .insertInto('people')
    .values({ name: `Reader ${people}`, email: `reader${people}@city.example`, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (timeZone !== null)
    await db
      .insertInto('notification_plans')
      .values({ person_id: id, time_zone: timeZone, hour: 7, weekday: 2 })
      .execute();
  return id;
}

async function tell(
  db: Database,
  news: { readonly personId: string; readonly kind: NotificationKind; readonly at: Date },
  { slug = PUBLIC, isRead = false, occasion }: Told = {},
): Promise<string> {
  const { personId, kind, at } = news;
  const content =
    slug === null
      ? undefined
      : await db
          .selectFrom('contents')
          .select(['id', 'title'])
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
  occasions += 1;
  await db
    .insertInto('notifications')
    .values({
      person_id: personId,
      kind,
      because: 'following',
      at,
      read_at: isRead ? at : null,
      content_id: content?.id ?? null,
      actor_id: null,
      occasion: occasion ?? `test ${occasions}`,
    })
    .execute();
  return content?.title.en ?? '';
}

const see = (db: Database, personId: string, at: Date) =>
  sql`insert into sessions (family_id, person_id, kind, device, started_at, authenticated_at, last_used_at, expires_at)
    values (gen_random_uuid(), ${personId}, 'password', 'test', ${at}, ${at}, ${at}, ${at}::timestamptz + interval '14 days')`.execute(
    db,
  );

/**
 * Opens the demonstration's contents, and mails that are kept in memory in the place of the table.
 */
export async function openNewsBench(): Promise<NewsBench> {
  const host = await openTestHost();
  const { db } = host.database;
  const orders: Order[] = [];
  const context: NewsContext = {
    db,
    portalOrigin: 'https://portal.example',
    mail: {
      transport: { kind: 'folder', folder: '/nowhere' },
      sendMany: async (mails) => void orders.push(...mails),
    },
  };
  return {
    host,
    db,
    context,
    ordered: () => orders.splice(0),
    async clear() {
      orders.splice(0);
      for (const table of [
        'notifications',
        'notification_plans',
        'notification_settings',
        'sessions',
      ])
        await sql`delete from ${sql.table(table)}`.execute(db);
    },
    addPerson: (locale, timeZone) => addPerson(db, locale, timeZone),
    tell: (personId, kind, at, facts) => tell(db, { personId, kind, at }, facts),
    async choose(personId, category, mail) {
      await db
        .insertInto('notification_settings')
        .values({ person_id: personId, category, mail, shown: true, push: false })
        .execute();
    },
    see: async (personId, at) => void (await see(db, personId, at)),
    close: () => host.close(),
  };
}
