import type { Answer } from '../../shared/ballots/answers';
import { AVAILABILITIES } from '../../shared/ballots/answers';
import type { OpeningQuestion } from '../../shared/ballots/opening';
import { countSpentDots } from '../../shared/ballots/answerFaults';
import type { QuestionType } from '../../shared/ballots/paper';
import type { Dice } from './ballotKinds';

type Random = (dice: Dice, question: OpeningQuestion) => Answer;

const someOf = ({ below, shuffled }: Dice, { options }: OpeningQuestion, most: number) =>
  shuffled(options.map(({ id }) => id)).slice(0, below(Math.min(options.length, most) + 1));

function randomChoice(dice: Dice, question: OpeningQuestion): Answer {
  const { none, own, most, least } = question.settings as Extract<
    OpeningQuestion,
    { type: 'choice' }
  >['settings'];
  if (none && dice.below(8) === 0) return { chosen: [], none: true };
  if (own && dice.below(8) === 0) return { chosen: [], own: `words ${dice.below(3)}` };
  const chosen = someOf(dice, question, most);
  return { chosen: chosen.length < least ? [question.options[0]!.id] : chosen };
}

function randomDots(dice: Dice, question: OpeningQuestion): Answer {
  const dotsQuestion = question as Extract<OpeningQuestion, { type: 'dots' }>;
  const { dots: budget, against } = dotsQuestion.settings;
  const dots: Record<string, number> = {};
  for (const option of someOf(dice, question, 3)) {
    const votes = (against && dice.below(3) === 0 ? -1 : 1) * dice.below(4);
    if (countSpentDots({ ...dots, [option]: votes }, dotsQuestion) <= budget) dots[option] = votes;
  }
  return { dots };
}

const given = <Value>(ids: readonly string[], value: () => Value) =>
  Object.fromEntries(ids.map((id) => [id, value()]));

const RANDOM: Readonly<Record<QuestionType, Random>> = {
  choice: randomChoice,
  budget: (dice, question) => ({ chosen: someOf(dice, question, 3) }),
  ranking: (dice, question) => ({ ranking: someOf(dice, question, 4).map((id) => [id]) }),
  score: (dice, question) => ({
    scores: given(someOf(dice, question, 4), () => dice.below(6)),
  }),
  dots: randomDots,
  date: (dice, question) => ({
    dates: given(someOf(dice, question, 4), () => AVAILABILITIES[dice.below(3)]!),
  }),
  scale: (dice) => ({ value: 1 + dice.below(5) }),
  text: (dice) => ({ text: `words ${dice.below(5)}` }),
};

/** Creates an answer that the paper allows; some of them are blank. */
export const createRandomAnswer = (dice: Dice, question: OpeningQuestion): Answer =>
  RANDOM[question.type](dice, question);
