import { canOpen, paperFaults } from '../../../shared/ballots/paperFaults';
import type { Database } from '../../db/openDatabase';
import { factsOf, readPollSource, rulesOf } from './pollSource';

/** Whether a poll could open: nothing is wrong with its rules and its paper. */
export async function isPaperReady(db: Database, pollId: string, now: Date): Promise<boolean> {
  const source = await readPollSource(db, pollId);
  const rules = rulesOf(source);
  return canOpen(paperFaults(rules, source.questions, await factsOf(db, source, rules, now)));
}
