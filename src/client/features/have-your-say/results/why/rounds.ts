import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { EliminationRound, Transfer } from '../../../../../counting/eliminations';
import { MEEK_VOTE } from '../../../../../counting/keepFactors';
import type { EndedPapers } from '../../../../../counting/piles';
import { SCOTTISH_VOTE } from '../../../../../counting/scottishStv';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import {
  toDecimalValue,
  toVotesValue,
  toOptionsValue,
  createSentence,
  type Sentence,
  type SentenceValue,
} from '../sentence';
import { whyMessages } from './messages';

export type RoundMethod = 'instantRunoff' | 'scottishStv' | 'meekStv';

/** Units that one ballot counts in the rounds of a method. */
export const VOTE_VALUES: Readonly<Record<RoundMethod, number>> = {
  instantRunoff: 1,
  scottishStv: SCOTTISH_VOTE,
  meekStv: MEEK_VOTE,
};

type Round = EliminationRound & { readonly transfer?: Transfer | null; readonly lost?: number };

interface Step {
  readonly number: number;
  readonly round: Round;
  /** Units that one ballot counts. */
  readonly unit: number;
}

const votesOf = ({ round, unit }: Step, option: number): SentenceValue =>
  toDecimalValue(round.votes[option]! / unit);

const received = ({ to }: Transfer, unit: number): SentenceValue => ({
  received: [...to.entries()]
    .filter(([, votes]) => votes > 0)
    .map(([option, votes]) => [option, votes / unit]),
});

const isPassedOn = (transfer: Transfer) => transfer.to.some((votes) => votes > 0);

function passedOn({ round: { transfer }, unit }: Step): Sentence[] {
  if (!transfer) return [];
  const exhausted = toDecimalValue(transfer.exhausted / unit);
  const from = toOptionsValue(transfer.from);
  return [
    ...(isPassedOn(transfer)
      ? [createSentence(whyMessages.passesOn, { from, received: received(transfer, unit) })]
      : []),
    ...(transfer.exhausted > 0 ? [createSentence(whyMessages.exhausted, { from, exhausted })] : []),
  ];
}

function excludedIn(step: Step): Sentence[] {
  const { number, round } = step;
  if (round.excluded === null) return [];
  return [
    createSentence(whyMessages.excluded, {
      round: number,
      name: toOptionsValue(round.excluded),
      count: votesOf(step, round.excluded),
    }),
  ];
}

const electedIn = (step: Step): Sentence[] =>
  step.round.elected.map((option) =>
    createSentence(whyMessages.reachesQuota, {
      round: step.number,
      name: toOptionsValue(option),
      count: votesOf(step, option),
      quota: toDecimalValue(step.round.quota / step.unit),
    }),
  );

const filledIn = ({ number, round }: Step): Sentence[] =>
  round.filled.length === 0
    ? []
    : [
        createSentence(whyMessages.filled, {
          round: number,
          names: toOptionsValue(...round.filled),
        }),
      ];

const tellRound = (step: Step): Sentence[] => [
  ...electedIn(step),
  ...excludedIn(step),
  ...passedOn(step),
  ...filledIn(step),
];

const RULES = {
  instantRunoff: whyMessages.runoffRule,
  scottishStv: whyMessages.scottishRule,
  meekStv: whyMessages.meekRule,
};

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, some) => sum + some, 0);

/** Explains how the quota follows from the first votes, and what becomes of fractions. */
function tellQuota(method: RoundMethod, rounds: readonly Round[], seats: number): Sentence[] {
  const unit = VOTE_VALUES[method];
  const [votes, divisor] = [sumOf(rounds[0]!.votes) / unit, seats + 1];
  if (method === 'meekStv') return [createSentence(whyMessages.meekQuota, { votes, divisor })];
  if (method !== 'scottishStv') return [];
  const lost = toVotesValue((rounds.at(-1)!.lost ?? 0) / unit);
  return [
    createSentence(whyMessages.scottishQuota, { ballots: votes, divisor }),
    createSentence(whyMessages.scottishCut, { lost }),
  ];
}

/** Tells where ballots ended. Counts of earlier releases do not say it. */
const tellEnds = (ended: EndedPapers | undefined): Sentence[] =>
  ended
    ? [
        createSentence(whyMessages.ends, { exhausted: ended.exhausted }),
        ...(ended.unreadable > 0
          ? [createSentence(whyMessages.endsUnreadable, { unreadable: ended.unreadable })]
          : []),
      ]
    : [];

/** Instant runoff and both ways of counting STV, round by round. */
export function explainRounds(
  { method, result }: QuestionCountOf<RoundMethod>,
  { settings: { seats } }: QuestionOf<'ranking'>,
): Sentence[] {
  const rounds: readonly Round[] = result.rounds;
  const unit = VOTE_VALUES[method];
  if (result.elected.length === 0) return [];
  return [
    createSentence(RULES[method], { quota: toDecimalValue(rounds[0]!.quota / unit) }),
    ...tellQuota(method, rounds, seats),
    ...rounds.flatMap((round, index) => tellRound({ number: index + 1, round, unit })),
    ...tellEnds((result as { readonly ended?: EndedPapers }).ended),
  ];
}
