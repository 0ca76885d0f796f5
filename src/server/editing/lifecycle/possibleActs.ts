import { sql } from 'kysely';
import { LIFECYCLE_ACTS, type LifecycleAct } from '../../../shared/contract/lifecycle';
import { can } from '../../../shared/permissions/can';
import type { ReadContext } from '../../content/section';
import { contentResource } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../sourceQueries';
import { ACT_RULES, fitsState } from './acts';

/**
 * Tells whether people have left anything of theirs here: ballots, attempts, statements or
 * comments.
 */
async function hasTakenPart(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
        select from polls join contents on contents.id = polls.poll_id
        where poll_id = ${id} and ballots > 0 and details ->> 'recount' is null
      )
      or exists (select from quiz_attempts where quiz_id = ${id})
      or exists (select from statements where content_id = ${id} and author_id is not null)
      or exists (select from comments where content_id = ${id}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** Tells whether nothing more can be cast in it: it has closed, or was cancelled. */
async function isPollOver(db: Database, { id, closes_at }: SourceRow, now: Date): Promise<boolean> {
  if (closes_at !== null && closes_at <= now) return true;
  const { rows } = await sql<{ cancelled: boolean }>`
    select details ->> 'cancellation' is not null as cancelled from contents where id = ${id}`.execute(
    db,
  );
  return rows[0]?.cancelled ?? false;
}

type Obstacle = (db: Database, row: SourceRow, now: Date) => Promise<boolean>;

/** Tells whether a poll runs: it is not taken from those who vote in it. */
const isRunningPoll: Obstacle = async (db, row, now) =>
  row.section === 'have-your-say' && !(await isPollOver(db, row, now));

/** Obstacles that keep an act from being done though the state would allow it. */
const OBSTACLES: Readonly<Partial<Record<LifecycleAct, Obstacle>>> = {
  delete: (db, { id }) => hasTakenPart(db, id),
  archive: isRunningPoll,
  retract: isRunningPoll,
};

/** Tells whether the act can be done with this content now, whoever does it. */
export const isPossible = async (
  db: Database,
  act: LifecycleAct,
  row: SourceRow,
  now: Date,
): Promise<boolean> => fitsState(act, row) && !(await OBSTACLES[act]?.(db, row, now));

/** Tells whether the person who asks may do it, in the state that the content is in. */
export const mayDo = ({ viewer, now }: ReadContext, act: LifecycleAct, row: SourceRow): boolean =>
  can(viewer, ACT_RULES[act].may, contentResource(row), now.getTime());

/** Lists what the person who asks may do with the content now. */
export async function possibleActs(reading: ReadContext, row: SourceRow): Promise<LifecycleAct[]> {
  const mine = LIFECYCLE_ACTS.filter((act) => mayDo(reading, act, row));
  const possible = await Promise.all(
    mine.map((act) => isPossible(reading.db, act, row, reading.now)),
  );
  return mine.filter((_act, index) => possible[index]);
}
