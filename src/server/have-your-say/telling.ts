import { sql } from 'kysely';
import type { Database } from '../db/openDatabase';
import { followersOf, notifyThose, type Happened } from '../notifications/notify';

/** That somebody voted says the list of voters; how, no ballot is asked. */
const votersIn = (pollIds: readonly string[]) => sql`
  select people.id as person_id, poll_voters.poll_id as content_id, 'voter' as because
  from poll_voters join people on people.voter_id = poll_voters.voter_id
  where poll_voters.poll_id = any(${[...pollIds]}::uuid[])`;

/** Those who voted, and those who follow; in two statements, however many polls there are. */
async function tellOfPolls(
  trx: Database,
  pollIds: readonly string[],
  happened: Happened,
): Promise<void> {
  if (pollIds.length === 0) return;
  await notifyThose(trx, happened, votersIn(pollIds));
  await notifyThose(trx, happened, followersOf(pollIds));
}

const occasion = (what: string) => sql<string>`${`${what} `}::text || told.content_id`;

/** Tells of results that everybody may see. */
export async function tellOfResults(
  trx: Database,
  pollIds: readonly string[],
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from contents
    where id = any(${[...pollIds]}::uuid[]) and details ->> 'resultsVisibility' <> 'staff_only'`.execute(
    trx,
  );
  await tellOfPolls(
    trx,
    rows.map(({ id }) => id),
    { kind: 'resultPublished', actorId: null, occasion: occasion('result'), at },
  );
}

/** Tells what the city makes of a poll; once, though it can be said again in better words. */
export const tellOfOutcome = (
  trx: Database,
  pollId: string,
  { actorId, at }: Pick<Happened, 'actorId' | 'at'>,
): Promise<void> =>
  tellOfPolls(trx, [pollId], {
    kind: 'outcomePublished',
    ...{ actorId, occasion: occasion('outcome'), at },
  });
