import { canOpenPoll, findPaperFaults, findWordFaults } from '../../../shared/ballots/paperFaults';
import type { Database } from '../../db/openDatabase';
import { readPaperFacts, readPollSource, toPollRules } from './pollSource';

/**
 * Tells whether a poll could open: nothing is wrong with its rules and its paper. Of a recount only
 * words still change.
 */
export async function isPaperReady(db: Database, pollId: string, now: Date): Promise<boolean> {
  const source = await readPollSource(db, pollId);
  const rules = toPollRules(source);
  const facts = await readPaperFacts(db, source, rules, now);
  return canOpenPoll(
    source.stored.recount
      ? findWordFaults(source.questions, facts)
      : findPaperFaults(rules, source.questions, facts),
  );
}
