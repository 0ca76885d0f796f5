import type { Answers } from '../../shared/ballots/answers';
import { getFirstHead, type Opening, type OpeningQuestion } from '../../shared/ballots/opening';
import { getNextHead, type ChainLink } from '../../shared/ballots/receipts';
import { listWithdrawn } from '../../shared/ballots/withdrawals';
import type { CountedQuestion } from '../../shared/contract/have-your-say';
import { joinAnswers, dropWithdrawn } from '../alikeAnswers';
import { countQuestion } from '../countQuestion';
import { publishAnswers } from '../publishedAnswers';
import type { CastAnswers, HeadedLink, RecountFile } from '../recountFile';
import { RECOUNT_FORMAT } from '../recountShape';

interface Wanted {
  readonly secrecy: 'open' | 'secret';
  readonly questions: readonly OpeningQuestion[];
  readonly ballots: readonly Answers[];
  /** Numbers of ballots that later ones took the place of, by the number of the later one. */
  readonly replaced?: Readonly<Record<number, number>>;
  readonly withdrawals?: RecountFile['withdrawals'];
}

const receiptOfNumber = (number: number): string => `RECEIPT-${number}`;

function chainOf(firstHead: string, links: readonly ChainLink[]): RecountFile['chain'] {
  let head = firstHead;
  const headed = links.map((link): HeadedLink => ({
    ...link,
    head: (head = getNextHead(head, link)),
  }));
  return { firstHead, head, links: headed };
}

const answersTo = ({ id }: OpeningQuestion, cast: readonly CastAnswers[]) =>
  joinAnswers(cast.flatMap(({ answers }) => (answers[id] ? [answers[id]] : [])));

/** Creates the recount file of a closed poll, as the host makes it. */
export function createRecountFile({
  secrecy,
  questions,
  ballots,
  replaced = {},
  withdrawals,
}: Wanted): RecountFile {
  const opening: Opening = {
    poll: 'poll',
    opensAt: '2026-03-01T09:00:00.000Z',
    closesAt: '2026-03-10T09:00:00.000Z',
    eligibility: 'signed_in',
    secrecy,
    quorum: 0,
    census: 500,
    questions,
  };
  const links = ballots.map((_, number): ChainLink => {
    const earlier = replaced[number];
    return {
      receipt: receiptOfNumber(number),
      replaces: earlier === undefined ? null : receiptOfNumber(earlier),
    };
  });
  const chain = chainOf(getFirstHead(opening), links);
  const gone = new Set(Object.values(replaced));
  const cast = ballots.flatMap((answers, number) =>
    gone.has(number) ? [] : [{ receipt: receiptOfNumber(number), answers }],
  );
  const withdrawn = listWithdrawn(withdrawals);
  const terms = { seed: chain.head, quorum: 0, withdrawn };
  const counts = questions.map((question) =>
    countQuestion(question, answersTo(question, cast), cast.length, terms),
  );
  const file: RecountFile = {
    format: RECOUNT_FORMAT,
    opening,
    ...(withdrawals && { withdrawals }),
    sealedAt: '2026-03-10T09:00:02.000Z',
    ballots: cast.length,
    seed: chain.head,
    counts: counts as readonly CountedQuestion[],
    answers:
      secrecy === 'open'
        ? null
        : questions.map((question) =>
            publishAnswers(question, dropWithdrawn(answersTo(question, cast), withdrawn)),
          ),
    chain,
    cast: secrecy === 'open' ? cast : null,
  };
  return JSON.parse(JSON.stringify(file)) as RecountFile;
}
