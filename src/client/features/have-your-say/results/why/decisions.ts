import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { createSentence, toShareValue, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/** Compares what was needed with what there was, in a sentence. */
function compared(
  { inFavour, against }: QuestionCountOf<'proposal'>['result'],
  threshold: number | null,
): Sentence {
  const values = { inFavour, against, share: toShareValue(inFavour, inFavour + against) };
  if (threshold === null) return createSentence(whyMessages.moreThanHalf, values);
  return createSentence(whyMessages.threshold, { ...values, needed: toShareValue(threshold, 100) });
}

const BLOCK = 3;

/** Explains a proposal or a consent: quorum, blocks, threshold. */
export function explainDecision(
  { method, result }: QuestionCountOf<'proposal' | 'consent'>,
  { settings }: Pick<QuestionOf<'choice'>, 'settings'>,
  quorum: number,
): Sentence[] {
  const { present, reason, votes } = result;
  const blocks = { given: votes[BLOCK] ?? 0, allowed: settings.blocks };
  return [
    ...(quorum > 0 ? [createSentence(whyMessages.quorum, { present, quorum })] : []),
    ...(method === 'consent' ? [createSentence(whyMessages.blocks, blocks)] : []),
    reason === 'noVotes'
      ? createSentence(whyMessages.nobodyDecided)
      : compared(result, settings.threshold),
    createSentence(whyMessages.abstentions),
  ];
}
