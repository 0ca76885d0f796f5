import type { Database } from '../../db/openDatabase';
import { runInTransaction, createBatcher } from '../../db/batch';
import { Problem } from '../../http/problem';
import type { TokenOwner } from '../../identity/accessTokens';
import { lockSignedInOwners } from '../../identity/signedIn';
import { lockDialog } from '../statementChanges';
import { storeVotes } from './keepVotes';
import { joinPeople } from './participants';

/** Answer of one person to one statement. */
export interface PersonsVote extends TokenOwner {
  readonly contentId: string;
  readonly statementId: string;
  readonly vote: number;
  readonly at: Date;
}

/**
 * Locked, so that none of them is hidden or deleted before the votes are counted; the numbers of
 * those that are shown, by id.
 */
async function lockShown(
  trx: Database,
  contentId: string,
  votes: readonly PersonsVote[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('statements')
    .select(['id', 'number', 'state'])
    .where('content_id', '=', contentId)
    .where('id', 'in', [...new Set(votes.map(({ statementId }) => statementId))])
    .orderBy('number')
    .forNoKeyUpdate()
    .execute();
  const shown = rows.filter(({ state }) => state === 'shown');
  return new Map(shown.map(({ id, number }) => [id, number]));
}

/**
 * For each vote the number of its participant; null where the statement is not shown, and the vote
 * was not counted.
 */
type Counted = readonly (number | null)[];

async function castInDialog(
  trx: Database,
  contentId: string,
  votes: readonly PersonsVote[],
): Promise<Counted> {
  const dialog = await lockDialog(trx, contentId);
  const shown = await lockShown(trx, contentId, votes);
  const counted = votes.filter(({ statementId }) => shown.has(statementId));
  const [first] = counted;
  if (!first) return votes.map(() => null);
  const people = counted.map(({ personId }) => personId);
  const place = { contentId, before: dialog.participants };
  const { numbers, after } = await joinPeople(trx, place, people, first.at);
  const casts = counted.map(({ personId, statementId, vote }) => ({
    participant: numbers.get(personId)!,
    statement: shown.get(statementId)!,
    vote,
  }));
  const reached = { contentId, participants: after, votes: dialog.votes };
  await storeVotes(trx, reached, casts, first.at);
  return votes.map(({ statementId, personId }) =>
    shown.has(statementId) ? numbers.get(personId)! : null,
  );
}

/**
 * Casts all votes. People are locked first, then dialogs in the order of their ids, so that no two
 * hosts wait for each other. A vote of somebody who is not signed in any more is answered by a
 * problem.
 */
async function castAll(
  trx: Database,
  asked: readonly PersonsVote[],
): Promise<readonly (number | Problem | null)[]> {
  const signedIn = await lockSignedInOwners(trx, asked);
  const votes = asked.filter((vote) => signedIn.has(vote));
  const counted = new Map<PersonsVote, number | null>();
  for (const contentId of [...new Set(votes.map((vote) => vote.contentId))].sort()) {
    const here = votes.filter((vote) => vote.contentId === contentId);
    const participants = await castInDialog(trx, contentId, here);
    here.forEach((vote, place) => counted.set(vote, participants[place]!));
  }
  return asked.map((vote) =>
    signedIn.has(vote) ? counted.get(vote)! : new Problem('invalidToken'),
  );
}

/** Number of votes that are cast with one transaction. */
const MOST = 500;

/**
 * Casts a person’s vote in the place of their earlier one; votes that come at about the same time
 * share a transaction.
 * @returns the number of the person in the dialog
 * @throws Problem notShown where the statement was hidden or deleted meanwhile, invalidToken for
 * who is not signed in any more
 */
export function openVotes(db: Database): (vote: PersonsVote) => Promise<number> {
  const cast = createBatcher<PersonsVote, number | Problem | null>(db, {
    most: MOST,
    on: runInTransaction,
    answer: castAll,
  });
  return async (vote) => {
    const participant = await cast(vote);
    if (participant instanceof Problem) throw participant;
    if (participant === null) throw new Problem('notShown');
    return participant;
  };
}
