import { sql, type RawBuilder } from 'kysely';
import {
  DEFAULT_PLAN,
  DEFAULT_NOTIFICATION_SETTINGS,
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_KINDS,
} from '../../../shared/contract/notifications';
import type { DigestRhythm } from '../../../shared/contract/digests';
import { getCityZone } from '../../city/currentSettings';

/** Builds the zone of a person: that of `plan`, a row of `notification_plans`, or the city's. */
const buildZone = () => sql`coalesce(plan.time_zone, ${sql.lit(getCityZone())})`;
const HOUR = sql`coalesce(plan.hour, ${sql.lit(DEFAULT_PLAN.hour)}) * interval '1 hour'`;
const WEEKDAY = sql`(coalesce(plan.weekday, ${sql.lit(DEFAULT_PLAN.weekday)}) - 1) * interval '1 day'`;

/**
 * Distance of the person's moment from the beginning of their calendar day, or of their ISO week;
 * and length of these periods.
 */
const PERIODS: Readonly<
  Record<
    DigestRhythm,
    { unit: RawBuilder<unknown>; behind: RawBuilder<unknown>; length: RawBuilder<unknown> }
  >
> = {
  daily: { unit: sql`'day'`, behind: HOUR, length: sql`interval '1 day'` },
  weekly: {
    unit: sql`'week'`,
    behind: sql`(${WEEKDAY} + ${HOUR})`,
    length: sql`interval '7 days'`,
  },
};

/**
 * Computes the person's moment of the period that `now` is in, by the calendar of their zone. A
 * local hour that summer time leaves out is the moment after the gap; of one that comes twice the
 * second counts, so that this can lie shortly after `now`.
 */
export function buildDigestMoment(
  rhythm: DigestRhythm,
  now: RawBuilder<unknown>,
): RawBuilder<Date> {
  const { unit, behind } = PERIODS[rhythm];
  const zone = buildZone();
  return sql<Date>`((date_trunc(${unit}, ${now} at time zone ${zone} - ${behind}) + ${behind}) at time zone ${zone})`;
}

/** Computes the person's next moment after `now`. */
export function buildNextDigestMoment(
  rhythm: DigestRhythm,
  now: RawBuilder<unknown>,
): RawBuilder<Date> {
  const { unit, behind, length } = PERIODS[rhythm];
  const zone = buildZone();
  const next = sql`((date_trunc(${unit}, ${now} at time zone ${zone} - ${behind}) + ${behind} + ${length}) at time zone ${zone})`;
  return sql<Date>`case when ${buildDigestMoment(rhythm, now)} > ${now} then ${buildDigestMoment(rhythm, now)} else ${next} end`;
}

const KINDS = NOTIFICATION_CATEGORIES.flatMap((category) =>
  NOTIFICATION_KINDS[category].map((kind) => ({ kind, category })),
);

/** Every kind with its category and how mails about that come to those who have chosen nothing. */
export const KIND_TABLE = sql`(
  select * from unnest(
    ${KINDS.map(({ kind }) => kind)}::text[],
    ${KINDS.map(({ category }) => category)}::text[],
    ${KINDS.map(({ category }) => DEFAULT_NOTIFICATION_SETTINGS[category].mail)}::text[]
  ) as known (kind, category, mail)
)`;
