import { sql, type RawBuilder } from 'kysely';
import {
  ACTIVE_DAYS,
  STATISTICS_LIMITS,
  type TeamStatistics,
  type TeamTurnout,
} from '../../shared/contract/teamStatistics';
import type { Localized } from '../../shared/contract/text';
import { MIN_PEOPLE } from '../../shared/governance';
import type { Locale } from '../../shared/locales';
import { areBallotsTold } from '../content/areBallotsTold';
import { toText } from '../content/localize';
import { isVisibleTo } from '../content/visibility';
import { isActive } from '../db/activeMembers';
import type { TeamContext } from './team';
import { getCityZone } from '../city/currentSettings';

/**
 * Selects the published contents in the name of the team, and polls of others in which its members
 * vote.
 */
const ownContents = ({ team, viewer, reading: { now } }: TeamContext) => sql`
  select * from contents
  where id <> ${team.id}::uuid and status in ('published', 'archived') and published_at <= ${now}
    and (author_content_id = ${team.id}::uuid
      or (section = 'have-your-say' and details ->> 'group' = ${team.id}))
    and ${isVisibleTo(viewer, now)}`;

const CONTRIBUTIONS = sql`
  select author_id as person_id, created_at as at, 'comment' as what from comments
  where state = 'shown' and content_id in (select id from own)
  union all
  select author_id, created_at, 'statement' from statements
  where state = 'shown' and deleted_at is null and content_id in (select id from own)`;

/**
 * Selects who did something in the team, and when; of ballots and answers only that there is one,
 * not what it says.
 */
const selectActs = (now: Date) => sql`
  select person_id, at from contribution
  union all
  select people.id, cast_at from poll_voters join people on people.voter_id = poll_voters.voter_id
  where poll_id in (select id from own where ${areBallotsTold(now)})
  union all
  select person_id, statement_votes.at from statement_votes join statement_participants
    on statement_participants.content_id = statement_votes.content_id
    and statement_participants.number = statement_votes.participant
  where statement_votes.content_id in (select id from own)`;

const hasActed = (now: Date, days: number): RawBuilder<number> => sql<number>`(
  select count(*)::int from member where exists (
    select from act where act.person_id = member.person_id and act.at <= ${now}
      and act.at > ${now}::timestamptz - ${days}::int * interval '1 day'))`;

const countOf = (section: string) => sql<number>`
  (select count(*)::int from own where section = ${section} and author_content_id is not null)`;
const countWritten = (what: string) => sql<number>`
  (select count(*)::int from contribution where what = ${what})`;

const IS_OPEN = (now: Date) => sql<boolean>`(
  details ->> 'cancellation' is null and (opens_at is null or opens_at <= ${now})
  and (closes_at is null or closes_at > ${now}))`;

interface Sums {
  readonly members: number;
  readonly active: (number | null)[];
  readonly polls: number;
  readonly open: number;
  readonly dialogs: number;
  readonly posts: number;
  readonly comments: number;
  readonly statements: number;
}

async function readSums(at: TeamContext): Promise<Sums> {
  const { team, reading } = at;
  const { db, now } = reading;
  const { rows } = await sql<Sums>`
    with own as (${ownContents(at)}), contribution as (${CONTRIBUTIONS}), act as (${selectActs(now)}),
    member as (select person_id from memberships where content_id = ${team.id}::uuid and ${isActive(now)})
    select (select count(*)::int from member) as members,
      array[${sql.join(ACTIVE_DAYS.map((days) => hasActed(now, days)))}] as active,
      (select count(*)::int from own where section = 'have-your-say') as polls,
      (select count(*)::int from own where section = 'have-your-say' and status = 'published' and ${IS_OPEN(now)}) as open,
      ${countOf('dialogs')} as dialogs, ${countOf('blogs')} as posts,
      ${countWritten('comment')} as comments, ${countWritten('statement')} as statements`.execute(
    db,
  );
  return rows[0]!;
}

interface TurnoutRow {
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly closes_at: Date | null;
  readonly is_open: boolean;
  readonly voters: number;
  readonly voted: number | null;
}

/**
 * While a poll is open how many have voted is part of its result; of one for the staff it stays so.
 */
const VOTED = (isOpen: RawBuilder<boolean>, now: Date) => sql<number | null>`case
  when details ->> 'resultsVisibility' = 'staff_only' then null
  when ${isOpen} and details ->> 'resultsVisibility' <> 'always' then null
  when not ${areBallotsTold(now)} then null
  else polls.ballots end`;

async function readTurnouts(at: TeamContext): Promise<TeamTurnout[]> {
  const { team, reading } = at;
  const { db, now, locale } = reading;
  const { rows } = await sql<TurnoutRow>`
    with own as (${ownContents(at)})
    select slug, title, original_locale, closes_at, ${IS_OPEN(now)} as is_open, polls.census as voters,
      ${VOTED(IS_OPEN(now), now)} as voted
    from own join polls on polls.poll_id = own.id
    where details ->> 'eligibility' = 'members' and details ->> 'group' = ${team.id}
      and polls.opened_at is not null and polls.census > 0 and details ->> 'cancellation' is null
    order by closes_at desc nulls first, id limit ${STATISTICS_LIMITS.polls}`.execute(db);
  return rows.toReversed().map(({ title, original_locale, closes_at, is_open, ...row }) => ({
    ...row,
    title: toText(title, locale, original_locale),
    closesAt: closes_at?.toISOString() ?? null,
    isOpen: is_open,
  }));
}

async function readMonths(at: TeamContext): Promise<TeamStatistics['months']> {
  const { db, now } = at.reading;
  const { rows } = await sql<TeamStatistics['months'][number]>`
    with own as (${ownContents(at)}), contribution as (${CONTRIBUTIONS}),
    month as (select generate_series(0, ${STATISTICS_LIMITS.months - 1}::int) as ago),
    named as (
      select ago, to_char((${now}::timestamptz at time zone ${getCityZone()}) - ago * interval '1 month', 'YYYY-MM') as month
      from month
    )
    select named.month, (
      select count(*)::int from contribution
      where to_char(at at time zone ${getCityZone()}, 'YYYY-MM') = named.month
    ) as contributions
    from named order by ago desc`.execute(db);
  return rows;
}

/** Returns null for a number of members that is so small that they could be told by their names. */
const orFew = (members: number): number | null =>
  members > 0 && members < MIN_PEOPLE ? null : members;

/** Reads what goes on inside a team, in sums. */
export async function readStatistics(at: TeamContext): Promise<TeamStatistics> {
  const [sums, turnouts, months] = await Promise.all([
    readSums(at),
    readTurnouts(at),
    readMonths(at),
  ]);
  const { members, active, polls, open, ...counts } = sums;
  return {
    members,
    active: ACTIVE_DAYS.map((days, index) => ({ days, members: orFew(active[index] ?? 0) })),
    polls: { total: polls, open, turnouts },
    ...counts,
    months,
  };
}
