import { QUESTION_KINDS } from '../../../../shared/quizzes/kinds';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { blankQuestion, changeOf, withKind, writtenOf } from './writtenQuiz';

let count = 0;
const newId = () => `id-${(count += 1)}`;

test.each(QUESTION_KINDS)('a question of the kind %s comes back as it was stored', (kind) => {
  const question = withKind(blankQuestion('single', newId), kind, newId);
  const built = { ...writtenOf(aQuizPaper(), newId), questions: [question] };
  const { questions, settings } = changeOf(built);
  const again = writtenOf(aQuizPaper({ questions, settings }), newId);
  expect(questions[0]!.kind).toBe(kind);
  expect(changeOf(again).questions).toEqual(questions);
});

test('where only one option can be right, the first right one stays so', () => {
  const blank = blankQuestion('multiple', newId);
  const both = { ...blank, options: blank.options.map((one) => ({ ...one, correct: true })) };
  const { options } = withKind(both, 'single', newId);
  expect(options.map(({ correct }) => correct)).toEqual([true, false]);
});
