import { sql } from 'kysely';
import {
  readRecordedConversation,
  type RecordedName,
} from '../../../../opinions/testing/recordedConversations';
import type { Cast } from '../../../../opinions/testing/madeUpVotes';
import type { Database, OpenDatabase } from '../../../db/openDatabase';
import type { OpinionsChange } from '../../../live/liveChanges';
import { announceStatements, lockDialog } from '../../statementChanges';

export async function findDialogId(db: Database, slug: string): Promise<string> {
  const { id } = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Reads the votes of a recorded conversation in the order in which they were cast, participants by
 * their first vote.
 */
export function recordedCasts(name: RecordedName): Cast[] {
  const participants = new Map<number, number>();
  return readRecordedConversation(name)
    .votes.toSorted((a, b) => a.timestamp! - b.timestamp!)
    .map(({ voter, comment, vote }) => {
      const participant = participants.get(voter) ?? participants.size;
      participants.set(voter, participant);
      return { participant, statement: comment, vote };
    });
}

/**
 * Casts votes as the host does, in one transaction; participants are nobody as long as nobody is
 * named for them.
 */
export async function castVotes(
  db: Database,
  contentId: string,
  casts: readonly Cast[],
  { at = new Date(), isAnnounced = true } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { votes } = await lockDialog(trx, contentId);
    const highest = casts.reduce((most, { participant }) => Math.max(most, participant), 0);
    await sql`
      insert into statement_participants (content_id, number, joined_at)
      select ${contentId}, number, ${at} from generate_series(0, ${highest}::int) as number
      on conflict do nothing`.execute(trx);
    await sql`
      insert into statement_votes (content_id, number, participant, statement, vote, at)
      select ${contentId}, ${votes}::bigint + place, participant, statement, vote, ${at}
      from unnest(${casts.map(({ participant }) => participant)}::int[], ${casts.map(({ statement }) => statement)}::int[],
        ${casts.map(({ vote }) => vote)}::int[]) with ordinality as cast_votes (participant, statement, vote, place)`.execute(
      trx,
    );
    await sql`
      update statement_dialogs set votes = votes + ${casts.length}::int, participants = (
        select count(*) from statement_participants where content_id = ${contentId})
      where content_id = ${contentId}`.execute(trx);
    if (isAnnounced) await announceStatements(trx, contentId);
  });
}

/** Every map of which the database tells, in the order in which it does. */
export interface ToldMaps {
  readonly all: readonly OpinionsChange[];
  /** Waits for a map of the dialog of at least this version. */
  reach(contentId: string, version: number): Promise<OpinionsChange>;
}

export async function listenToMaps(database: OpenDatabase): Promise<ToldMaps> {
  const all: OpinionsChange[] = [];
  const waiting = new Set<() => void>();
  await database.listen('opinions_changed', (payload) => {
    all.push(JSON.parse(payload) as OpinionsChange);
    waiting.forEach((look) => look());
  });
  return {
    all,
    reach: (contentId, version) =>
      new Promise((resolve) => {
        const look = () => {
          const found = all.find((one) => one.id === contentId && one.version >= version);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
