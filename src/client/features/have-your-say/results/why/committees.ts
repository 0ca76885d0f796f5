import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { PhragmenRound } from '../../../../../counting/sequentialPhragmen';
import type { SequentialThieleRound } from '../../../../../counting/thiele';
import { decimal, named, say, type Sentence } from '../sentence';
import { whyMessages } from './messages';

const seats = (rounds: readonly SequentialThieleRound[]): Sentence[] =>
  rounds.map(({ elected, gains }, seat) =>
    say(whyMessages.addsMost, {
      seat: seat + 1,
      name: named(elected),
      gain: decimal(gains[elected] ?? 0),
    }),
  );

/** PAV: the committee of the highest sum; seat by seat where the search was given up. */
export function whyProportional({ result }: QuestionCountOf<'proportionalApproval'>): Sentence[] {
  const [round] = result.rounds;
  if (!round) return [];
  if ('elected' in round) {
    const rounds = result.rounds as readonly SequentialThieleRound[];
    return [say(whyMessages.harmonicRule), say(whyMessages.searchGivenUp), ...seats(rounds)];
  }
  const { score, committees } = round;
  return [
    say(whyMessages.harmonicRule),
    say(whyMessages.bestCommittee, { score: decimal(score) }),
    ...(committees > 1 ? [say(whyMessages.otherChoices, { equals: committees })] : []),
  ];
}

export const whySequential = ({
  result,
}: QuestionCountOf<'sequentialProportionalApproval'>): Sentence[] => [
  say(whyMessages.harmonicRule),
  ...seats(result.rounds),
];

const carries = ({ elected, load }: PhragmenRound, seat: number): Sentence => {
  const values = { seat: seat + 1, name: named(elected) };
  if (load === null) return say(whyMessages.seatByLot, values);
  return say(whyMessages.carriesLeast, { ...values, load: decimal(load) });
};

export const whyPhragmen = ({ result }: QuestionCountOf<'sequentialPhragmen'>): Sentence[] => [
  say(whyMessages.loadRule),
  ...result.rounds.map(carries),
];
