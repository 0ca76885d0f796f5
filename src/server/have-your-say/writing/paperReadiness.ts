import { canOpen, findPaperFaults, findWordFaults } from '../../../shared/ballots/paperFaults';
import type { Database } from '../../db/openDatabase';
import { factsOf, readPollSource, rulesOf } from './pollSource';

/**
 * Tells whether a poll could open: nothing is wrong with its rules and its paper. Of a recount only
 * words still change.
 */
export async function isPaperReady(db: Database, pollId: string, now: Date): Promise<boolean> {
  const source = await readPollSource(db, pollId);
  const rules = rulesOf(source);
  const facts = await factsOf(db, source, rules, now);
  return canOpen(
    source.stored.recount
      ? findWordFaults(source.questions, facts)
      : findPaperFaults(rules, source.questions, facts),
  );
}
