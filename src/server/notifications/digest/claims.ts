import { sql, type RawBuilder } from 'kysely';
import type { DigestRhythm } from '../../../shared/contract/digests';
import {
  ALL_KINDS,
  DEFAULT_PLAN,
  DEFAULT_NOTIFICATION_SETTINGS,
  getNotificationCategory,
} from '../../../shared/contract/notifications';
import { RETENTION_PERIODS } from '../../../shared/retention';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { selectDigestNews } from './entries';
import { buildDigestMoment } from './rhythms';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Duration in milliseconds after its moment when all that is told has surely been committed. */
const SETTLED_MS = MINUTE_MS;
const JUST_NOW_MS = 10 * SECOND_MS;
/**
 * Duration in milliseconds within which a later notification goes into the same mail as an earlier
 * one.
 */
export const GATHERING_TIME_MS = MINUTE_MS;
/** An access token says that somebody is here only when it is renewed. */
export const PRESENCE_TIMEOUT_MS = (5 + RETENTION_PERIODS.accessTokenMinutes) * MINUTE_MS;
/** Number of digests to a person who does not come back; then no more. */
export const MAX_UNANSWERED_DIGESTS = 4;
/**
 * Waiting times in milliseconds after the first mail at once to a person who has not come back, the
 * second …; after the last one no more come.
 */
export const MAIL_GAPS_MS = [HOUR_MS, 2 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS] as const;
export const MAX_UNANSWERED_MAILS_AT_ONCE = MAIL_GAPS_MS.length + 1;

/** Person whose mail is due, and what it tells of. */
export interface ClaimedPerson {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly since: Date | null;
  readonly until: Date;
  /** Number of mails of the kind they had since they were last seen, with this one. */
  readonly mails: number;
}

/**
 * People who were taken, and the last person who was looked at for it; null: no person was left.
 */
export interface Claim {
  readonly people: readonly ClaimedPerson[];
  readonly last: string | null;
}

/** Range of people who are looked at: after this one, by their ids, and so many at most. */
export interface ClaimRange {
  readonly after: string;
  readonly most: number;
  /**
   * Moment of the last look: people whose moment had come by then have been looked at; null: none
   * have.
   */
  readonly since?: Date | null;
}

