import { randomUUID } from 'node:crypto';
import { STATEMENT_LIMITS, type NewStatement } from '../../../shared/contract/statements';
import { findHoldReason, lockAuthor, type PreModeration } from '../../comments/preModeration';
import { followByWriting } from '../../content/following';
import type { Database } from '../../db/openDatabase';
import { hashRequestKey, type WriteRequest } from '../../http/idempotency';
import { Problem } from '../../http/problem';
import { lockDialog, renewStatements } from '../statementChanges';
import { storeVotes } from './keepVotes';
import { joinPeople } from './participants';
import { refuseSame, writeText } from './statementTexts';
import { readStatement, type StatementWords } from './statementWords';

/** Statement that is written, and its place. */
export interface StatementCreation {
  readonly contentId: string;
  readonly written: NewStatement;
  /** Kinds of statements that wait here. */
  readonly holds: PreModeration;
  /** True for those who run the dialog: nothing of theirs waits. */
  readonly isRunning: boolean;
}

type LockedDialog = Awaited<ReturnType<typeof lockDialog>>;

/** Finds what this very request has made before. */
export async function findStatementByKey(db: Database, key: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('statements')
    .select('id')
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Takes the next `count` numbers of a locked dialog; returns the first of them. @throws Problem
 * dialogFull
 */
export async function takeNumbers(
  trx: Database,
  { content_id, statements }: Pick<LockedDialog, 'content_id' | 'statements'>,
  count: number,
): Promise<number> {
  if (statements + count > STATEMENT_LIMITS.inDialog) throw new Problem('dialogFull');
  await trx
    .updateTable('statement_dialogs')
    .set({ statements: statements + count })
    .where('content_id', '=', content_id)
    .execute();
  return statements;
}

/** Adds the vote of the author: whoever writes a statement agrees with it. */
async function agree(
  trx: Database,
  { content_id: contentId, participants, votes }: LockedDialog,
  statement: number,
  { personId, at }: WriteRequest,
): Promise<void> {
  const { numbers, after } = await joinPeople(
    ...([trx, { contentId, before: participants }, [personId], at] as const),
  );
  const cast = { participant: numbers.get(personId)!, statement, vote: 1 };
  await storeVotes(trx, { contentId, participants: after, votes }, [cast], at);
}

async function insertStatement(
  trx: Database,
  creation: StatementCreation,
  words: StatementWords,
  cause: WriteRequest,
): Promise<string> {
  const { contentId, written, holds, isRunning } = creation;
  const { personId, at } = cause;
  const id = randomUUID();
  const dialog = await lockDialog(trx, contentId);
  await refuseSame(trx, contentId, words);
  const number = await takeNumbers(trx, dialog, 1);
  const asked = { personId, words: words.body, at };
  const held_for = isRunning ? null : await findHoldReason(trx, asked, holds);
  const state = held_for === null ? 'shown' : 'held';
  await trx
    .insertInto('statements')
    .values({
      id,
      content_id: contentId,
      number,
      author_id: personId,
      lang: written.lang,
      state,
      held_for,
      created_at: at,
      creation_key: hashRequestKey(cause, contentId),
    })
    .execute();
  await writeText(trx, { id, contentId, lang: written.lang }, words);
  await agree(trx, dialog, number, cause);
  await followByWriting(trx, { contentId, personId, at });
  await renewStatements(trx, contentId, Number(state === 'shown'));
  return id;
}

/**
 * Writes a statement; the same request again finds the one that is there. Tells whether it is new.
 * @throws Problem invalidRequest, sameStatement, dialogFull
 */
export function createStatement(
  db: Database,
  creation: StatementCreation,
  cause: WriteRequest,
): Promise<{ id: string; isNew: boolean }> {
  const words = readStatement(creation.written.text);
  return db.transaction().execute(async (trx) => {
    await lockAuthor(trx, cause.personId);
    const earlier = await findStatementByKey(trx, hashRequestKey(cause, creation.contentId));
    const id = earlier ?? (await insertStatement(trx, creation, words, cause));
    return { id, isNew: earlier === undefined };
  });
}
