import { findPaperFaults, findWordFaults } from '../../../shared/ballots/paperFaults';
import { listWithdrawn } from '../../../shared/ballots/withdrawals';
import type { PollPaper } from '../../../shared/contract/papers';
import { can } from '../../../shared/permissions/can';
import type { ReadContext } from '../../content/section';
import { readNow } from '../../db/databaseClock';
import type { HostContext } from '../../hostContext';
import { toPollResource } from '../storedPoll';
import { readPaperFacts, isFrozen, readPollSource, toPollRules } from './pollSource';

/** Standing of the writers of a poll: they have no special right to see how many have voted. */
const NO_VOTER = { hasVoted: false, isListed: false };

/** Presents a poll as its writers see it, at the database’s moment. */
export async function presentPaper(
  { databaseNow, doors }: Pick<HostContext, 'databaseNow' | 'doors'>,
  { db, viewer }: ReadContext,
  pollId: string,
): Promise<PollPaper> {
  const now = await readNow(db, databaseNow);
  const source = await readPollSource(db, pollId);
  const { content, stored, poll, questions } = source;
  const rules = toPollRules(source);
  const facts = await readPaperFacts(db, source, rules, now);
  const frozen = isFrozen(source, now);
  const maySee = can(viewer, 'result.see', toPollResource(content, NO_VOTER), now.getTime());
  return {
    revision: content.revision,
    originalLocale: content.original_locale,
    rules,
    questions,
    isFrozen: frozen,
    isCancelled: stored.cancellation !== null,
    withdrawn: listWithdrawn(stored.withdrawals),
    isSealed: Boolean(poll?.sealed_at),
    ballots: maySee ? (poll?.ballots ?? 0) : null,
    tokens: facts.voters.tokens ?? 0,
    voters: facts.voters,
    canVerify: doors.length > 0 || facts.voters.verified !== 0,
    faults: frozen ? findWordFaults(questions, facts) : findPaperFaults(rules, questions, facts),
  };
}