/** In the place of somebody: none of those who were looked at. */
interface Nobody {
  readonly personId: null;
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Beside `people`: their plan, if there is one, and when they were last seen. */
const BESIDE = sql`
  join rights on rights.person_id = people.id
  left join notification_plans as plan on plan.person_id = people.id
  left join lateral (select max(last_used_at) as at from sessions where sessions.person_id = people.id) as seen on true`;
const ADDRESS = sql`people.email is not null and people.email <> '' and people.blocked_at is null`;
const PERSON = sql`people.id as "personId", people.name, people.email, people.locale`;
const PLAN = sql`${sql.lit(DEFAULT_PLAN.hour)}, ${sql.lit(DEFAULT_PLAN.weekday)}`;

/** Gives the last of two hosts nothing: the first one’s rows say so when it has the lock. */
const UNTIL: Readonly<Record<DigestRhythm, RawBuilder<unknown>>> = {
  daily: sql`daily_until`,
  weekly: sql`weekly_until`,
};

/**
 * Takes of the next people those whose digest is due, in the transaction in which their mails are
 * ordered: afterwards it is due for nobody of them, on whichever host. One statement, which looks
 * at `most` people and no more; people without a plan get one.
 */
export async function claimDigests(
  trx: Database,
  rhythm: DigestRhythm,
  now: Date,
  { after, most, since = null }: ClaimRange,
): Promise<Claim> {
  const until = UNTIL[rhythm];
  const seenUntil = since && ago(since, SETTLED_MS);
  const settled = sql`${ago(now, SETTLED_MS)}::timestamptz`;
  const { rows } = await sql<{ last: string } & (ClaimedPerson | Nobody)>`
    with looked_at as materialized (
      select * from people where people.id > ${after} and ${ADDRESS} order by people.id limit ${most}
    ), due as (
      select ${PERSON}, plan.${until} as since, moment.at as until,
        case when plan.digest_at is null or seen.at > plan.digest_at then 1 else plan.unanswered + 1 end as mails
      from looked_at as people ${BESIDE}
      cross join lateral (select ${buildDigestMoment(rhythm, settled)} as at) as moment
      where moment.at <= ${settled} and moment.at > coalesce(${seenUntil}::timestamptz, '-infinity')
        and (plan.${until} is null or plan.${until} < moment.at)
        and (plan.digest_at is null or plan.unanswered < ${MAX_UNANSWERED_DIGESTS} or seen.at > plan.digest_at)
        and exists (
          select ${selectDigestNews(rhythm, now)}
            and notifications.at > coalesce(plan.${until}, '-infinity') and notifications.at <= moment.at
        )
    ), claimed as (
      insert into notification_plans as kept (person_id, hour, weekday, ${until}, digest_at, unanswered)
      select "personId", ${PLAN}, until, ${now}::timestamptz, mails from due
      on conflict (person_id) do update set
        ${until} = excluded.${until}, digest_at = excluded.digest_at, unanswered = excluded.unanswered
      where kept.${until} is null or kept.${until} < excluded.${until}
      returning person_id
    )
    select due.*, looked_until.id as last
    from (select id from looked_at order by id desc limit 1) as looked_until
    left join (due join claimed on claimed.person_id = due."personId") on true
    order by due."personId"`.execute(trx);
  return {
    people: rows.flatMap(({ last: _last, ...row }) => (row.personId === null ? [] : [row])),
    last: rows[0]?.last ?? null,
  };
}

/** Longer than all gaps together: what nobody has read by then is not mailed any more. */
const WAITS_AT_MOST_MS = 2 * MAIL_GAPS_MS.reduce((sum, gapMs) => sum + gapMs);

/** Kinds of which whoever has chosen nothing is told at once. */
const USUALLY_AT_ONCE = ALL_KINDS.filter(
  (kind) => DEFAULT_NOTIFICATION_SETTINGS[getNotificationCategory(kind)].mail === 'each',
);

/** Selects the people to look at: looking at all of them every few seconds is too much. */
const candidates = (now: Date) => sql`(
  select person_id from notifications
  where read_at is null and kind = any(${USUALLY_AT_ONCE}::text[]) and at > ${ago(now, WAITS_AT_MOST_MS)}
  union select person_id from notification_settings where mail = 'each'
)`;

/**
 * Builds the condition on `plan` and `seen` that the person has not come back after the last mail,
 * and the next one may not come yet.
 */
const waits = (now: Date) => sql`(
  plan.each_at is not null and not coalesce(seen.at > plan.each_at, false) and (
    plan.each_mails >= ${MAX_UNANSWERED_MAILS_AT_ONCE}
    or plan.each_at + (array[${sql.join(MAIL_GAPS_MS)}]::bigint[])[plan.each_mails] * interval '1 millisecond' > ${now}
  )
)`;

/** Claims people for mails that tell of things at once, as for digests. */
export async function claimMailsAtOnce(
  trx: Database,
  now: Date,
  { after, most }: ClaimRange,
): Promise<Claim> {
  const until = ago(now, JUST_NOW_MS);
  const { rows } = await sql<ClaimedPerson>`
    with due as (
      select ${PERSON}, greatest(plan.each_until, ${ago(now, WAITS_AT_MOST_MS)}) as since, ${until}::timestamptz as until,
        case when plan.each_at is null or seen.at > plan.each_at then 1 else plan.each_mails + 1 end as mails
      from people ${BESIDE}
      where people.id in ${candidates(now)} and people.id > ${after} and ${ADDRESS}
        and (seen.at is null or seen.at <= ${ago(now, PRESENCE_TIMEOUT_MS)}) and not coalesce(${waits(now)}, false)
        and exists (
          select ${selectDigestNews('each', now)}
            and notifications.at > greatest(plan.each_until, ${ago(now, WAITS_AT_MOST_MS)})
            and notifications.at <= ${ago(now, GATHERING_TIME_MS)}
        )
      order by people.id limit ${most}
    ), claimed as (
      insert into notification_plans as kept (person_id, hour, weekday, each_until, each_at, each_mails)
      select "personId", ${PLAN}, until, ${now}::timestamptz, mails from due
      on conflict (person_id) do update set
        each_until = excluded.each_until, each_at = excluded.each_at, each_mails = excluded.each_mails
      where kept.each_until is null or kept.each_until < excluded.each_until
      returning person_id
    )
    select due.* from due join claimed on claimed.person_id = due."personId" order by due."personId"`.execute(
    trx,
  );
  return { people: rows, last: rows.at(-1)?.personId ?? null };
}
