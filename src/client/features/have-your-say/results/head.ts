import type { QuestionCount } from '../../../../counting/countQuestion';
import type { UncontestedCount } from '../../../../counting/uncontestedCount';
import type { Outcome, Tie } from '../../../../counting/outcome';
import type { Method } from '../../../../shared/ballots/paper';
import { resultMessages, tieMessages } from './messages';
import { toDecimalValue, toOptionsValue, createSentence, type Sentence } from './sentence';

/** Facts to know besides the count. */
export interface ResultContext {
  readonly isFinal: boolean;
  /** Number of ballots that have to answer; 0 for none. */
  readonly quorum: number;
}

const winners = (outcome: Outcome<unknown>) => ({ winners: toOptionsValue(...outcome.elected) });

/** Returns the sentence for a vote that elects one or several. */
function elected(outcome: Outcome<unknown>, { isFinal }: ResultContext): Sentence {
  const [winner, second] = outcome.elected;
  if (winner !== undefined && second === undefined)
    return createSentence(isFinal ? resultMessages.won : resultMessages.ahead, {
      winner: toOptionsValue(winner),
    });
  return createSentence(
    isFinal ? resultMessages.wonMany : resultMessages.aheadMany,
    winners(outcome),
  );
}

function funded(outcome: Outcome<unknown>, { isFinal }: ResultContext): Sentence {
  if (outcome.elected.length === 0) return createSentence(resultMessages.nothingFunded);
  return createSentence(
    isFinal ? resultMessages.funded : resultMessages.fundedSoFar,
    winners(outcome),
  );
}

function decided({ passes }: { readonly passes: boolean }, { isFinal }: ResultContext): Sentence {
  if (isFinal) return createSentence(passes ? resultMessages.passes : resultMessages.failsNot);
  return createSentence(passes ? resultMessages.wouldPass : resultMessages.wouldFail);
}

/** A count of votes. */
export type ContestedCount = Exclude<QuestionCount, UncontestedCount>;

/** Returns the sentence for what the count came to. */
function outcomeOf(count: ContestedCount, standing: ResultContext): Sentence {
  switch (count.method) {
    case 'proposal':
    case 'consent':
      return decided(count.result, standing);
    case 'equalShares':
    case 'budgetGreedy':
      return funded(count.result, standing);
    case 'timePoll':
      return createSentence(resultMessages.suits, winners(count.result));
    case 'scale':
      return createSentence(resultMessages.answeredOnScale, {
        mean: toDecimalValue(count.result.mean ?? 0),
      });
    case 'text':
      return createSentence(resultMessages.inOwnWords, { answered: count.answered });
    default:
      return elected(count.result, standing);
  }
}

/** Texts and scales decide nothing. */
const UNDECIDING: readonly Method[] = ['scale', 'text'];

/** Counts the ballots towards the quorum. */
export const countPresent = (count: ContestedCount): number =>
  count.method === 'proposal' || count.method === 'consent' ? count.result.present : count.answered;

/**
 * Tells whether nobody is elected: ballots that say something, but nothing for an option, elect
 * nobody.
 */
const isNobody = (count: ContestedCount): boolean =>
  count.answered === 0 || (count.none === count.answered && !UNDECIDING.includes(count.method));

/** Returns the result of a question in a sentence: who won, or why nothing is decided. */
export function createHeadline(count: QuestionCount, standing: ResultContext): Sentence {
  if (count.uncontested) return createSentence(resultMessages.uncontested, winners(count.result));
  if (isNobody(count)) return createSentence(resultMessages.nobody);
  const { isFinal, quorum } = standing;
  const isMissed = isFinal && countPresent(count) < quorum && !UNDECIDING.includes(count.method);
  return isMissed ? createSentence(resultMessages.undecided) : outcomeOf(count, standing);
}

interface EndsRound {
  readonly excluded?: number | null;
}

function tieMessage({ brokenBy, taken }: Tie, round: EndsRound | undefined) {
  const isExcluded = taken.some((option) => option === round?.excluded);
  if (brokenBy === 'earlierRound')
    return isExcluded ? tieMessages.earlierExcluded : tieMessages.earlierRound;
  if (brokenBy === 'lot') return isExcluded ? tieMessages.lotExcluded : tieMessages.lot;
  return tieMessages[brokenBy];
}

/**
 * Lists the sentences for the ties that decided something, each with what told the options apart.
 */
export function listTies({ result }: QuestionCount): Sentence[] {
  if (!result || !('ties' in result)) return [];
  const rounds = result.rounds as readonly EndsRound[];
  return result.ties.map((tie) =>
    createSentence(tieMessage(tie, rounds[tie.round]), {
      round: tie.round + 1,
      names: toOptionsValue(...tie.options),
      taken: toOptionsValue(...tie.taken),
    }),
  );
}
