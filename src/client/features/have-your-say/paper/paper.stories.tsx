import { useState } from 'react';
import type { AnswerFault } from '../../../../shared/ballots/answerFaults';
import type { Answer } from '../../../../shared/ballots/answers';
import type { Question } from '../../../../shared/ballots/paper';
import { useLocale } from '../../../intl/IntlRoot';
import { anOption, aQuestion, toQuestionId } from '../../../testing/pollFactories';
import {
  createDesignOptions,
  POLL_OPTIONS,
  createTextPicker,
  type TextPicker,
} from '../../../testing/sectionDetails';
import type { ComponentStory } from '../../../workbench/componentStory';
import { LONG_TEXT } from '../../../workbench/sampleText';
import { PaperQuestion } from './PaperQuestion';
import { TokenField } from './TokenField';
import { tokenMessages } from './messages';

const [A, B, C] = POLL_OPTIONS;

interface Sample {
  readonly component: string;
  readonly state: string;
  readonly question: (say: TextPicker) => Question;
  readonly answer?: Answer;
  readonly fault?: Omit<AnswerFault, 'question'>;
}

type Made = Parameters<typeof aQuestion>[1];

const ask =
  (type: Parameters<typeof aQuestion>[0], more: Made = {}) =>
  (say: TextPicker): Question =>
    aQuestion(type, {
      prompt: say(
        'Which design shall be built?',
        'أي تصميم ينبغي أن يُبنى؟',
        'Hangi tasarım yapılsın?',
      ),
      options: createDesignOptions(say),
      ...more,
    });

const several = ask('choice', { settings: { least: 1, most: 2, none: true, own: true } });
const dots = ask('dots');
const quadratic = ask('dots', { method: 'quadratic', settings: { dots: 16, against: true } });
const equal = ask('ranking', { settings: { equal: true } });
const costs = [60_000, 50_000, 40_000];
const budget = (say: TextPicker) =>
  ask('budget', {
    options: createDesignOptions(say).map((option, at) => ({ ...option, cost: costs[at]! })),
  })(say);
const dates = (say: TextPicker) =>
  ask('date', {
    options: createDesignOptions(say).map((option, at) => ({
      ...option,
      startsAt: `2026-06-0${at + 1}T15:00:00Z`,
    })),
  })(say);
const long = (say: TextPicker) =>
  ask('choice', {
    prompt: say(...LONG_TEXT),
    help: say(...LONG_TEXT),
    options: [
      anOption(A, say(...LONG_TEXT), { description: say(...LONG_TEXT) }),
      anOption(B, say(...LONG_TEXT)),
    ],
  })(say);

const SAMPLES: readonly Sample[] = [
  { component: 'ChoiceQuestion', state: 'empty', question: ask('choice') },
  {
    component: 'ChoiceQuestion',
    state: 'filled',
    question: ask('choice'),
    answer: { chosen: [A] },
  },
  {
    component: 'ChoiceQuestion',
    state: 'fault',
    question: ask('choice'),
    fault: { code: 'required' },
  },
  { component: 'ChoiceQuestion', state: 'several', question: several, answer: { chosen: [A] } },
  {
    component: 'ChoiceQuestion',
    state: 'ownOption',
    question: several,
    answer: { chosen: [A], own: '' },
  },
  {
    component: 'ChoiceQuestion',
    state: 'none',
    question: several,
    answer: { chosen: [], none: true },
  },
  {
    component: 'ChoiceQuestion',
    state: 'tooMany',
    question: several,
    answer: { chosen: [A, B, C] },
    fault: { code: 'tooMany', most: 2, given: 3 },
  },
  { component: 'ChoiceQuestion', state: 'longTexts', question: long },
  { component: 'RankingQuestion', state: 'empty', question: ask('ranking') },
  {
    component: 'RankingQuestion',
    state: 'filled',
    question: ask('ranking'),
    answer: { ranking: [[B], [A]] },
  },
  {
    component: 'RankingQuestion',
    state: 'equal',
    question: equal,
    answer: { ranking: [[B, A], [C]] },
  },
  { component: 'ScoreQuestion', state: 'empty', question: ask('score') },
  {
    component: 'ScoreQuestion',
    state: 'filled',
    question: ask('score'),
    answer: { scores: { [A]: 5, [B]: 0 } },
  },
  {
    component: 'ScoreQuestion',
    state: 'grades',
    question: ask('score', { method: 'majorityJudgment' }),
    answer: { scores: { [A]: 4 } },
  },
  {
    component: 'ScoreQuestion',
    state: 'longScale',
    question: ask('score', { settings: { highest: 100 } }),
  },
  { component: 'DotsQuestion', state: 'empty', question: dots },
  {
    component: 'DotsQuestion',
    state: 'spent',
    question: dots,
    answer: { dots: { [A]: 5, [B]: 3 } },
  },
  {
    component: 'DotsQuestion',
    state: 'quadratic',
    question: quadratic,
    answer: { dots: { [A]: 3, [B]: -1 } },
  },
  { component: 'BudgetQuestion', state: 'empty', question: budget },
  { component: 'BudgetQuestion', state: 'filled', question: budget, answer: { chosen: [A] } },
  {
    component: 'BudgetQuestion',
    state: 'fault',
    question: budget,
    answer: { chosen: [A, B] },
    fault: { code: 'overBudget', most: 100_000, given: 110_000 },
  },
  { component: 'DateQuestion', state: 'empty', question: dates },
  {
    component: 'DateQuestion',
    state: 'filled',
    question: dates,
    answer: { dates: { [A]: 'ifNeedBe' } },
  },
  { component: 'ScaleQuestion', state: 'empty', question: ask('scale') },
  { component: 'ScaleQuestion', state: 'filled', question: ask('scale'), answer: { value: 4 } },
  { component: 'TextQuestion', state: 'empty', question: ask('text') },
  {
    component: 'TextQuestion',
    state: 'tooLong',
    question: ask('text', { settings: { letters: 5 } }),
    answer: { text: 'Seven77' },
  },
];

function Tried({ question, answer: start, fault }: Sample) {
  const say = createTextPicker(useLocale());
  const [answer, setAnswer] = useState<Answer | undefined>(start);
  return (
    <PaperQuestion
      question={question(say)}
      number={1}
      answer={answer}
      faults={fault ? [{ question: toQuestionId(1), ...fault }] : []}
      isDisabled={false}
      onAnswer={setAnswer}
    />
  );
}

/** The question of each type in its states, and the field for a voting code. */
export const PAPER_STORIES: readonly ComponentStory[] = [
  ...SAMPLES.map((sample) => ({
    component: sample.component,
    state: sample.state,
    render: () => <Tried {...sample} />,
  })),
  {
    component: 'TokenField',
    state: 'empty',
    render: () => <TokenField token="" fault={null} onToken={() => undefined} />,
  },
  {
    component: 'TokenField',
    state: 'fault',
    render: () => (
      <TokenField token="AB12" fault={tokenMessages.unknown} onToken={() => undefined} />
    ),
  },
];
