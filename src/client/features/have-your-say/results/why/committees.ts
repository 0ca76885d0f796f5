import type { QuestionCountOf } from '../../../../../counting/countQuestion';
import type { PhragmenRound } from '../../../../../counting/sequentialPhragmen';
import type { SequentialThieleRound } from '../../../../../counting/thiele';
import { toDecimalValue, toOptionsValue, createSentence, type Sentence } from '../sentence';
import { whyMessages } from './messages';

const seats = (rounds: readonly SequentialThieleRound[]): Sentence[] =>
  rounds.map(({ elected, gains }, seat) =>
    createSentence(whyMessages.addsMost, {
      seat: seat + 1,
      name: toOptionsValue(elected),
      gain: toDecimalValue(gains[elected] ?? 0),
    }),
  );

/** PAV: the committee of the highest sum; seat by seat where the search was given up. */
export function explainProportional({
  result,
}: QuestionCountOf<'proportionalApproval'>): Sentence[] {
  const [round] = result.rounds;
  if (!round) return [];
  if ('elected' in round) {
    const rounds = result.rounds as readonly SequentialThieleRound[];
    return [
      createSentence(whyMessages.harmonicRule),
      createSentence(whyMessages.searchGivenUp),
      ...seats(rounds),
    ];
  }
  const { score, committees } = round;
  return [
    createSentence(whyMessages.harmonicRule),
    createSentence(whyMessages.bestCommittee, { score: toDecimalValue(score) }),
    ...(committees > 1 ? [createSentence(whyMessages.otherChoices, { equals: committees })] : []),
  ];
}

export const explainSequential = ({
  result,
}: QuestionCountOf<'sequentialProportionalApproval'>): Sentence[] => [
  createSentence(whyMessages.harmonicRule),
  ...seats(result.rounds),
];

const carries = ({ elected, load }: PhragmenRound, seat: number): Sentence => {
  const values = { seat: seat + 1, name: toOptionsValue(elected) };
  if (load === null) return createSentence(whyMessages.seatByLot, values);
  return createSentence(whyMessages.carriesLeast, { ...values, load: toDecimalValue(load) });
};

export const explainPhragmen = ({ result }: QuestionCountOf<'sequentialPhragmen'>): Sentence[] => [
  createSentence(whyMessages.loadRule),
  ...result.rounds.map(carries),
];
