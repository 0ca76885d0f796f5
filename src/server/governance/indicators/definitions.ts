import {
  MIN_PEOPLE,
  UNFINISHED_COMMITMENT_STATES,
  type IndicatorName,
} from '../../../shared/governance';

/**
 * Parameters of every query: the first day of the first month, that of the last one, and the
 * present moment.
 */
export const INDICATOR_PARAMETERS = [
  '-- $1: first day of the first month (date)',
  '-- $2: first day of the last month (date)',
  '-- $3: the present moment (timestamp with time zone)',
].join('\n');

/** Stands for the name of the zone until `getIndicatorQuery` puts it in. */
const ZONE = "'{zone}'";

/**
 * Condition for content that a visitor may read: the same as `isVisibleTo` without a viewer. A test
 * compares the two.
 */
export const IS_PUBLIC = `contents.status in ('published', 'archived') and contents.published_at <= $3::timestamptz
    and contents.visibility in ('public', 'members_but_visible')
    and contents.deleted_at is null and contents.hidden_at is null and contents.withdrawn_at is null`;

/**
 * Moment before a day begins: where clocks are put back at midnight a day begins twice, and ends
 * once.
 */
const endBefore = (day: string): string =>
  `(${day} - interval '1 microsecond') at time zone ${ZONE}`;

const duringPeriod = (moment: string): string =>
  `${moment} > ${endBefore('$1::date')}
    and ${moment} <= ${endBefore("$2::date + interval '1 month'")} and ${moment} <= $3::timestamptz`;

const MONTHS = `month as (
  select generate_series($1::date, $2::date, interval '1 month')::date as first_day
)`;

/**
 * Things, each with the moment or day it belongs to as \`at\`, counted by the month and, in the
 * last row, all together.
 */
const countThings = (things: string): string => `with ${MONTHS},
thing as (
${things}
)
select to_char(first_day, 'YYYY-MM') as month, count(at)::int as value
from month left join thing on date_trunc('month', at) = first_day
group by grouping sets ((first_day), ())
order by first_day nulls last`;

/**
 * Acts of people, each with \`at\` and \`who\`. A month in which only a few took part is not shown,
 * nor counted in the last row: otherwise the difference would tell.
 */
const countPeople = (what: 'who' | 'distinct who', acts: string): string => `with ${MONTHS},
act as (
${acts}
)
select to_char(first_day, 'YYYY-MM') as month,
  case when count(distinct who) between 1 and ${MIN_PEOPLE - 1} then null else count(${what}) end::int as value
from month left join act on date_trunc('month', at) = first_day
group by first_day
union all
select null, count(${what})::int
from act where date_trunc('month', at) in (
  select date_trunc('month', at) from act group by 1 having count(distinct who) >= ${MIN_PEOPLE}
)
order by month nulls last`;

const contentsOf = (section: string, moment: string, more = ''): string =>
  `  select ${moment} at time zone ${ZONE} as at
  from contents
  where contents.section = '${section}' and ${IS_PUBLIC}
    and ${duringPeriod(moment)}${more && `\n    and ${more}`}`;

const NOT_CANCELLED = "jsonb_typeof(contents.details -> 'cancellation') is distinct from 'object'";
const OPENED = 'coalesce(contents.opens_at, contents.published_at)';

const entriesOf = (kind: string, day: string, more: string): string =>
  `  select (contents.details #>> '{${kind},${day}}')::timestamp as at
  from contents
  where contents.section = 'governance' and contents.kind = '${kind}' and ${IS_PUBLIC}
    and ${more}`;

const COMMENTS = `  select comments.created_at at time zone ${ZONE} as at, comments.author_id
  from comments join contents on contents.id = comments.content_id
  where comments.state = 'shown' and ${IS_PUBLIC}
    and ${duringPeriod('comments.created_at')}`;

const STATEMENTS = `  select statements.created_at at time zone ${ZONE} as at
  from statements join contents on contents.id = statements.content_id
  where statements.state = 'shown' and statements.deleted_at is null and ${IS_PUBLIC}
    and ${duringPeriod('statements.created_at')}`;

/**
 * Ballots of polls that have closed: before, the number of voters is shown only where the poll says
 * so.
 */
const BALLOTS = `  select poll_voters.cast_at at time zone ${ZONE} as at, poll_voters.voter_id as who
  from poll_voters join contents on contents.id = poll_voters.poll_id
  where contents.closes_at <= $3::timestamptz and ${IS_PUBLIC}
    and contents.closes_at > ${endBefore('$1::date')}
    and ${duringPeriod('poll_voters.cast_at')}`;

/**
 * Acts of people who voted, commented or began to answer statements; the voter id is what the three
 * have in common.
 */
const ACTS = `${BALLOTS}
  union all
  select comment.at, people.voter_id
  from (
${COMMENTS}
  ) as comment join people on people.id = comment.author_id
  union all
  select statement_participants.joined_at at time zone ${ZONE}, people.voter_id
  from statement_participants
  join contents on contents.id = statement_participants.content_id
  join people on people.id = statement_participants.person_id
  where ${IS_PUBLIC}
    and ${duringPeriod('statement_participants.joined_at')}`;

const STATE_OF_COMMITMENT = "contents.details #>> '{commitment,state}'";
const unfinished = UNFINISHED_COMMITMENT_STATES.map((state) => `'${state}'`).join(', ');
const IS_LATE = `${STATE_OF_COMMITMENT} in (${unfinished})
    and (contents.details #>> '{commitment,dueOn}')::date < ($3::timestamptz at time zone ${ZONE})::date`;

/** The one place where a number is defined. */
const INDICATOR_DEFINITIONS: Readonly<Record<IndicatorName, string>> = {
  participants: countPeople('distinct who', ACTS),
  ballots: countPeople('who', BALLOTS),
  polls: countThings(contentsOf('have-your-say', OPENED, NOT_CANCELLED)),
  dialogues: countThings(contentsOf('dialogs', OPENED)),
  statements: countThings(STATEMENTS),
  comments: countThings(COMMENTS),
  events: countThings(contentsOf('events', 'contents.opens_at', NOT_CANCELLED)),
  'decisions-in-force': countThings(
    entriesOf('decision', 'decidedOn', "contents.details #>> '{decision,state}' = 'in_force'"),
  ),
  'commitments-done': countThings(
    entriesOf('commitment', 'dueOn', `${STATE_OF_COMMITMENT} = 'done'`),
  ),
  'commitments-overdue': countThings(entriesOf('commitment', 'dueOn', IS_LATE)),
};

/**
 * Returns the query of a number by the calendar of a zone, by its IANA name: what is shown, handed
 * out and run is this text.
 */
export const getIndicatorQuery = (name: IndicatorName, zone: string): string =>
  INDICATOR_DEFINITIONS[name].replaceAll(ZONE, `'${zone}'`);
