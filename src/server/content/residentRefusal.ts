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
 * Reads on `contents`, as a row `wanted`, what a vote asks of residents: its rule, the keys of all
 * districts that it means, and the day on which an age is looked at. That is the day in the city on
 * which the vote opens; once it has opened, a change of the zone does not move it.
 */
const readWanted = (now: Moment) => sql`(
  select contents.details -> 'residents' as rule,
    districts_within(contents.details #> '{residents,districts}') as keys,
    coalesce(
      (select (opening #>> '{residents,day}')::date from polls where poll_id = contents.id),
      (coalesce(contents.opens_at, contents.published_at, ${now}::timestamptz)
        at time zone ${getCityZone()})::date
    ) as day
  offset 0
) as wanted`;

const REFUSAL = sql<ResidentRefusal | null>`resident_refusal(
  wanted.rule, wanted.keys, wanted.day, home.verified, home.district, home.born_from, home.born_to
)`;

/**
 * Finds on `contents` why this person may not vote there as a resident at `now`; null for who may.
 * Every question about residents of a vote ends here.
 */
export const findResidentRefusal = (
  personId: RawBuilder<string>,
  now: Moment,
): RawBuilder<ResidentRefusal | null> => sql<ResidentRefusal | null>`(
  select ${REFUSAL} from ${readWanted(now)}
  cross join residence(${personId}, ${now}::timestamptz) as home
)`;

/** Counts on `contents` the residents who may vote there at `now`. */
export const countResidents = (now: Date): RawBuilder<number> => sql<number>`(
  select count(*)::int from ${readWanted(now)} cross join people
  cross join residence(people.id, ${now}::timestamptz) as home
  where people.blocked_at is null and ${REFUSAL} is null
)`;
