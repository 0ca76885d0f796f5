import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { announceStatements } from '../statementChanges';
import { computeTally, type Cast, type Change } from './tallies';

/** Reads the votes that are there of the same participants on the same statements. */
async function lastVotes(
  trx: Database,
  contentId: string,
  casts: readonly Cast[],
): Promise<Cast[]> {
  const { rows } = await sql<Cast>`
    select participant, statement, last.vote
    from (select distinct * from unnest(
        ${casts.map(({ participant }) => participant)}::integer[], ${casts.map(({ statement }) => statement)}::integer[]
      ) as pair (participant, statement)) as pairs
    cross join lateral (
      select vote from statement_votes as votes
      where content_id = ${contentId}::uuid
        and votes.participant = pairs.participant and votes.statement = pairs.statement
      order by number desc limit 1
    ) as last`.execute(trx);
  return rows;
}

/**
 * Events get the numbers after `before`, without gaps; answers to one's own statements are marked.
 */
async function writeEvents(
  trx: Database,
  { contentId, before }: { contentId: string; before: number },
  events: readonly Cast[],
  at: Date,
): Promise<void> {
  await sql`
    insert into statement_votes (content_id, number, participant, statement, vote, at, is_own)
    select ${contentId}::uuid, ${before}::bigint + place, participant, statement, vote, ${at}, exists (
      select from statements join statement_participants as people
        on people.content_id = statements.content_id and people.person_id = statements.author_id
      where statements.content_id = ${contentId}::uuid and statements.number = event.statement and people.number = event.participant
        and not is_seed)
    from unnest(${events.map(({ participant }) => participant)}::integer[],
      ${events.map(({ statement }) => statement)}::integer[], ${events.map(({ vote }) => vote)}::smallint[])
      with ordinality as event (participant, statement, vote, place)`.execute(trx);
}

async function writeCounts(
  trx: Database,
  contentId: string,
  changes: ReadonlyMap<number, Change>,
): Promise<void> {
  const column = (name: keyof Change) => [...changes.values()].map((change) => change[name]);
  await sql`
    update statements set agrees = statements.agrees + change.agrees,
      disagrees = statements.disagrees + change.disagrees, seen = statements.seen + change.seen
    from unnest(${[...changes.keys()]}::integer[], ${column('agrees')}::integer[],
      ${column('disagrees')}::integer[], ${column('seen')}::integer[]) as change (number, agrees, disagrees, seen)
    where content_id = ${contentId}::uuid and statements.number = change.number`.execute(trx);
}

/**
 * Keeps votes in a dialog and tells that there are new ones; the same answers again write nothing.
 */
export async function storeVotes(
  trx: Database,
  { contentId, participants, votes }: { contentId: string; participants: number; votes: number },
  casts: readonly Cast[],
  at: Date,
): Promise<void> {
  const { events, changes } = computeTally(casts, await lastVotes(trx, contentId, casts));
  if (events.length === 0) return;
  await writeEvents(trx, { contentId, before: votes }, events, at);
  await writeCounts(trx, contentId, changes);
  await trx
    .updateTable('statement_dialogs')
    .set({ participants, votes: votes + events.length })
    .where('content_id', '=', contentId)
    .execute();
  await announceStatements(trx, contentId);
}
