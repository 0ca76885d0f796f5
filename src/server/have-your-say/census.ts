import { sql, type RawBuilder } from 'kysely';
import type { ContentRow } from '../content/contentQueries';
import { isActive, isVoting } from '../db/activeMembers';
import type { Database } from '../db/openDatabase';
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

/** Queries that count the people who could vote, by who may: on `given.poll_id`. */
const COUNTS: Readonly<
  Record<Exclude<StoredPoll['eligibility'], 'everyone'>, RawBuilder<unknown>>
> = {
  signed_in: sql`people where blocked_at is null`,
  verified: sql`people join rights on rights.person_id = people.id where rights.verified and blocked_at is null`,
  members: sql`poll_census where poll_census.poll_id = given.poll_id`,
  tokens: sql`poll_tokens where poll_tokens.poll_id = given.poll_id`,
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
  for (const [eligibility, voters] of Object.entries(COUNTS)) {
    const ids = contents
      .filter(isFor(eligibility as StoredPoll['eligibility']))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: string; count: number }>`
      select poll_id as id, (select count(*)::int from ${voters}) as count
      from unnest(${ids}::uuid[]) as given (poll_id)`.execute(trx);
    for (const { id, count } of rows) census.set(id, count);
  }
  return census;
}
