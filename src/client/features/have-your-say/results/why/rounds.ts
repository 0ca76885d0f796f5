import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { EliminationRound, Transfer } from '../../../../../counting/eliminations';
import { MEEK_VOTE } from '../../../../../counting/keepFactors';
import type { EndedPapers } from '../../../../../counting/piles';
import { SCOTTISH_VOTE } from '../../../../../counting/scottishStv';
import type { QuestionOf } from '../../../../../shared/ballots/paper';
import { decimal, exactVotes, named, say, type Sentence, type Value } from '../sentence';
import { whyMessages } from './messages';

export type RoundMethod = 'instantRunoff' | 'scottishStv' | 'meekStv';

/** Units that one ballot counts in the rounds of a method. */
export const VOTE_OF: Readonly<Record<RoundMethod, number>> = {
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

const votesOf = ({ round, unit }: Step, option: number): Value =>
  decimal(round.votes[option]! / unit);

const received = ({ to }: Transfer, unit: number): Value => ({
  received: [...to.entries()]
    .filter(([, votes]) => votes > 0)
    .map(([option, votes]) => [option, votes / unit]),
});

const isPassedOn = (transfer: Transfer) => transfer.to.some((votes) => votes > 0);

function passedOn({ round: { transfer }, unit }: Step): Sentence[] {
  if (!transfer) return [];
  const exhausted = decimal(transfer.exhausted / unit);
  const from = named(transfer.from);
  return [
    ...(isPassedOn(transfer)
      ? [say(whyMessages.passesOn, { from, received: received(transfer, unit) })]
      : []),
    ...(transfer.exhausted > 0 ? [say(whyMessages.exhausted, { from, exhausted })] : []),
  ];
}

function excludedIn(step: Step): Sentence[] {
  const { number, round } = step;
  if (round.excluded === null) return [];
  return [
    say(whyMessages.excluded, {
      round: number,
      name: named(round.excluded),
      count: votesOf(step, round.excluded),
    }),
  ];
}

const electedIn = (step: Step): Sentence[] =>
  step.round.elected.map((option) =>
    say(whyMessages.reachesQuota, {
      round: step.number,
      name: named(option),
      count: votesOf(step, option),
      quota: decimal(step.round.quota / step.unit),
    }),
  );

const filledIn = ({ number, round }: Step): Sentence[] =>
  round.filled.length === 0
    ? []
    : [say(whyMessages.filled, { round: number, names: named(...round.filled) })];

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
  const unit = VOTE_OF[method];
  const [votes, divisor] = [sumOf(rounds[0]!.votes) / unit, seats + 1];
  if (method === 'meekStv') return [say(whyMessages.meekQuota, { votes, divisor })];
  if (method !== 'scottishStv') return [];
  const lost = exactVotes((rounds.at(-1)!.lost ?? 0) / unit);
  return [
    say(whyMessages.scottishQuota, { ballots: votes, divisor }),
    say(whyMessages.scottishCut, { lost }),
  ];
}

/** Tells where ballots ended. Counts of earlier releases do not say it. */
const tellEnds = (ended: EndedPapers | undefined): Sentence[] =>
  ended
    ? [
        say(whyMessages.ends, { exhausted: ended.exhausted }),
        ...(ended.unreadable > 0
          ? [say(whyMessages.endsUnreadable, { unreadable: ended.unreadable })]
          : []),
      ]
    : [];

/** Instant runoff and both ways of counting STV, round by round. */
export function whyRounds(
  { method, result }: QuestionCountOf<RoundMethod>,
  { settings: { seats } }: QuestionOf<'ranking'>,
): Sentence[] {
  const rounds: readonly Round[] = result.rounds;
  const unit = VOTE_OF[method];
  if (result.elected.length === 0) return [];
  return [
    say(RULES[method], { quota: decimal(rounds[0]!.quota / unit) }),
    ...tellQuota(method, rounds, seats),
    ...rounds.flatMap((round, index) => tellRound({ number: index + 1, round, unit })),
    ...tellEnds((result as { readonly ended?: EndedPapers }).ended),
  ];
}
