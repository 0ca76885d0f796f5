import { sql } from 'kysely';
import {
  DIGEST_RHYTHMS,
  type DigestPlan,
  type DigestPreview,
  type DigestRhythm,
  type Digests,
} from '../../../shared/contract/digests';
import { DEFAULT_PLAN } from '../../../shared/contract/notifications';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { loadSettings } from '../notificationSettings';
import { listEntries } from './entries';
import { toEntryContent, createNewsMail, toEntryTexts } from './newsMail';
import { buildNextDigestMoment } from './rhythms';
import { getStopSecret } from './stopToken';

const UNTIL = { daily: 'daily_until', weekly: 'weekly_until' } as const;

interface PlanRow {
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly timeZone: string | null;
  readonly hour: number;
  readonly weekday: number;
  readonly daily_until: Date | null;
  readonly weekly_until: Date | null;
  readonly daily: Date;
  readonly weekly: Date;
}

/** Person whose digests are asked for, and the moment. */
export interface DigestOwner {
  readonly personId: string;
  readonly now: Date;
}

/** @throws Problem notFound for a person who has gone meanwhile */
async function readPlan(db: Database, { personId, now }: DigestOwner): Promise<PlanRow> {
  const moment = sql`${now}::timestamptz`;
  const { rows } = await sql<PlanRow>`
    select people.name, people.email, people.locale, plan.time_zone as "timeZone",
      coalesce(plan.hour, ${DEFAULT_PLAN.hour}::int) as hour, coalesce(plan.weekday, ${DEFAULT_PLAN.weekday}::int) as weekday,
      plan.daily_until, plan.weekly_until,
      ${buildNextDigestMoment('daily', moment)} as daily, ${buildNextDigestMoment('weekly', moment)} as weekly
    from people left join notification_plans as plan on plan.person_id = people.id
    where people.id = ${personId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Problem('notFound');
  return row;
}

interface Previewed extends DigestOwner {
  readonly plan: PlanRow;
  readonly locale: Locale;
}

async function preview(
  db: Database,
  rhythm: DigestRhythm,
  { personId, now, plan, locale }: Previewed,
): Promise<DigestPreview> {
  const span = { personId, since: plan[UNTIL[rhythm]], until: now };
  const rows = (await listEntries(db, [span], rhythm, now)).get(personId) ?? [];
  return {
    rhythm,
    nextAt: plan[rhythm].toISOString(),
    entries: rows.map((row) => ({
      kind: row.kind,
      times: row.times,
      ...toEntryTexts(row, locale),
      content: toEntryContent(row, locale),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Reads the next digests as they would be now. @throws Problem notFound */
export async function readDigests(
  { db, mail }: Pick<HostContext, 'db' | 'mail'>,
  asking: DigestOwner,
  locale: Locale,
): Promise<Digests> {
  const plan = await readPlan(db, asking);
  const settings = await loadSettings(db, asking.personId);
  const wanted = DIGEST_RHYTHMS.filter((rhythm) =>
    Object.values(settings).some(({ mail: chosen }) => chosen === rhythm),
  );
  const items = [];
  for (const rhythm of wanted) items.push(await preview(db, rhythm, { ...asking, plan, locale }));
  const { timeZone, hour, weekday, email } = plan;
  return {
    plan: { timeZone, hour, weekday },
    canMail: mail.transport.kind !== 'none' && Boolean(email),
    items,
  };
}

const ZONE_NAME = /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/;

function isKnownHere(timeZone: string): boolean {
  if (!ZONE_NAME.test(timeZone)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const isKnownToDatabase = (db: Database, timeZone: string): Promise<boolean> =>
  sql`select now() at time zone ${timeZone}`.execute(db).then(
    () => true,
    () => false,
  );

/**
 * Keeps when the person reads their digests. What has been sent stays sent.
 * @throws Problem invalidRequest for a zone of which host or database know nothing
 */
export async function saveDigestPlan(
  db: Database,
  personId: string,
  { timeZone, hour, weekday }: DigestPlan,
): Promise<void> {
  // An offset such as +03:00 means the opposite to the database: names alone.
  if (!isKnownHere(timeZone) || !(await isKnownToDatabase(db, timeZone)))
    throw new Problem('invalidRequest', 'body/timeZone is not known');
  const plan = { time_zone: timeZone, hour, weekday };
  await db
    .insertInto('notification_plans')
    .values({ person_id: personId, ...plan })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(plan))
    .execute();
}

/** Locks the plan, made where there is none, for this transaction alone until it ends. */
async function lockPlan(trx: Database, asking: DigestOwner): Promise<PlanRow> {
  await trx
    .insertInto('notification_plans')
    .values({ person_id: asking.personId, ...DEFAULT_PLAN })
    .onConflict((conflict) => conflict.column('person_id').doNothing())
    .execute();
  await trx
    .selectFrom('notification_plans')
    .select('person_id')
    .where('person_id', '=', asking.personId)
    .forUpdate()
    .execute();
  return readPlan(trx, asking);
}

/**
 * Orders the next digest of this rhythm now; the regular one tells only of what comes later. The
 * same again, with nothing new, does nothing.
 * @returns whether there was something to tell
 */
export async function sendDigestNow(
  { db, mail, portalOrigin }: Pick<HostContext, 'db' | 'mail' | 'portalOrigin'>,
  asking: DigestOwner,
  rhythm: DigestRhythm,
): Promise<boolean> {
  if (mail.transport.kind === 'none') return false;
  const { personId, now } = asking;
  const secret = await getStopSecret(db);
  return db.transaction().execute(async (trx) => {
    const { name, email, locale, ...plan } = await lockPlan(trx, asking);
    const span = { personId, since: plan[UNTIL[rhythm]], until: now };
    const rows = (await listEntries(trx, [span], rhythm, now)).get(personId) ?? [];
    if (rows.length === 0 || !email) return false;
    await trx
      .updateTable('notification_plans')
      .set({ [UNTIL[rhythm]]: now })
      .where('person_id', '=', personId)
      .execute();
    const making = { rhythm, portalOrigin, secret };
    await mail.send(createNewsMail({ personId, name, email, locale }, rows, false, making), trx);
    return true;
  });
}
