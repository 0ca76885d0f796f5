import type { Answers } from './answers';
import { listAskedQuestions, pickCastableAnswers } from './askedQuestions';
import type { Condition } from './paper';

const when = (question: string, is: Condition['is'], option: string | null = null): Condition => ({
  question,
  is,
  option,
});
const paper = (...questions: readonly (readonly [id: string, ...conditions: Condition[]])[]) =>
  questions.map(([id, ...conditions]) => ({
    id,
    conditions,
    type: 'text' as const,
    method: 'text' as const,
    settings: { letters: 200 },
    options: [],
  }));
const idsOf = (questions: ReturnType<typeof paper>, answers: Answers) =>
  listAskedQuestions(questions, answers).map(({ id }) => id);

test.each<[Condition['is'], Answers, boolean]>([
  ['answered', { first: { chosen: ['a'] } }, true],
  ['answered', {}, false],
  ['notAnswered', {}, true],
  ['notAnswered', { first: { chosen: ['a'] } }, false],
  ['chosen', { first: { chosen: ['b', 'a'] } }, true],
  ['chosen', { first: { chosen: ['b'] } }, false],
  ['chosen', {}, false],
  ['notChosen', { first: { chosen: ['b'] } }, true],
  ['notChosen', {}, true],
  ['notChosen', { first: { chosen: ['a'] } }, false],
])('asked when the first is %s, after %j: %s', (is, answers, isAsked) => {
  const questions = paper(['first'], ['second', when('first', is, 'a')]);
  expect(idsOf(questions, answers).includes('second')).toBe(isAsked);
});

test('all conditions have to hold', () => {
  const questions = paper(
    ['first'],
    ['second'],
    ['third', when('first', 'answered'), when('second', 'chosen', 'a')],
  );
  expect(idsOf(questions, { first: { value: 1 }, second: { chosen: ['b'] } })).not.toContain(
    'third',
  );
  expect(idsOf(questions, { first: { value: 1 }, second: { chosen: ['a'] } })).toContain('third');
});

test('a question that is not asked has no answer, for later ones too', () => {
  const questions = paper(
    ['first'],
    ['second', when('first', 'chosen', 'a')],
    ['third', when('second', 'answered')],
  );
  const answers = { first: { chosen: ['b'] }, second: { value: 1 }, third: { value: 1 } };
  expect(idsOf(questions, answers)).toEqual(['first']);
  expect(pickCastableAnswers(questions, answers)).toEqual({ first: { chosen: ['b'] } });
});

test('conditions look back only: a question that comes later was not asked yet', () => {
  const questions = paper(['first', when('second', 'answered')], ['second']);
  expect(idsOf(questions, { second: { value: 1 } })).toEqual(['second']);
});

test('what is cast stands in the order of the paper, without what has no answer', () => {
  const answers = { second: { value: 2 }, first: { value: 1 }, stranger: { value: 3 } };
  const cast = pickCastableAnswers(paper(['first'], ['second'], ['third']), answers);
  expect(Object.entries(cast)).toEqual([
    ['first', { value: 1 }],
    ['second', { value: 2 }],
  ]);
});

test.each([{ first: null }, { first: 'a' }, { first: [] }, { first: { chosen: 'a' } }])(
  'junk %j chooses nothing and breaks nothing',
  (answers) => {
    const questions = paper(['first'], ['second', when('first', 'chosen', 'ab')]);
    expect(idsOf(questions, answers as never)).toEqual(['first']);
  },
);
