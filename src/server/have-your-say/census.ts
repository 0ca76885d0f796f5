import { sql, type RawBuilder } from 'kysely';
import type { ContentRow } from '../content/contentQueries';
import { isActive, isVoting } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
import { countResidents } from '../content/residentRefusal';
import { toStoredPoll, type StoredPoll } from './storedPoll';

type Content = Pick<ContentRow, 'id' | 'details'>;

const isFor = (eligibility: StoredPoll['eligibility']) => (content: Content) =>
  toStoredPoll(content).eligibility === eligibility;

/**
 * Copies the voter ids of the groups’ members of that day who decide there, people who are blocked
 * among them: a block can end before the poll does.
 */
async function copyMembers(trx: Database, contents: readonly Content[], now: Date): Promise<void> {
  const polls = contents.filter(isFor('members'));
  if (polls.length === 0) return;
  const groups = polls.map((content) => toStoredPoll(content).group);
  await sql`
    insert into poll_census (poll_id, voter_id)
    select poll_id, voter_id from unnest(${polls.map(({ id }) => id)}::uuid[], ${groups}::uuid[]) as given (poll_id, group_id)
    join memberships on content_id = group_id join people on people.id = memberships.person_id
    join contents as groups on groups.id = group_id
    where ${isActive(now)} and ${isVoting('groups')}
    on conflict do nothing`.execute(trx);
}

/** Counts of the people who could vote, by who may: on a row of `contents`. */
const COUNTS: Readonly<
  Record<Exclude<StoredPoll['eligibility'], 'everyone'>, (now: Date) => RawBuilder<number>>
> = {
  signed_in: () => sql`(select count(*)::int from people where blocked_at is null)`,
  verified: countResidents,
  members: () => sql`(select count(*)::int from poll_census where poll_id = contents.id)`,
  tokens: () => sql`(select count(*)::int from poll_tokens where poll_id = contents.id)`,
};

/**
 * Counts the people who could vote when these polls open, by poll; no entry where all could. Lists
 * of members are made on the way.
 */
export async function takeCensus(
  trx: Database,
  contents: readonly Content[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  await copyMembers(trx, contents, now);
  const census = new Map<string, number>();
  for (const [eligibility, count] of Object.entries(COUNTS)) {
    const ids = contents
      .filter(isFor(eligibility as StoredPoll['eligibility']))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: string; count: number }>`
      select contents.id, ${count(now)} as count
      from contents where contents.id = any(${ids}::uuid[])`.execute(trx);
    for (const { id, count } of rows) census.set(id, count);
  }
  return census;
}
