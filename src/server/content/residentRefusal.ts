import { sql, type RawBuilder } from 'kysely';
import type { BallotRefusal } from '../../shared/contract/have-your-say';
import { getCityZone } from '../city/currentSettings';

type Moment = Date | RawBuilder<Date>;

/** The refusals of a vote for residents, in the order in which they are told. */
export type ResidentRefusal = Extract<
  BallotRefusal,
  'verificationRequired' | 'districtUnknown' | 'otherDistrict' | 'ageUnknown' | 'otherAge'
>;

/**
 * Selects on `contents` what a vote asks of residents: its rule, the keys of all districts that it
 * means, and the day on which an age is looked at. That is the day in the city on which the vote
 * opens; once it has opened, a change of the zone does not move it.
 */
const selectWanted = (now: Moment) => sql`
  select contents.id as poll_id, contents.details -> 'residents' as rule,
    districts_within(contents.details #> '{residents,districts}') as keys,
    coalesce(
      (select (opening #>> '{residents,day}')::date from polls where poll_id = contents.id),
      (coalesce(contents.opens_at, contents.published_at, ${now}::timestamptz)
        at time zone ${getCityZone()})::date
    ) as day`;

const refusalOf = (verified: RawBuilder<boolean>) => sql<ResidentRefusal | null>`resident_refusal(
  wanted.rule, wanted.keys, wanted.day, ${verified}, home.district, home.born_from, home.born_to
)`;
const REFUSAL = refusalOf(sql`home.verified`);

/**
 * Finds on `contents` why this person may not vote there as a resident at `now`; null for who may.
 */
export const findResidentRefusal = (
  personId: RawBuilder<string>,
  now: Moment,
): RawBuilder<ResidentRefusal | null> => sql<ResidentRefusal | null>`(
  select ${REFUSAL} from (${selectWanted(now)} offset 0) as wanted
  cross join residence_of(${personId}, ${now}::timestamptz) as home
)`;

/**
 * Writes a table expression `wanted` of the votes of `contents` that fulfil a condition. The tree
 * of districts is walked once for each vote, and not again for each of many people.
 */
export const withWanted = (isWanted: RawBuilder<unknown>, now: Moment): RawBuilder<unknown> => sql`
  wanted as materialized (${selectWanted(now)} from contents where ${isWanted})`;

/** Finds the same as `findResidentRefusal`, for many people, by the table expression `wanted`. */
export const findRefusalByWanted = (
  personId: RawBuilder<string>,
  now: Moment,
): RawBuilder<ResidentRefusal | null> => sql<ResidentRefusal | null>`(
  select ${REFUSAL} from wanted cross join residence_of(${personId}, ${now}::timestamptz) as home
  where wanted.poll_id = contents.id
)`;

/** Counts on `contents` the residents who may vote there at `now`. */
export const countResidents = (now: Date): RawBuilder<number> => sql<number>`(
  with wanted as materialized (${selectWanted(now)})
  select count(*)::int from wanted cross join residences(${now}::timestamptz) as home
  join people on people.id = home.person_id
  where people.blocked_at is null and ${refusalOf(sql`true`)} is null
)`;
