import { sql, type SqlBool } from 'kysely';
import type { CommitteeMember } from '../../shared/contract/committees';
import type { Member } from '../../shared/contract/teams';
import { isActive } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
import type { ContentRow } from './contentQueries';
import { localize, toText } from './localize';
import { INTERESTS, presentElection, presentInterests, selectElection } from './seatFacts';
import type { ReadFacts, ReadContext } from './section';
import { toCityDay } from '../city/currentSettings';

const ROLE_ORDER = sql`array_position(array['chair', 'lead', 'viceChair', 'secretary', 'member', 'substitute'], role)`;

/** Members of today: neither a term that has ended nor a wish to join counts. */
export async function countMembers(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('memberships')
    .select('content_id')
    .select((eb) => eb.fn.countAll<number>().as('members'))
    .where('content_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where(isActive(now))
    .groupBy('content_id')
    .execute();
  return new Map(rows.map(({ content_id, members }) => [content_id, members]));
}

/**
 * Seats of a committee stay on record when a term ends, and are a public office; whoever is in a
 * team has a profile of their own choice.
 */
const whoIsShown = ({ viewer, now }: ReadContext, { section }: ContentRow) => {
  if (section !== 'teams') return sql<SqlBool>`memberships.state = 'active'`;
  const isKnown = viewer === null ? sql`people.profile_visibility = 'public'` : sql`true`;
  return sql<SqlBool>`(${isActive(now)} and people.blocked_at is null and ${isKnown})`;
};

async function listMembers(reading: ReadContext, row: ContentRow): Promise<CommitteeMember[]> {
  const { locale, now } = reading;
  const today = toCityDay(now.getTime());
  const rows = await reading.db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select([
      'people.id as personId',
      'people.name',
      'memberships.role',
      'memberships.title',
      'memberships.since',
      'memberships.until',
      'memberships.seat',
      'memberships.ended_as as endedAs',
      ...INTERESTS,
    ])
    .select(selectElection(now).as('election'))
    .where('content_id', '=', row.id)
    .where(whoIsShown(reading, row))
    .orderBy(ROLE_ORDER)
    .orderBy('people.name')
    .execute();
  return rows.map((member) => {
    const { personId, name, role, title, since, until, seat, endedAs, election } = member;
    const isOver = until !== null && until < today;
    return {
      personId,
      name,
      since,
      until,
      seat,
      endedAs,
      role: role as Member['role'],
      title: title && toText(title, locale, row.original_locale),
      electedBy: presentElection(election, locale),
      interests: isOver ? null : presentInterests(member),
    };
  });
}

/** Facts of teams and committees in a list: what is stored and how many members there are. */
export const readGroupFacts: ReadFacts = async ({ db, locale, now }, rows) => {
  const counts = await countMembers(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...(localize(row.details, locale, row.original_locale) as object),
        memberCount: counts.get(row.id) ?? 0,
      },
    ]),
  );
};

/**
 * Reads the facts of a group with the members, officers first; those of a committee with their
 * seats.
 */
export async function readGroupDetails(reading: ReadContext, row: ContentRow): Promise<object> {
  const [facts, members] = await Promise.all([
    readGroupFacts(reading, [row]),
    listMembers(reading, row),
  ]);
  return { ...facts.get(row.id), members };
}
