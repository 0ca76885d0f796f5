import type { StoredQuestion } from '../../shared/contract/quizzes';
import { isPossibleAnswer } from '../../shared/quizzes/possibleAnswers';
import type { QuizAnswer } from '../../shared/quizzes/answers';
import { getOptionOrder, getQuestionSize } from './paper';
import { isPassed, toPercent, scoreAnswer, getRightAnswer } from './scoring';
import { shuffle } from './shuffle';

const words = { prompt: { en: 'Which?' }, explanation: { en: 'Because.' } };
const option = (correct: boolean) => ({ label: { en: 'An option' }, correct });

const CHOICE: StoredQuestion = {
  ...words,
  kind: 'multiple',
  options: [option(true), option(false), option(true), option(false), option(true)],
};
const SINGLE: StoredQuestion = { ...words, kind: 'single', options: [option(false), option(true)] };
const ORDER: StoredQuestion = {
  ...words,
  kind: 'ordering',
  options: ['a', 'b', 'c', 'd'].map((letter) => ({ en: letter })),
};
const PAIRS: StoredQuestion = {
  ...words,
  kind: 'matching',
  pairs: ['a', 'b', 'c', 'd'].map((letter) => ({ item: { en: letter }, match: { en: letter } })),
};
const TEXT: StoredQuestion = {
  ...words,
  kind: 'text',
  accepted: [{ en: 'Town hall', ar: 'دار البلدية', tr: 'Belediye binası' }, { en: 'City hall' }],
};
const NUMBER: StoredQuestion = { ...words, kind: 'number', value: 0.3, tolerance: 0.1, unit: null };

/** The paper shows d, b, a, c: `places[shown]` is the place in the question. */
const SHOWN = [3, 1, 0, 2];

test.each<[string, StoredQuestion, QuizAnswer | null, number]>([
  ['nothing', SINGLE, null, 0],
  ['the right one', SINGLE, { chosen: [1] }, 1],
  ['the wrong one', SINGLE, { chosen: [0] }, 0],
  ['all three right ones', CHOICE, { chosen: [4, 0, 2] }, 1],
  ['two of three right ones', CHOICE, { chosen: [0, 2] }, 2 / 3],
  ['two right and one wrong', CHOICE, { chosen: [0, 1, 2] }, 1 / 3],
  ['one right and one wrong', CHOICE, { chosen: [0, 1] }, 0],
  ['more wrong than right', CHOICE, { chosen: [0, 1, 3] }, 0],
  ['everything', CHOICE, { chosen: [0, 1, 2, 3, 4] }, 1 / 3],
  ['a, b, c, d', ORDER, { order: [2, 1, 3, 0] }, 1],
  ['d, c, b, a', ORDER, { order: [0, 3, 1, 2] }, 0],
  ['b, c, d, a: two follow rightly', ORDER, { order: [1, 3, 0, 2] }, 2 / 3],
  ['all pairs', PAIRS, { matches: [2, 1, 3, 0] }, 1],
  ['one pair, the others open', PAIRS, { matches: [-1, 1, -1, -1] }, 1 / 4],
  ['the same match for all', PAIRS, { matches: [2, 2, 2, 2] }, 1 / 4],
  ['another case, a full stop and blanks', TEXT, { text: '  TOWN   hall. ' }, 1],
  ['a spelling that is accepted as well', TEXT, { text: 'city-hall' }, 1],
  ['another language, without marks and dots', TEXT, { text: 'BELEDIYE BINASI' }, 1],
  ['Arabic with another final letter', TEXT, { text: 'دار البلديه' }, 1],
  ['another word', TEXT, { text: 'town' }, 0],
  ['at the upper end of the tolerance', NUMBER, { number: 0.4 }, 1],
  ['at the lower end of the tolerance', NUMBER, { number: 0.2 }, 1],
  ['beyond it', NUMBER, { number: 0.41 }, 0],
])('points for %s', (_what, question, answer, points) => {
  const places = ['ordering', 'matching'].includes(question.kind) ? SHOWN : [0, 1, 2, 3, 4];
  expect(scoreAnswer(answer, question, places)).toBeCloseTo(points, 10);
});

test.each([CHOICE, SINGLE, ORDER, PAIRS, TEXT, NUMBER])(
  'what is given as right to a question of kind $kind fits it and has all points',
  (question) => {
    const places = getOptionOrder(question, { id: 'attempt', shuffle: false }, 0);
    const right = getRightAnswer(question, places, (texts) => ({ text: texts.en!, lang: 'en' }));
    expect(isPossibleAnswer(right, getQuestionSize(question, places))).toBe(true);
    expect(scoreAnswer(right, question, places)).toBe(1);
  },
);

test.each<[string, StoredQuestion, QuizAnswer]>([
  ['an option that is not there', SINGLE, { chosen: [2] }],
  ['two answers where one is right', SINGLE, { chosen: [0, 1] }],
  ['the same option twice', CHOICE, { chosen: [0, 0] }],
  ['an empty choice', CHOICE, { chosen: [] }],
  ['an order with a gap', ORDER, { order: [0, 1, 2] }],
  ['matches for fewer items', PAIRS, { matches: [0, 1] }],
  ['a match that is not there', PAIRS, { matches: [0, 1, 2, 4] }],
  ['blanks', TEXT, { text: '  ' }],
  ['an answer of another kind', NUMBER, { text: '0.3' }],
])('%s is no answer', (_what, question, answer) => {
  expect(
    isPossibleAnswer(
      answer,
      getQuestionSize(question, getOptionOrder(question, { id: 'attempt', shuffle: false }, 0)),
    ),
  ).toBe(false);
});

test('per cents are the mean of the points, and thirds make a whole', () => {
  expect(toPercent([1, 0, 0.5])).toBe(50);
  expect(toPercent([])).toBe(0);
  expect(isPassed(toPercent([2 / 3, 2 / 3, 2 / 3, 2 / 3, 2 / 3, 2 / 3]), 200 / 3)).toBe(true);
  expect(isPassed(toPercent([1, 1, 0]), 67)).toBe(false);
});

test('a paper has an order of its own that is repeatable and never the one that is right', () => {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const places = shuffle(`attempt ${attempt}`, 2 + (attempt % 4));
    expect(shuffle(`attempt ${attempt}`, places.length)).toEqual(places);
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4].slice(0, places.length));
    expect(places).not.toEqual([0, 1, 2, 3, 4].slice(0, places.length));
  }
});
