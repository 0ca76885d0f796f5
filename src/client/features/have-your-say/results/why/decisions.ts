import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { say, share, type Sentence } from '../sentence';
import { whyMessages } from './messages';

/** Compares what was needed with what there was, in a sentence. */
function compared(
  { inFavour, against }: QuestionCountOf<'proposal'>['result'],
  threshold: number | null,
): Sentence {
  const values = { inFavour, against, share: share(inFavour, inFavour + against) };
  if (threshold === null) return say(whyMessages.moreThanHalf, values);
  return say(whyMessages.threshold, { ...values, needed: share(threshold, 100) });
}

const BLOCK = 3;

/** Explains a proposal or a consent: quorum, blocks, threshold. */
export function whyDecided(
  { method, result }: QuestionCountOf<'proposal' | 'consent'>,
  { settings }: Pick<QuestionOf<'choice'>, 'settings'>,
  quorum: number,
): Sentence[] {
  const { present, reason, votes } = result;
  const blocks = { given: votes[BLOCK] ?? 0, allowed: settings.blocks };
  return [
    ...(quorum > 0 ? [say(whyMessages.quorum, { present, quorum })] : []),
    ...(method === 'consent' ? [say(whyMessages.blocks, blocks)] : []),
    reason === 'noVotes' ? say(whyMessages.nobodyDecided) : compared(result, settings.threshold),
    say(whyMessages.abstentions),
  ];
}
