import type {
  EarlyClosing,
  WrittenCancellation,
  WrittenOutcome,
  WrittenWithdrawal,
} from '../../../shared/contract/papers';
import { FIXED_OPTION_COUNTS } from '../../../shared/ballots/methods';
import { listWithdrawn, type Withdrawal } from '../../../shared/ballots/withdrawals';
import type { SourceRow } from '../../editing/sourceQueries';
import { readBody } from '../../editing/readWritten';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { Problem } from '../../http/problem';
import { notifyOfOutcome, notifyOfWithdrawal } from '../pollNotifications';
import { readStatement } from './paperTexts';
import { hasClosed, isFrozen, type PollSource } from './pollSource';
import { revisePoll } from './revisePoll';

/** @throws Problem stillDraft, cancelled */
function requireRunning({ content, stored }: PollSource): void {
  if (content.status === 'draft') throw new Problem('stillDraft');
  if (stored.cancellation) throw new Problem('cancelled');
}

/**
 * Calls a poll off: nothing of it is counted any more.
 * @throws Problem newerRevision, stillDraft, cancelled, alreadyCounted; invalidRequest without a
 *   reason in the original language
 */
export const cancelPoll = (
  context: HostContext,
  row: SourceRow,
  { revision, reason }: WrittenCancellation,
  cause: Cause,
): Promise<void> =>
  revisePoll(context, { row, revision, cause }, async ({ source }) => {
    requireRunning(source);
    if (source.poll?.sealed_at) throw new Problem('alreadyCounted');
    const { original_locale: original } = source.content;
    const cancellation = readStatement(reason, original);
    return {
      columns: { details: JSON.stringify({ ...source.stored, cancellation }) },
      reason: cancellation[original]!,
      after: { cancellation },
    };
  });

/**
 * @throws Problem invalidRequest for an option that is not there or stands no longer, and where
 * nothing would be left to choose
 */
function requireWithdrawable({ questions, stored }: PollSource, wanted: Withdrawal): void {
  const withdrawn = listWithdrawn(stored.withdrawals);
  const question = questions.find(({ id }) => id === wanted.question);
  const standing = question?.options.filter(({ id }) => !withdrawn.includes(id)) ?? [];
  if (!standing.some(({ id }) => id === wanted.option))
    throw new Problem('invalidRequest', 'There is no such option, or it stands no longer.');
  if (FIXED_OPTION_COUNTS[question!.method] !== undefined || standing.length === 1)
    throw new Problem('invalidRequest', 'Without this option there is nothing to vote on.');
}

/**
 * Takes an option out of an open poll: nobody can vote for it any more, and it is counted without
 * it. Ballots and receipts stay as they are.
 * @throws Problem newerRevision, stillDraft, cancelled, notOpenYet, alreadyCounted; invalidRequest
 * without a reason in the original language, and for an option that cannot be taken out
 */
export const withdrawOption = (
  context: HostContext,
  row: SourceRow,
  { revision, question, option, kind, reason: written }: WrittenWithdrawal,
  cause: Cause,
): Promise<void> =>
  revisePoll(context, { row, revision, cause }, async ({ trx, source, now }) => {
    requireRunning(source);
    if (!isFrozen(source, now)) throw new Problem('notOpenYet');
    if (source.poll?.sealed_at) throw new Problem('alreadyCounted');
    requireWithdrawable(source, { question, option });
    const { original_locale: original } = source.content;
    const reason = readStatement(written, original);
    const withdrawal = { question, option, kind, reason, at: now.toISOString() };
    const withdrawals = [...(source.stored.withdrawals ?? []), withdrawal];
    if (!hasClosed(source, now))
      await notifyOfWithdrawal(trx, row.id, option, { actorId: cause.personId, at: cause.at });
    return {
      columns: { details: JSON.stringify({ ...source.stored, withdrawals }) },
      reason: reason[original]!,
      after: { withdrawal },
    };
  });

/**
 * Closes an open poll now; it is counted as if its time had come. The log keeps the reason.
 * @throws Problem newerRevision, stillDraft, cancelled, notOpenYet, closed
 */
export const closePoll = (
  context: HostContext,
  row: SourceRow,
  { revision, reason }: EarlyClosing,
  cause: Cause,
): Promise<void> =>
  revisePoll(context, { row, revision, cause }, async ({ source, now }) => {
    requireRunning(source);
    if (!isFrozen(source, now)) throw new Problem('notOpenYet');
    if (hasClosed(source, now)) throw new Problem('closed');
    return {
      columns: { closes_at: now },
      reason: readBody(reason),
      before: { closesAt: source.content.closes_at },
      after: { closesAt: now },
    };
  });

/**
 * Says what was decided, and what happens next; it can be said again in better words.
 * @throws Problem newerRevision, stillDraft, cancelled, notClosedYet; invalidRequest without a
 *   statement in the original language
 */
export const publishOutcome = (
  context: HostContext,
  row: SourceRow,
  { revision, statement, next, decidedOn }: WrittenOutcome,
  cause: Cause,
): Promise<void> =>
  revisePoll(context, { row, revision, cause }, async ({ trx, source, now }) => {
    requireRunning(source);
    if (!hasClosed(source, now)) throw new Problem('notClosedYet');
    const { original_locale: original } = source.content;
    const outcome = {
      statement: readStatement(statement, original),
      next: next && readStatement(next, original),
      decidedOn,
    };
    await notifyOfOutcome(trx, row.id, { actorId: cause.personId, at: cause.at });
    return {
      columns: { details: JSON.stringify({ ...source.stored, outcome }) },
      before: { outcome: source.stored.outcome },
      after: { outcome },
    };
  });
