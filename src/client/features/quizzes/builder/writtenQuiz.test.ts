import { QUESTION_KINDS } from '../../../../shared/quizzes/questionKinds';
import { aQuizPaper } from '../../../testing/quizPaperFactories';
import { createBlankQuestion, toQuizChange, setKind, toWrittenQuiz } from './writtenQuiz';

let count = 0;
const newId = () => `id-${(count += 1)}`;

test.each(QUESTION_KINDS)('a question of the kind %s comes back as it was stored', (kind) => {
  const question = setKind(createBlankQuestion('single', newId), kind, newId);
  const built = { ...toWrittenQuiz(aQuizPaper(), newId), questions: [question] };
  const { questions, settings } = toQuizChange(built);
  const again = toWrittenQuiz(aQuizPaper({ questions, settings }), newId);
  expect(questions[0]!.kind).toBe(kind);
  expect(toQuizChange(again).questions).toEqual(questions);
});

test('where only one option can be right, the first right one stays so', () => {
  const blank = createBlankQuestion('multiple', newId);
  const both = { ...blank, options: blank.options.map((one) => ({ ...one, correct: true })) };
  const { options } = setKind(both, 'single', newId);
  expect(options.map(({ correct }) => correct)).toEqual([true, false]);
});
