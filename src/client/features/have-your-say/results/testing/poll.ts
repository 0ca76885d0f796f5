import type { Poll } from '../../poll';
import { aPage, somePollDetails } from '../../../../testing/factories';
import { toQuestionId } from '../../../../testing/pollFactories';
import type { CountedElection } from './elections';

/** Gives each question an id of its own. */
const numbered = (questions: readonly CountedElection[]): readonly CountedElection[] =>
  questions.map(({ question, count, ...rest }, index) => {
    const id = toQuestionId(index + 1);
    return { ...rest, question: { ...question, id }, count: { ...count, question: id } };
  });

const CHAIN_HEAD = 'b'.repeat(64);

interface More {
  readonly isFinal?: boolean;
  readonly quorum?: number;
  readonly census?: number | null;
  readonly secrecy?: 'open' | 'secret';
}

/**
 * Creates a closed poll with these questions, counted and sealed; with `isFinal: false` one that is
 * open.
 */
export function createClosedPoll(given: readonly CountedElection[], more: More = {}): Poll {
  const { isFinal = true, quorum = 0, census = null, secrecy = 'open' } = more;
  const questions = numbered(given);
  const ballots = Math.max(0, ...questions.map(({ count }) => count.answered + count.blank));
  const details = somePollDetails({
    secrecy,
    quorum,
    questions: questions.map(({ question }) => question),
    refusal: isFinal ? 'closed' : 'alreadyVoted',
    result: { isFinal, ballots, seed: CHAIN_HEAD, counts: questions.map(({ count }) => count) },
    trust: {
      firstHead: 'a'.repeat(64),
      head: CHAIN_HEAD,
      links: ballots,
      census,
      sealedAt: isFinal ? '2026-05-01T08:00:00.000Z' : null,
    },
  });
  return aPage(details, { phase: isFinal ? 'closed' : 'open' });
}
